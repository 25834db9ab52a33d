import type { RankMetric } from '@inferbench/domain/metric';
import type { Slice } from '@inferbench/domain/slice';
import { UnrankedInSlice, type UnrankedPage } from '@inferbench/graphql-documents/unranked';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import type { EvidenceChoice } from '../address/evidence-choice.ts';
import { loadInstance } from '../instance/load-instance.ts';
import { type Example, examplesOf } from './examples.ts';

/** What stands in a slice and takes no rank. */
export interface WithoutRank {
  unranked: Answer<UnrankedPage>;
  /** In their places among the rows: where demo organisations are kept, whose first run is one. */
  inTable: readonly Example[];
  /** Elsewhere they are listed apart. */
  apart: readonly Example[];
}

export async function loadWithoutRank(
  slice: Slice,
  metric: RankMetric,
  choice: EvidenceChoice,
): Promise<WithoutRank> {
  const [answer, instance] = await Promise.all([ask(UnrankedInSlice, { slice, metric }), loadInstance()]);
  const unranked = mapAnswer(answer, (value) => value.unranked);
  const examples = unranked.state === 'DATA' ? examplesOf(unranked.value, choice) : [];
  return instance?.demo === true
    ? { unranked, inTable: examples, apart: [] }
    : { unranked, inTable: [], apart: examples };
}
