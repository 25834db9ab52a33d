import { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { Crossovers } from '@inferbench/graphql-documents/crossovers';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { fromGraphql } from '../../api/from-graphql.ts';

export async function askContext(slice: Slice, metric: RankMetric): Promise<Answer<ContextAnalysis>> {
  return mapAnswer(await ask(Crossovers, { slice, metric }), ({ crossovers }) =>
    fromGraphql(ContextAnalysis, { slice, ...crossovers }),
  );
}
