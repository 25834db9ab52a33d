import type { MaturityPhase } from '@inferbench/domain/scores/calibration';
import type { LimitingResource, StepBytes, StepTime } from '@inferbench/domain/scores/simulation';
import type { Machine } from './set-up.ts';
import { addBytes } from './step-times.ts';

/** A step that a phase of work repeats; the phase is the sum of its parts. */
export interface Part {
  /** Kind of software skill that it takes. */
  kind: MaturityPhase;
  /** How often it runs in one unit of the phase. */
  times: number;
  /** Machines that do it at the same time, each for itself: replicas of which each takes its own prompt. */
  copies: number;
  step: StepTime;
  machine: Machine;
}

/** Sum of a time: copies run side by side. */
export function secondsOf<P extends Part>(parts: readonly P[], of: (part: P) => number): number {
  return parts.reduce((sum, part) => sum + part.times * of(part), 0);
}

/** Sum of work, bytes or energy: every copy adds its own. */
export function totalOf<P extends Part>(parts: readonly P[], of: (part: P) => number): number {
  return parts.reduce((sum, part) => sum + part.times * part.copies * of(part), 0);
}

export function bytesOf(parts: readonly Part[]): StepBytes {
  const none: StepBytes = { weights: 0, kv: 0, activations: 0, collectives: 0 };
  return parts.reduce((sum, { step, times, copies }) => addBytes(sum, step.bytes, times * copies), none);
}

/** What the part that takes longest is limited by. */
export function limitOf(parts: readonly Part[]): LimitingResource {
  let [longest, limit]: [number, LimitingResource] = [-1, 'memory'];
  for (const { step, times } of parts) {
    const sec = times * step.attainableSec;
    if (sec > longest) [longest, limit] = [sec, step.limitedBy];
  }
  return limit;
}

/** The same parts, run `factor` times as often. */
export function repeated<P extends Part>(parts: readonly P[], factor: number): P[] {
  return parts.map((part) => ({ ...part, times: part.times * factor }));
}
