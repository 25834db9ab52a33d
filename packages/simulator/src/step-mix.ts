import type { KeyLocality, StepLoad } from '@inferbench/domain/models/operator-graph';
import { measureLoad, reachOf } from '@inferbench/domain/models/step-load';
import { clearPart, fillPart, type PartAmounts } from './step-amounts.ts';

/**
 * What one rank does in a step: sequences that are answered, and pieces of prompts. Keys and pairs are sums, by the reaches of the
 * plan, the whole context last; of a reach whose entries stand for several tokens they count entries.
 */
export interface StepMix {
  sequences: number;
  /** One, or the drafted ones with the one before them. */
  tokensPerSequence: number;
  /** What the newest token of each sequence attends. */
  keys: ArrayLike<number>;
  prompt: PromptPieces;
}

export interface PromptPieces {
  tokens: number;
  pieces: number;
  pairs: ArrayLike<number>;
  /** Read, those of the piece's own tokens included: each once. */
  keys: ArrayLike<number>;
  /** Prompts that end in this step, each with a token that is sampled. */
  finished: number;
}

const scratch: StepLoad = { sequences: 0, newTokens: 0, pastTokens: 0 };

function loadOf(sequences: number, newTokens: number, context: number): StepLoad {
  scratch.sequences = sequences;
  scratch.newTokens = newTokens;
  scratch.pastTokens = Math.max(0, context - newTokens);
  return scratch;
}

/** Mean whole context of the sequences that are answered. */
export function meanContextOf({ sequences, keys }: StepMix): number {
  return sequences === 0 ? 0 : (keys[keys.length - 1] ?? 0) / sequences;
}

/** The same of the pieces, when the step ends. */
export function meanPieceEnd({ pieces, keys }: PromptPieces): number {
  return pieces === 0 ? 0 : (keys[keys.length - 1] ?? 0) / pieces;
}

/** What is answered of a mix, divided by `over`. */
export function fillDecode(
  part: PartAmounts,
  mix: StepMix,
  localities: readonly KeyLocality[],
  over: number,
): void {
  if (mix.sequences === 0) {
    clearPart(part);
    return;
  }
  const sequences = mix.sequences / over;
  const { tokensPerSequence } = mix;
  const context = meanContextOf(mix);
  // Tokens before the newest see a little less: as much as at the mean context.
  if (tokensPerSequence > 1) fillPart(part, loadOf(sequences, tokensPerSequence, context), localities);
  part.sequences = sequences;
  part.tokens = sequences * tokensPerSequence;
  for (let reach = 0; reach < part.byReach.length; reach += 1) {
    const amounts = part.byReach[reach];
    if (amounts === undefined) continue;
    const locality = localities[reach] ?? null;
    const keys = (mix.keys[reach] ?? 0) / over;
    if (tokensPerSequence > 1) {
      const { pairs, cachedKeys } = amounts;
      measureLoad(loadOf(sequences, 1, context), locality, amounts);
      const beside = keys - amounts.pairs;
      amounts.pairs = pairs + tokensPerSequence * beside;
      amounts.cachedKeys = cachedKeys + beside;
    } else amounts.pairs = amounts.cachedKeys = keys;
    amounts.tokens = part.tokens;
    amounts.sequences = sequences;
    amounts.uncausalPairs = part.tokens * Math.min(context, reachOf(locality, context));
  }
}

/** What is computed of prompts, divided by `over`. */
export function fillPrompt(
  part: PartAmounts,
  prompt: PromptPieces,
  localities: readonly KeyLocality[],
  over: number,
): void {
  if (prompt.pieces === 0) {
    clearPart(part);
    return;
  }
  const end = meanPieceEnd(prompt);
  part.sequences = prompt.pieces / over;
  part.tokens = prompt.tokens / over;
  for (let reach = 0; reach < part.byReach.length; reach += 1) {
    const amounts = part.byReach[reach];
    if (amounts === undefined) continue;
    amounts.tokens = part.tokens;
    amounts.sequences = part.sequences;
    amounts.pairs = (prompt.pairs[reach] ?? 0) / over;
    amounts.cachedKeys = (prompt.keys[reach] ?? 0) / over;
    amounts.uncausalPairs = part.tokens * Math.min(end, reachOf(localities[reach] ?? null, end));
  }
}
