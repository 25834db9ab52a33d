import type { Operator, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import type { OperatorTime } from './family-model.ts';

type Kernels = keyof StackTerms['computeFactor'];

/** Kind of kernel that runs an operator. */
function kernelsOf({ kind, routed }: Operator): Kernels {
  if (routed !== null) return 'experts';
  return kind === 'attention' || kind === 'recurrence' ? 'attention' : 'gemm';
}

/** The factor of a stack on the compute time of an operator. */
export function computeFactor(operator: Operator, { computeFactor: of }: StackTerms): number {
  return of[kernelsOf(operator)];
}

/** The factor of a stack on the time of an operator's kernels beside their work. */
export function launchFactor(operator: Operator, { launchFactor: of }: StackTerms): number {
  return of[kernelsOf(operator)];
}

/** The factor of a stack on the time in which an operator streams its weights and activations. */
export function memoryFactor({ routed }: Operator, { memoryFactor: of }: StackTerms): number {
  return routed === null ? of.weights : of.experts;
}

/** Times that a stack takes, by the kinds of its kernels. */
export type OnStack = Pick<OperatorTime, 'computeSec' | 'memorySec' | 'launchSec'>;

/** max(c, w + kv·f_kv) + launch + expansion + collective·f of what takes `computeSec`, `memorySec` and `launchSec` on the stack. */
export function stackRunSec(
  { computeSec, memorySec, launchSec }: OnStack,
  { kvSec, expansionSec }: Omit<OperatorTime, keyof OnStack>,
  collectiveSec: number,
  { memoryFactor: { kv }, collectiveFactor }: StackTerms,
): number {
  const overlapped = Math.max(computeSec, memorySec + kvSec * kv);
  return overlapped + launchSec + expansionSec + collectiveSec * collectiveFactor;
}

/** Time of the host in a step; a kernel timed by itself has none, and items of a batch are no requests. */
export function stackHostSec(
  phase: StepPhase,
  { sequences, finished }: { sequences: number; finished: number },
  { hostStepSec, hostSequenceSec, promptSec }: StackTerms,
): number {
  switch (phase) {
    case 'kernel':
      return 0;
    case 'pass':
      return hostStepSec;
    case 'decode':
      return hostStepSec + hostSequenceSec * sequences;
    case 'prefill':
      return hostStepSec + hostSequenceSec * sequences + promptSec * finished;
  }
}
