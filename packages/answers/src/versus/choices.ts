import { LINES, type OnModel, verdictAt } from '../verdict/by-model.ts';
import type { SliceWish } from '../verdict/request.ts';
import type { Versus } from '../verdict/shape.ts';
import { areAlike, lengthsOf } from '../verdict/slices.ts';
import { isCounted } from '../verdict/versus.ts';
import type { VersusChoice } from './shape.ts';

interface Choosing {
  asked: SliceWish;
  found: Versus;
}

/** Lengths that both ran and lines, each with the number of models that have a verdict there. */
export function choicesOf(
  models: readonly OnModel[],
  { asked, found: { inputTokens, outputTokens, extent, pools, at } }: Choosing,
): { lengths: VersusChoice[]; lines: VersusChoice[] } {
  if (inputTokens === null || outputTokens === null || at === null || extent === null || pools === null)
    return { lengths: [], lines: [] };
  const shown = { inputTokens, outputTokens };
  const count = (lengths: typeof shown, line: number) =>
    models.filter((on) => isCounted(verdictAt(on, { ...asked, ...lengths, extent, pools }, line))).length;
  const rows = models.flatMap(({ like }) => like.flatMap((slice) => slice.rows));
  const lengths = lengthsOf(rows).map((each) => {
    const chosen = areAlike(each, shown);
    const own = chosen ? shown : each;
    return { ...own, at, verdicts: count(own, at), chosen };
  });
  const all = [...new Set([...LINES, at])].toSorted((a, b) => a - b);
  return {
    lengths: lengths.filter(({ verdicts, chosen }) => chosen || verdicts > 0),
    lines: all.map((line) => ({ ...shown, at: line, verdicts: count(shown, line), chosen: line === at })),
  };
}
