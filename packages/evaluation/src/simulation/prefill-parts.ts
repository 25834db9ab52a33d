import type { SimulatedTechniques } from '@inferbench/domain/simulated-techniques';
import type { StepTime } from '@inferbench/domain/simulation';
import type { Part } from './part.ts';
import type { SetUp } from './set-up.ts';
import { NO_STEP } from './step-times.ts';

/** Prefill of prompts that reach `context` tokens, of which `newTokens` are computed. */
type PrefillStep = (context: number, newTokens: number) => StepTime;

/**
 * Prompts as parts: what a prefix cache holds is not computed again, its last token always is; in pieces, each piece reads
 * the weights and all keys before it once more.
 */
export function prefillParts(
  on: Pick<Part, 'machine' | 'copies'>,
  inputTokens: number,
  techniques: Pick<SimulatedTechniques, 'prefixCacheHitRate' | 'chunkedPrefillTokens'>,
  step: PrefillStep,
): Part[] {
  const { prefixCacheHitRate = 0, chunkedPrefillTokens } = techniques;
  // Mean prompts may be shorter than a token; none is computed from before its start.
  const cached = Math.max(0, Math.min(Math.floor(prefixCacheHitRate * inputTokens), inputTokens - 1));
  const chunk = chunkedPrefillTokens ?? inputTokens;
  const parts: Part[] = [];
  for (let done = cached; done < inputTokens;) {
    const tokens = Math.min(chunk, inputTokens - done);
    done += tokens;
    parts.push({ kind: 'prefill', times: 1, step: step(done, tokens), ...on });
  }
  return parts;
}

/**
 * Prompts on chips of their own: their cache moves to the chips that answer, ISL · KV bytes over the links of the smaller
 * side (simulator.md 1.3).
 */
export function cacheTransfer(from: SetUp, to: SetUp, bytes: number): Part {
  const links = Math.min(from.placement.chips, to.placement.chips);
  const bandwidth = from.chip.interconnect?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY;
  const sec = bytes / (links * bandwidth);
  const step: StepTime = {
    ...NO_STEP,
    idealSec: sec,
    attainableSec: sec,
    bytes: { ...NO_STEP.bytes, collectives: bytes },
    limitedBy: 'collective',
  };
  return { kind: 'prefill', times: 1, copies: 1, step, machine: from };
}
