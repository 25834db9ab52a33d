import { chipIdentity } from '../load/identity.ts';
import { simulatedFigure } from '../load/figures.ts';
import { fullestStep, type OnChip, stepOnFewest } from './operating-point.ts';
import type { BatchAtContext, BatchCollapse, BatchOverContext } from './shape.ts';
import { collapseTitle, halvingWords } from './words.ts';

const FIRST_CONTEXT = 1024;
const LAST_CONTEXT = 131_072;

/** The largest batch of each chip over context, on equal numbers of them; null where 8 of the first hold no user. */
export function collapseOf(first: OnChip, beside: readonly OnChip[]): BatchCollapse | null {
  const contexts = powersOfTwo(first.model.maxContextTokens);
  const [chips] = contexts.toReversed().flatMap((context) => {
    const found = stepOnFewest(first, { users: 1, context });
    return found.ok ? found.value.chips : [];
  });
  if (chips === undefined) return null;
  const told = [first, ...beside].map((on) => curveOf(on, contexts, chips));
  const curves = told.flatMap(({ curve }) => (curve.contexts.length === 0 ? [] : curve));
  const [own] = curves;
  if (own === undefined) return null;
  return {
    chips,
    title: collapseTitle(own, chips),
    notes: [
      halvingWords(curves),
      ...told.flatMap(({ curve: { label, contexts: held }, reason }) =>
        held.length > 0 || reason === null ? [] : `${label}: ${reason}`,
      ),
    ],
    curves,
  };
}

/** Contexts from 1,024 tokens on, as far as the model goes and a page shows; the model's own length where that is shorter. */
function powersOfTwo(longest: number): number[] {
  const contexts: number[] = [];
  for (let context = FIRST_CONTEXT; context <= Math.min(LAST_CONTEXT, longest); context *= 2)
    contexts.push(context);
  return contexts.length === 0 ? [longest] : contexts;
}

function curveOf(
  on: OnChip,
  contexts: readonly number[],
  chips: number,
): { curve: BatchOverContext; reason: string | null } {
  const { chip, label } = chipIdentity(on.chip, on.catalogue);
  let reason: string | null = null;
  const held = contexts.flatMap((context): BatchAtContext[] => {
    const found = fullestStep(on, { context, chips });
    if (!found.ok) {
      reason ??= found.error.message;
      return [];
    }
    const { users, expected, band } = found.value;
    return [{ context, users, all: simulatedFigure(expected.outputTokensPerSec, band.share) }];
  });
  const curve = {
    chip,
    label,
    contexts: held,
    usersHalveAt: halvesAt(held, ({ users }) => users),
    outputHalvesAt: halvesAt(held, ({ all }) => all.value),
  };
  return { curve, reason };
}

/** The first context at which at most half is left of what the shortest has. */
function halvesAt(held: readonly BatchAtContext[], of: (at: BatchAtContext) => number | null): number | null {
  const [first] = held;
  const whole = first === undefined ? null : of(first);
  if (whole === null) return null;
  return held.find((at) => (of(at) ?? Infinity) <= whole / 2)?.context ?? null;
}
