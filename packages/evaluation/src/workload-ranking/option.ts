import type { Kind } from '@inferbench/domain/kind';
import type { MissingReason } from '@inferbench/domain/metric';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { BoardValue, Cost, EvidenceGrade, Score } from '@inferbench/domain/score';
import type { Phase } from '@inferbench/domain/slice';
import type { WorkloadDistance } from '@inferbench/domain/workload-ranking';
import type { Latencies } from './limits.ts';

/** Chip, number of chips and stack of an entry. */
export interface RankedSystem {
  slug: string;
  label: string;
  chip: string;
  chips: number;
  framework: string | null;
}

/** A measured or published point of the model with prompt and answer. */
export interface WorkloadPoint {
  pointId: string;
  system: RankedSystem;
  kind: Kind;
  evidenceGrade: EvidenceGrade;
  precision: PrecisionClass;
  phase: Phase;
  technique: string;
  /** Why it never ranks; null where it does. */
  unranked: string | null;
  batch: number;
  inputTokens: number;
  outputTokens: number;
  score: Score;
}

/** One way in which a system could serve the workload: a point, a stretch between two, or a simulation. */
export interface Option {
  system: RankedSystem;
  kind: Kind;
  evidenceGrade: EvidenceGrade;
  precision: PrecisionClass;
  phase: Phase;
  technique: string;
  pointIds: string[];
  distance: WorkloadDistance;
  latencies: Latencies;
  /** Of the system. */
  outputTokensPerSec: number;
  costs: Cost[];
  /** Under each key on which it could rank. */
  values: BoardValue[];
  /** Why the metric is missing, where it is. */
  missing: { reason: MissingReason; detail: string } | null;
}

/** Entries of one system, precision and technique stand for each other; the best of them ranks. */
export function optionKey({
  system,
  precision,
  technique,
}: Pick<Option, 'system' | 'precision' | 'technique'>): string {
  return `${system.slug} ${precision} ${technique}`;
}
