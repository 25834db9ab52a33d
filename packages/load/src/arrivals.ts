import type { MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import { replicationSeed, STREAM, streamKey } from '@inferbench/serving/counter-random';
import { drawsOf, exponential, gamma } from './variates.ts';

export type OpenLoad = Extract<MeasurementLoad, { kind: 'open' }>;

/** A stage ends by time and by count: both have to be reached where both are stated. */
export interface StageLength {
  requests: number | null;
  seconds: number | null;
}

/** The seed of one stage, so that no two stages of a measurement send the same requests. */
export function stageSeed(seed: number, stage: number): number {
  return replicationSeed(seed, stage);
}

/** Times at which the requests of a stage are to be sent, in seconds from its start, whoever waits for an answer. */
export function arrivalSecs(load: OpenLoad, length: StageLength, seed: number): number[] {
  const key = streamKey(seed, STREAM.arrival);
  const times: number[] = [];
  for (let atSec = gapSec(load, key, 0); !isLongEnough(times.length, atSec, length);) {
    times.push(atSec);
    atSec += gapSec(load, key, times.length);
  }
  return times;
}

function isLongEnough(count: number, atSec: number, { requests, seconds }: StageLength): boolean {
  if (requests === null && seconds === null) return true;
  return (requests === null || count >= requests) && (seconds === null || atSec > seconds);
}

/** Time from one request to the next, drawn by the number of the later one. */
function gapSec({ arrivals, requestsPerSec, cv = 1 }: OpenLoad, key: number, index: number): number {
  if (arrivals === 'constant') return 1 / requestsPerSec;
  const next = drawsOf(key, index);
  return (arrivals === 'gamma' ? gamma(next, cv) : exponential(next)) / requestsPerSec;
}
