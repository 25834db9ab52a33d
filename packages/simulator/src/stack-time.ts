import type { Operator, StepPhase } from '@inferbench/domain/operator-graph';
import type { StackTerms } from '@inferbench/domain/stack-terms';
import type { OperatorTime } from './family-model.ts';

/** The factor of a stack on the compute time of an operator, by which kind of kernel runs it. */
export function computeFactor({ kind, routed }: Operator, { computeFactor: of }: StackTerms): number {
  if (routed !== null) return of.experts;
  return kind === 'attention' || kind === 'recurrence' ? of.attention : of.gemm;
}

/** The factor of a stack on the time in which an operator streams its weights and activations. */
export function memoryFactor({ routed }: Operator, { memoryFactor: of }: StackTerms): number {
  return routed === null ? of.weights : of.experts;
}

/** max(c, w + kv·f_kv) + launch·f + expansion + collective·f of what takes `computeSec` and `memorySec` on the stack. */
export function stackRunSec(
  { computeSec, memorySec }: Pick<OperatorTime, 'computeSec' | 'memorySec'>,
  { kvSec, launchSec, expansionSec }: Omit<OperatorTime, 'computeSec' | 'memorySec'>,
  collectiveSec: number,
  { memoryFactor: { kv }, launchFactor, collectiveFactor }: StackTerms,
): number {
  const overlapped = Math.max(computeSec, memorySec + kvSec * kv);
  return overlapped + launchSec * launchFactor + expansionSec + collectiveSec * collectiveFactor;
}

/** Of the host in a step; a kernel timed by itself has none, and items of a batch are no requests. */
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
