import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulatedTimes } from '@inferbench/domain/simulate-result';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { ExpectedPart } from './expected.ts';
import { type Part, repeated, secondsOf } from './part.ts';

/** Which of the three times. */
export type TimeOf<P extends Part> = (part: P) => number;

export interface PhaseUnit<P extends Part = ExpectedPart> {
  /** All parts of one unit of the phase: the whole batch, one step, or one token of every sequence. */
  parts: P[];
  /** Answer tokens, requests and images that a unit finishes. */
  outputTokens: number;
  requests: number;
  images: number;
  times(of: TimeOf<P>): SimulatedTimes;
}

export interface Stretches<P extends Part> {
  prefill: P[];
  token: P[];
}

/** How the stretches of a phase add up to its unit, and which figures it has (interfaces.md 1). */
export function languageUnit<P extends Part>(
  request: SimulateRequest,
  { prefill, token }: Stretches<P>,
  { replicas, apart }: { replicas: number; apart: boolean },
): PhaseUnit<P> {
  const { phase, batch, outputTokens = 1 } = request;
  const none = { outputTokens: 0, requests: 0, images: 0 };
  switch (phase) {
    case 'prefill':
      return {
        ...none,
        parts: prefill,
        requests: batch,
        times: (of) => ({ prefillLatencyMs: secondsOf(prefill, of) * MS_PER_SEC }),
      };
    case 'generate':
      return {
        ...none,
        parts: [...prefill, ...repeated(token, outputTokens)],
        outputTokens: batch * outputTokens,
        requests: batch,
        times(of) {
          const [first, each] = [secondsOf(prefill, of), secondsOf(token, of)];
          const whole = first + outputTokens * each;
          return {
            ...tokenTimes(each, batch),
            prefillLatencyMs: first * MS_PER_SEC,
            e2eLatencySec: whole,
            outputTokensPerSec: (batch * outputTokens) / whole,
          };
        },
      };
    case 'serving': {
      // Between two tokens of a sequence every replica computes its share of the prompts, unless other chips do.
      const prompts = repeated(prefill, batch / replicas / outputTokens);
      const parts = [...prompts, ...token];
      return {
        ...none,
        parts,
        outputTokens: batch,
        requests: batch / outputTokens,
        times: (of) => tokenTimes(secondsOf(apart ? token : parts, of), batch),
      };
    }
    case 'decode':
    case 'image':
    case 'op':
      return {
        ...none,
        parts: token,
        outputTokens: batch,
        times: (of) => tokenTimes(secondsOf(token, of), batch),
      };
  }
}

function tokenTimes(seconds: number, batch: number): SimulatedTimes {
  return {
    tpotMs: seconds * MS_PER_SEC,
    decodeTokensPerSec: 1 / seconds,
    outputTokensPerSec: batch / seconds,
  };
}

/** A batch of images: every pass over all of them. */
export function imageUnit<P extends Part>(parts: P[], batch: number): PhaseUnit<P> {
  return {
    parts,
    outputTokens: 0,
    requests: 0,
    images: batch,
    times(of) {
      const seconds = secondsOf(parts, of);
      return { imageLatencyMs: (seconds / batch) * MS_PER_SEC, imagesPerSec: batch / seconds };
    },
  };
}

/** One kernel. */
export function kernelUnit<P extends Part>(parts: P[]): PhaseUnit<P> {
  return {
    parts,
    outputTokens: 0,
    requests: 0,
    images: 0,
    times: (of) => ({ opLatencyUs: secondsOf(parts, of) * 1e6 }),
  };
}
