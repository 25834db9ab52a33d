import type { LimitingResource } from '@inferbench/domain/scores/simulation';

/** Slots of the array that `plan.at` fills. Times in seconds, FLOPs and bytes of the whole placement. */
export const SLOT = {
  idealSec: 0,
  attainableSec: 1,
  flops: 2,
  weightBytes: 3,
  kvBytes: 4,
  activationBytes: 5,
  collectiveBytes: 6,
  computeSec: 7,
  memorySec: 8,
  kvSec: 9,
  launchSec: 10,
  collectiveSec: 11,
  /** Part of `flops`: scores and values. */
  attentionFlops: 12,
  hostSec: 13,
  reconfigurationSec: 14,
  /** Time that compute units are busy, whatever else the operators wait for. */
  computeBusySec: 15,
  /** Time of the stack that the step was asked for; the attainable time where it was asked for none. */
  expectedSec: 16,
} as const;
export const SLOT_COUNT = 17;

export function slot(out: Float64Array, index: number): number {
  return out[index] ?? 0;
}

export function addTo(out: Float64Array, index: number, value: number): void {
  out[index] = slot(out, index) + value;
}

const LIMITS: readonly (readonly [LimitingResource, readonly number[]])[] = [
  ['compute', [SLOT.computeSec]],
  ['memory', [SLOT.memorySec]],
  ['kv', [SLOT.kvSec]],
  ['launch', [SLOT.launchSec, SLOT.hostSec, SLOT.reconfigurationSec]],
  ['collective', [SLOT.collectiveSec]],
];

/** The resource that takes most of the attainable time. */
export function limitingResource(out: Float64Array): LimitingResource {
  let [limit, most] = ['memory' as LimitingResource, Number.NEGATIVE_INFINITY];
  for (const [resource, indexes] of LIMITS) {
    const sec = indexes.reduce((sum, index) => sum + slot(out, index), 0);
    if (sec > most) [limit, most] = [resource, sec];
  }
  return limit;
}
