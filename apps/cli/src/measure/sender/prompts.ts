import { prefixGroup } from '@inferbench/load/lengths';
import { drawsOf } from '@inferbench/load/variates';
import type { Endpoint } from './endpoint.ts';
import { WORDS } from './words.ts';

/** Ids from here on are tokens of text in the vocabularies that there are; small ones hold them, too. */
const FIRST_ID = 300;
const IDS = 700;
/** What is drawn for one prompt alone stands in its first block: a block of a prefix cache has sixteen tokens or more. */
const SALT_TOKENS = 8;

export interface PromptSettings {
  endpoint: Pick<Endpoint, 'promptKind' | 'extraTokens' | 'tokensPerWord'>;
  sharedPrefix: { groups: number; tokens: number } | null;
  /** Salt of this process: the same measurement again finds nothing of its prompts in a cache. */
  salt: number;
}

/** Writes prompts of a wanted length: no two begin alike, unless they are to share a prefix. */
export function promptWriter({ endpoint, sharedPrefix, salt }: PromptSettings, seed: number) {
  const { promptKind, extraTokens, tokensPerWord } = endpoint;
  const kinds = promptKind === 'token-ids' ? IDS : WORDS.length;
  const piecesFrom = (key: number, number: number) => {
    const next = drawsOf(key, number);
    return () => Math.floor(next() * kinds);
  };
  function pieces(count: number, request: number): number[] {
    const shared = Math.min(count, sharedPrefix?.tokens ?? 0);
    const own = count - shared;
    const group = sharedPrefix === null ? 0 : prefixGroup(sharedPrefix.groups, seed, request);
    return [
      ...Array.from({ length: shared }, piecesFrom(salt, group)),
      ...Array.from({ length: Math.min(SALT_TOKENS, own) }, piecesFrom(salt ^ seed, request)),
      // The rest is the same in all and costs nothing to draw.
      ...Array.from({ length: Math.max(0, own - SALT_TOKENS) }, (_, at) => (at * 7) % kinds),
    ];
  }
  return (inputTokens: number, request: number): string | number[] => {
    const own = Math.max(1, Math.round((inputTokens - extraTokens) / tokensPerWord));
    const drawn = pieces(own, request);
    if (promptKind === 'token-ids') return drawn.map((piece) => FIRST_ID + piece);
    return drawn.map((piece) => WORDS[piece] ?? '').join(' ');
  };
}
