import type { Kind } from '@inferbench/domain/terms/kind';
import type { MissingReason } from '@inferbench/domain/terms/metric';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { BoardValue, Cost, CostInputs, EvidenceGrade, Score } from '@inferbench/domain/scores/score';
import type { Phase } from '@inferbench/domain/terms/slice';
import type { WorkloadDistance } from '@inferbench/domain/workload/workload-ranking';
import type { Latencies } from './limits.ts';

/** Chip, number of chips and stack of an entry. */
export interface RankedSystem {
  slug: string;
  label: string;
  chip: string;
  chips: number;
  framework: string | null;
}

/** What a point and whatever is made of points have in common. */
interface Offer {
  system: RankedSystem;
  kind: Kind;
  evidenceGrade: EvidenceGrade;
  precision: PrecisionClass;
  phase: Phase;
  technique: string;
}

/** A measured or published point of the model with prompt and answer. */
export interface WorkloadPoint extends Offer {
  pointId: string;
  /** Why it never ranks; null where it does. */
  unranked: string | null;
  batch: number;
  inputTokens: number;
  outputTokens: number;
  /** False without timed answers: nothing is known of it that could serve. */
  isTimed: boolean;
  /** Prices of its chip as it was scored; null where a point before it says those of the chip. */
  costInputs: CostInputs | null;
  /** Score; null of a point too far from the asked workload to serve it, or to lie beside one that could. */
  score: Score | null;
}

/** One way in which a system could serve the workload: a point, a stretch between two, or a simulation. */
export interface Option extends Offer {
  pointIds: string[];
  distance: WorkloadDistance;
  latencies: Latencies;
  /** Output of the system. */
  outputTokensPerSec: number;
  costs: Cost[];
  /** Values under each key on which it could rank. */
  values: BoardValue[];
  /** Why the metric is missing, where it is. */
  missing: { reason: MissingReason; detail: string } | null;
}

/** Key of a system at one precision, which ranks once. */
export function systemKey(slug: string, precision: PrecisionClass): string {
  return `${slug} ${precision}`;
}

/** Entries of one system, precision and technique stand for each other; the best of them ranks. */
export function optionKey({
  system,
  precision,
  technique,
}: Pick<Offer, 'system' | 'precision' | 'technique'>): string {
  return `${systemKey(system.slug, precision)} ${technique}`;
}
