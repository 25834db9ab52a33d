import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulatedTimes } from '@inferbench/domain/simulation/simulate-result';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { ExpectedPart } from './expected.ts';
import { type Part, repeated, secondsOf } from './part.ts';

/** Choice of one of the three times. */
export type TimeOf<P extends Part> = (part: P) => number;

export interface PhaseUnit<P extends Part = ExpectedPart> {
  /** All parts of one unit of the phase: the whole batch, one step, or one token of every sequence. */
  parts: P[];
  /** Answer tokens, requests and images that a unit finishes. */
  outputTokens: number;
  requests: number;
  images: number;
  /** Wall time of a unit: parts follow each other, except on chips of their own. */
  seconds(of: TimeOf<P>): number;
  times(of: TimeOf<P>): SimulatedTimes;
}

export interface Stretches<P extends Part> {
  prefill: P[];
  token: P[];
}

/** Who computes prompts in a steady state. */
export interface PromptChips {
  /** Ranks that take one prompt each. */
  ranks: number;
  /** Whether those are other chips than the ones that answer. */
  apart: boolean;
  /** Share of the prompts of a closed loop that are computed between two tokens of an answer. */
  between: number;
}

/** What a unit of a phase is made of; of a measured point lengths are means. */
export type UnitRequest = Pick<
  SimulateRequest,
  'phase' | 'batch' | 'inputTokens' | 'outputTokens' | 'context'
>;

/** How the stretches of a phase add up to its unit, and which figures it has (docs/model.md#three-times). */
export function phaseUnit<P extends Part>(
  request: UnitRequest,
  { prefill, token }: Stretches<P>,
  prompts: PromptChips,
): PhaseUnit<P> {
  const { phase, batch, outputTokens = 1 } = request;
  const none = { outputTokens: 0, requests: 0, images: 0 };
  const oneAfterAnother = (parts: P[]) => ({ parts, seconds: (of: TimeOf<P>) => secondsOf(parts, of) });
  switch (phase) {
    case 'prefill':
      return {
        ...none,
        ...oneAfterAnother(prefill),
        requests: batch,
        times: (of) => ({ prefillLatencyMs: secondsOf(prefill, of) * MS_PER_SEC }),
      };
    case 'decode':
      return {
        ...none,
        ...oneAfterAnother(token),
        outputTokens: batch,
        times: (of) => tokenTimes(secondsOf(token, of), batch),
      };
    case 'generate':
      return {
        ...none,
        ...oneAfterAnother([...prefill, ...repeated(token, outputTokens)]),
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
      const shared = repeated(prefill, batch / prompts.ranks / outputTokens);
      const seconds = servingSeconds(shared, token, prompts.apart);
      return {
        parts: [...shared, ...token],
        outputTokens: batch,
        requests: batch / outputTokens,
        images: 0,
        seconds,
        times: (of) => servingTimes(shared, token, { batch, ...prompts }, of),
      };
    }
    case 'image':
      return {
        ...none,
        ...oneAfterAnother(prefill),
        images: batch,
        times(of) {
          const seconds = secondsOf(prefill, of);
          return { imageLatencyMs: (seconds / batch) * MS_PER_SEC, imagesPerSec: batch / seconds };
        },
      };
    case 'op':
      return {
        ...none,
        ...oneAfterAnother(prefill),
        times: (of) => ({ opLatencyUs: secondsOf(prefill, of) * 1e6 }),
      };
  }
}

/**
 * Time of serving: between two tokens of a sequence the same chips compute their share of the prompts; other chips do
 * so meanwhile.
 */
function servingSeconds<P extends Part>(prompts: readonly P[], token: readonly P[], apart: boolean) {
  return (of: TimeOf<P>): number => {
    const [taking, answering] = [secondsOf(prompts, of), secondsOf(token, of)];
    return apart ? Math.max(taking, answering) : taking + answering;
  };
}

/**
 * A closed loop: all its prompts are computed while it runs, some of them while their own request still waits for its first
 * token, and those delay no answer (docs/model.md#three-times). Its rate is that of all its work.
 */
function servingTimes<P extends Part>(
  prompts: readonly P[],
  token: readonly P[],
  { batch, apart, between: share }: { batch: number } & Omit<PromptChips, 'ranks'>,
  of: TimeOf<P>,
): SimulatedTimes {
  const between = apart ? prompts : repeated([...prompts], share);
  return {
    ...tokenTimes(servingSeconds(between, token, apart)(of), batch),
    outputTokensPerSec: batch / servingSeconds(prompts, token, apart)(of),
  };
}

function tokenTimes(seconds: number, batch: number): SimulatedTimes {
  return {
    tpotMs: seconds * MS_PER_SEC,
    decodeTokensPerSec: 1 / seconds,
    outputTokensPerSec: batch / seconds,
  };
}
