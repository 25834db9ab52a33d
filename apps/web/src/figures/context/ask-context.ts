import { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { Crossovers, type CrossoversResult } from '@inferbench/graphql-documents/crossovers';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';

/** Value and rank over context around a slice. */
export async function askContext(slice: Slice, metric: RankMetric): Promise<Answer<ContextAnalysis>> {
  return mapAnswer(await ask(Crossovers, { slice, metric }), ({ crossovers }) =>
    toAnalysis(slice, crossovers),
  );
}

/** The wire's analysis as the domain's; kinds are narrower there than the schema's enum says. */
function toAnalysis(slice: Slice, found: CrossoversResult): ContextAnalysis | null {
  // urql's cache adds `__typename` to every object.
  const plain: unknown = JSON.parse(
    JSON.stringify(found, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );
  return ContextAnalysis.safeParse(Object.assign({ slice }, plain)).data ?? null;
}
