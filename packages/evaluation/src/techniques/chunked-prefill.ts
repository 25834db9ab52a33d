import { tooManyPieces } from '../simulation/refusals.ts';
import type { Piece, Technique } from './technique.ts';

/** Pieces of one prompt; each is timed by itself. */
const MOST_PIECES = 4096;

/** Prompts in pieces: each reads the weights and all keys before it once more. No run declares it. */
export const chunkedPrefill: Technique = {
  fromRequest({ techniques }) {
    const most = techniques?.chunkedPrefillTokens;
    if (most === undefined) return null;
    return {
      refuses({ inputTokens = 0 }) {
        const pieces = Math.ceil(inputTokens / most);
        return pieces > MOST_PIECES ? tooManyPieces(inputTokens, pieces, MOST_PIECES) : null;
      },
      onPrompt: (pieces) => pieces.flatMap((piece) => cut(piece, most)),
    };
  },
  fromRun: () => null,
};

function cut({ start, tokens }: Piece, most: number): Piece[] {
  return Array.from({ length: Math.ceil(tokens / most) }, (_, index) => ({
    start: start + index * most,
    tokens: Math.min(most, tokens - index * most),
  }));
}
