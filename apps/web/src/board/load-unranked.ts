import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { UnrankedInSlice, type UnrankedPage } from '@inferbench/graphql-documents/unranked';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import type { EvidenceChoice } from '../address/evidence-choice.ts';
import { loadInstance } from '../api/instance/load-instance.ts';
import { EVIDENCE_INPUT } from '../address/evidence-choice.ts';
import { type RowWithoutRank, rowsWithoutRank } from './examples.ts';

/** What stands in a slice and takes no rank. */
export interface WithoutRank {
  unranked: Answer<UnrankedPage>;
  /**
   * Rows in their places among the others: what nobody reviewed, and examples where demo organisations are kept,
   * whose first run is one.
   */
  inTable: readonly RowWithoutRank[];
  /** Examples elsewhere, listed apart. */
  apart: readonly RowWithoutRank[];
}

export async function loadWithoutRank(
  slice: Slice,
  metric: RankMetric,
  choice: EvidenceChoice,
): Promise<WithoutRank> {
  const [answer, instance] = await Promise.all([
    ask(UnrankedInSlice, { slice, metric, include: EVIDENCE_INPUT[choice]?.include ?? null }),
    loadInstance(),
  ]);
  const unranked = mapAnswer(answer, (value) => value.unranked);
  const rows = unranked.state === 'DATA' ? rowsWithoutRank(unranked.value, choice) : [];
  const inTable = rows.filter(({ edge }) => instance?.demo === true || !edge.node.point.example);
  return { unranked, inTable, apart: rows.filter((row) => !inTable.includes(row)) };
}
