import type { Chip } from '@inferbench/domain/chips/chip';
import type { Operator, OperatorGraph, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { LoadAmounts } from '@inferbench/domain/models/step-load';
import type { Constants } from '@inferbench/domain/scores/calibration';
import type { CollectiveConstants } from './collectives.ts';
import type { ResolvedPeak } from './resolve-peak.ts';

/** Dense rates of one chip after resolution of the precisions. */
export type PeakRates = Omit<ResolvedPeak, 'confidence' | 'standIn'>;

/** What one chip does in one copy of an operator. One object is refilled for every operator: read it at once. */
export interface OperatorWork {
  /** Rows M of the multiplication: tokens, sampled tokens, or tokens an expert. */
  rows: number;
  flops: number;
  /** Norms, softmax, activation functions: vector units, never useful. */
  vectorFlops: number;
  weightBytes: number;
  /** Bytes to expand the weights in memory, where their format needs it for a product of many rows. */
  expansionBytes: number;
  kvBytes: number;
  activationBytes: number;
}

/** Time of one copy of an operator on one chip: max(computeSec, memorySec + kvSec) + launchSec + expansionSec. Refilled likewise. */
export interface OperatorTime {
  computeSec: number;
  /** Weights and activations. */
  memorySec: number;
  kvSec: number;
  launchSec: number;
  /** Time to expand packed weights in memory before a product of many rows. */
  expansionSec: number;
}

/** A step before its operators are timed. */
export interface StepView {
  /** Operators that have work, in their order. */
  active: readonly number[];
  /** What it asks of each. */
  ofOperator: readonly Readonly<LoadAmounts>[];
}

/** How one architecture family does one graph on one placement; everything that no batch or context changes is known. */
export interface StepModel {
  /** Called once a step before its operators. `bytesPerChip`: what weights and caches take on each chip. */
  begin(step: StepView, bytesPerChip: number): void;
  operator(index: number, work: OperatorWork, time: OperatorTime): void;
  /** Operators that run as one at this load; asked after `begin`. Left out: every operator by itself. */
  sections?(): readonly Section[];
  /** Paid once a step by the host, whatever the operators. A step with prompts in it is one of prompts. */
  hostSec(sequences: number, phase: StepPhase): number;
  /** Exposed time to load configurations, given the time of one run of each section. */
  reconfigurationSec?(sectionSec: readonly number[]): number;
  /** Latencies and shares of collectives. Left out: the fitted ones. */
  collectives?: CollectiveConstants;
}

/** Operators whose sums of compute and of memory time overlap. */
export interface Section {
  operators: readonly number[];
  /** Runs of the section in a step; an operator of it runs its own multiplicity ÷ this in each. */
  multiplicity: number;
  /** Share of each operator's activations, in the order of `operators`, that leaves or enters the section. */
  boundaryShares: readonly number[];
}

export interface FamilyInput<C extends Chip = Chip> {
  chip: C;
  graph: OperatorGraph;
  placement: Placement;
  peak: PeakRates;
  constants: Constants;
}

/** One architecture family: a new one is one file that gives this, and a line in `family-models.ts`. */
export interface FamilyModel<C extends Chip = Chip> {
  prepare(input: FamilyInput<C>): StepModel;
  /** Whether its chips are used in any number; left out: in powers of two, as they are sold. */
  anyNumber?: true;
  /** What the model assumes of a chip beside its figures, by part. */
  provenance?(chip: C): Readonly<Record<string, string>>;
}

/** Operations a second of one chip for an operator: attention and states may compute in another class than the linear layers. */
export function opsPerSecOf({ kind }: Operator, { denseOpsPerSec, attentionOpsPerSec }: PeakRates): number {
  return kind === 'attention' || kind === 'recurrence' ? attentionOpsPerSec : denseOpsPerSec;
}
