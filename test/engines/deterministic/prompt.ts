const BLOCK_TOKENS = 16;
const MAX_BLOCKS = 100_000;

/** Tokens of a text: a word is one for every four letters that it has, with what stands before it. */
export function textTokens(text: string): string[] {
  return text.match(/\s*\S{1,4}/g) ?? [];
}

/** Finds blocks of tokens that an earlier prompt began with. */
export function prefixCache() {
  const known = new Set<string>();
  return (tokens: readonly (string | number)[]): number => {
    let hit = 0;
    let isHit = true;
    let prefix = '';
    for (let at = 0; at + BLOCK_TOKENS < tokens.length; at += BLOCK_TOKENS) {
      prefix = hashed(`${prefix}:${tokens.slice(at, at + BLOCK_TOKENS).join(',')}`);
      isHit &&= known.has(prefix);
      if (isHit) hit += BLOCK_TOKENS;
      else if (known.size < MAX_BLOCKS) known.add(prefix);
    }
    return hit;
  };
}

function hashed(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 15);
  }
  return `${a}.${b}`;
}
