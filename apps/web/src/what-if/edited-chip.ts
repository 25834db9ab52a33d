import type { Chip } from '@inferbench/domain/chip';
import { invariant } from '@inferbench/units/invariant';
import { type ChipFigure, chipFigures, EDITED_SOURCE, type Edits } from '../address/chip-figures.ts';

const NOTE =
  'Edited in InferBench, not a product. Edited figures are taken for as sure as those of the chip that they replace. Prices, power limit and everything else are those of the chip it was made from. Give it a slug and a name of its own, and sources, before you submit it.';
const LONGEST_NAME = 80;
const MOST_NOTES = 20;

/** Figures that differ from the chip's own, with what they become. */
export function editedFigures(chip: Chip, edits: Edits): { figure: ChipFigure; to: number | null }[] {
  return chipFigures(chip).flatMap((figure) => {
    const to = edits.get(figure.name);
    return to === undefined || to === figure.value ? [] : [{ figure, to }];
  });
}

/**
 * The chip with other figures, a specification that the command line reads. It keeps its slug, so that the power model
 * that was fitted to the chip stays; its name and sources say what it is.
 */
export function editedChip(chip: Chip, edits: Edits): Chip {
  const changed = editedFigures(chip, edits);
  if (changed.length === 0) return chip;
  const named = `${chip.name.slice(0, LONGEST_NAME - 8)}, edited`;
  const sources = {
    ...chip.sources,
    [EDITED_SOURCE]: {
      where: 'edited in InferBench, not a product; the date is that of the chip it was made from',
      readOn: latestReading(chip),
    },
  };
  const start: Chip = { ...chip, name: named, sources, notes: [NOTE, ...chip.notes].slice(0, MOST_NOTES) };
  return changed.reduce((edited, { figure, to }) => figure.with(edited, to), start);
}

/** The day on which the chip's own sources were read last. */
function latestReading({ slug, sources }: Chip): string {
  const last = Object.values(sources)
    .map(({ readOn }) => readOn)
    .toSorted()
    .at(-1);
  invariant(last !== undefined, `${slug} names its sources`);
  return last;
}
