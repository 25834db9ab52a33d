import { type LengthFile, prefixGroup } from '@inferbench/load/lengths';
import { drawsOf } from '@inferbench/load/variates';
import type { Endpoint } from './endpoint.ts';
import { WORDS } from './words.ts';

/** Ids from here on are tokens of text in the vocabularies that there are; small ones hold them, too. */
const FIRST_ID = 300;
const IDS = 700;

/** Tokens of a block of a recorded trace, as its publisher hashed them (Mooncake, FAST '25). */
const BLOCK_TOKENS = 512;

/** A stretch of a prompt: what a request asks, or what stands for its answer in the turns after it. */
export interface PromptPart {
  request: number;
  tokens: number;
  isAnswer: boolean;
}

export interface PromptSettings {
  endpoint: Pick<Endpoint, 'promptKind' | 'extraTokens' | 'tokensPerWord'>;
  sharedPrefix: { groups: number; tokens: number } | null;
  /** Salt of this process: the same measurement again finds nothing of its prompts in a cache. */
  salt: number;
  /** Blocks of each prompt, by the number of the request: equal ones are equal tokens. */
  lengthFile?: LengthFile;
}

/** Writes prompts of a wanted length: no two begin alike, unless they are to share a prefix. */
export function promptWriter(
  { endpoint, sharedPrefix, salt, lengthFile = [] }: PromptSettings,
  seed: number,
) {
  const { promptKind, extraTokens, tokensPerWord } = endpoint;
  const kinds = promptKind === 'token-ids' ? IDS : WORDS.length;
  const piecesFrom = (key: number, number: number) => {
    const next = drawsOf(key, number);
    return () => Math.floor(next() * kinds);
  };
  function pieces(count: number, request: number, isFirst: boolean): number[] {
    const recorded = lengthFile[request % Math.max(1, lengthFile.length)]?.blocks;
    if (recorded !== undefined && isFirst) return blockPieces(recorded, count, request);
    const shared = isFirst ? Math.min(count, sharedPrefix?.tokens ?? 0) : 0;
    const group = sharedPrefix === null ? 0 : prefixGroup(sharedPrefix.groups, seed, request);
    return [
      ...Array.from({ length: shared }, piecesFrom(salt, group)),
      ...Array.from({ length: count - shared }, piecesFrom(salt ^ seed, request)),
    ];
  }
  /** A stage shares no block with another one: each finds the cache of the server as cold. */
  function blockPieces(blocks: readonly number[], count: number, request: number): number[] {
    const known = blocks.flatMap((block) =>
      Array.from({ length: BLOCK_TOKENS }, piecesFrom(~(salt ^ seed), block)),
    );
    const rest = Math.max(0, count - known.length);
    return [...known.slice(0, count), ...Array.from({ length: rest }, piecesFrom(salt ^ seed, request))];
  }
  function answerPieces(count: number, request: number): number[] {
    return Array.from({ length: count }, piecesFrom(salt ^ ~seed, request));
  }
  return (parts: readonly PromptPart[]): string | number[] => {
    const drawn = parts.flatMap(({ request, tokens, isAnswer }, index) => {
      const own = Math.max(1, Math.round((tokens - (index === 0 ? extraTokens : 0)) / tokensPerWord));
      return isAnswer ? answerPieces(own, request) : pieces(own, request, index === 0);
    });
    if (promptKind === 'token-ids') return drawn.map((piece) => FIRST_ID + piece);
    return drawn.map((piece) => WORDS[piece] ?? '').join(' ');
  };
}
