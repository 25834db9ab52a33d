import type { FieldReader } from './field-reader.ts';

export interface GapList {
  gapsSec: readonly number[];
  ttftSec: number;
  outputTokens: number;
}

/** Share of TTFT by which the first entry may differ from it: two readings of one clock. */
const SAME_MOMENT = 0.05;

/**
 * The gaps between tokens of each request. An answer of n tokens has n − 1 gaps at most: a list of n or more whose first entry is
 * the time to the first token begins with that (vLLM before August 2024), and is taken without it.
 */
export function gapsAfterFirst(reader: FieldReader, lists: readonly GapList[]): (readonly number[])[] {
  let begun = 0;
  const gaps = lists.map((list) => {
    if (!beginsWithFirst(list)) return list.gapsSec;
    begun += 1;
    return list.gapsSec.slice(1);
  });
  if (begun > 0)
    reader.note(
      'FIRST_TOKEN_IN_GAPS',
      `${begun} of ${lists.length} lists of gaps begin with the time to the first token, which is no gap between two; it is taken off.`,
      'points[0].latency.itl',
    );
  return gaps;
}

function beginsWithFirst({ gapsSec, ttftSec, outputTokens }: GapList): boolean {
  const [first] = gapsSec;
  if (first === undefined || ttftSec <= 0 || gapsSec.length < outputTokens) return false;
  return Math.abs(first - ttftSec) <= SAME_MOMENT * ttftSec;
}
