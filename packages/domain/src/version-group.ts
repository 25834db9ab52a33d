const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Major and minor; what follows is a patch, a candidate or a build, and not the other end of a range. */
const NUMBERS = String.raw`(\d+)\.(\d+)(?:$|[^\d-]|-(?!\d))`;

/**
 * Versions of a stack that count as one: its two leading numbers, "0.19" of vLLM 0.19.1 and "1.2" of TensorRT-LLM 1.2.0rc6.
 * They stand first, or behind the name of the stack ("sglang-0.5.9-rocm720"). Whatever else a source calls its version, such as
 * the months of an era or the round of a benchmark, is a group of its own.
 */
export function versionGroupOf(framework: string | null, version: string | null): string | null {
  if (version === null) return null;
  const text = version.trim();
  const stacks = (framework ?? '').split('+').filter((word) => word !== '');
  const named = stacks.map(
    (stack) => new RegExp(String.raw`(?:^|[-_ ])${escaped(stack)}[-_ ]?v?${NUMBERS}`, 'i'),
  );
  const patterns = text.includes(' ') ? named : [...named, new RegExp(`^v?${NUMBERS}`)];
  for (const pattern of patterns) {
    const [, major, minor] = pattern.exec(text) ?? [];
    if (major !== undefined && minor !== undefined) return `${major}.${minor}`;
  }
  return text;
}
