import type { Assumption, AssumptionName } from '@inferbench/domain/board/comparison';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import type { CostBasis, EvidenceGrade } from '@inferbench/domain/scores/score';
import type { SlicePosition } from '@inferbench/domain/terms/slice';

/** What a point says of how its figures came about; null where its source does not. */
export interface PointFacts {
  chip: string;
  chips: number;
  framework: string | null;
  frameworkVersion: string | null;
  /** Precision of the weights as declared. */
  weights: string | null;
  kv: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
  position: SlicePosition;
  /** Best boundary of its power. */
  powerBoundary: PowerBoundary | null;
  costBases: readonly CostBasis[];
  evidenceGrade: EvidenceGrade;
  kind: Kind;
  /** How controlled a publication is; null for submitted runs. */
  sourceGrade: string | null;
}

type Fact = string | number | null;

/** Facts in the order in which they are shown: what ran, how, under which load, and what the figures rest on. */
const FACTS: readonly (readonly [AssumptionName, (point: PointFacts) => Fact])[] = [
  ['CHIP', ({ chip }) => chip],
  ['CHIPS', ({ chips }) => chips],
  ['FRAMEWORK', ({ framework }) => framework],
  ['FRAMEWORK_VERSION', ({ frameworkVersion }) => frameworkVersion],
  ['WEIGHT_PRECISION', ({ weights }) => weights],
  ['KV_PRECISION', ({ kv }) => kv],
  ['BATCH', ({ position }) => position.batch],
  ['BATCH_BASIS', ({ position }) => position.batchBasis],
  ['INPUT_TOKENS', ({ inputTokens }) => inputTokens],
  ['OUTPUT_TOKENS', ({ outputTokens }) => outputTokens],
  ['CONTEXT', ({ position }) => position.context],
  ['POWER_BOUNDARY', ({ powerBoundary }) => powerBoundary],
  ['COST_BASIS', ({ costBases }) => (costBases.length === 0 ? null : costBases.toSorted().join(' and '))],
  ['EVIDENCE_GRADE', ({ evidenceGrade }) => evidenceGrade],
  ['KIND', ({ kind }) => kind],
  ['SOURCE_GRADE', ({ sourceGrade }) => sourceGrade],
];

/** Everything that two figures rest on, side by side. */
export function assumptionsOf(a: PointFacts, b: PointFacts): Assumption[] {
  return FACTS.map(([what, read]) => {
    const [own, other] = [read(a), read(b)];
    return {
      what,
      a: own === null ? null : String(own),
      b: other === null ? null : String(other),
      differs: own === null || other === null ? null : own !== other,
    };
  });
}
