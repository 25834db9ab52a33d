import { z } from 'zod';
import type { Finding, RuleId } from '../errors/finding.ts';
import type { PowerBoundary } from '../terms/power-boundary.ts';

/** Badges of a point: what its evidence lacks, in a word each (docs/rules.md#evidence-and-badges). */
export const PointTag = z.enum([
  'no-accuracy-evidence',
  'cache-policy-unknown',
  'estimated-power',
  'capped-at-e2',
  'acceptance-declared',
]);
export type PointTag = z.infer<typeof PointTag>;

/** Rules whose warning is a badge as well. */
const TAG_OF_RULE: Readonly<Partial<Record<RuleId, PointTag>>> = {
  'QUAL-ACCURACY': 'no-accuracy-evidence',
  'TECH-CACHE': 'cache-policy-unknown',
  'STAT-DURATION': 'capped-at-e2',
  'TECH-SPECULATIVE': 'acceptance-declared',
};

/** Boundaries whose watts are worked out from a plan or a model instead of read from a meter. */
const ESTIMATED: ReadonlySet<PowerBoundary> = new Set(['provisioned', 'chassis_model']);

/** Badges that the warnings on a point and its power boundary give it; a flag or a reject is more than a badge. */
export function tagsOf(boundary: PowerBoundary | null, findings: readonly Finding[]): PointTag[] {
  const warned = findings.flatMap(({ rule, severity }) =>
    severity === 'warn' ? (TAG_OF_RULE[rule] ?? []) : [],
  );
  const estimated = boundary !== null && ESTIMATED.has(boundary) ? (['estimated-power'] as const) : [];
  const found = new Set<PointTag>([...warned, ...estimated]);
  return PointTag.options.filter((tag) => found.has(tag));
}
