import { powInt } from '@inferbench/units/exact-math';
import { invariant } from '@inferbench/units/invariant';
import type { Chip } from '../chips/chip.ts';
import { type ChipFigure, chipFigures, EDITED_SOURCE, type Edits } from '../chips/chip-figures.ts';
import { InferbenchError } from '../errors/inferbench-error.ts';
import { fail, ok, type Result } from '../errors/result.ts';
import type { ChipEdit } from './what-if.ts';

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

/** Edits of a request as those of the chip. Errors: INVALID, of the figure that the chip has not, or not of that size. */
export function editsOf(chip: Chip, stated: readonly ChipEdit[]): Result<Edits, InferbenchError> {
  const figures = new Map(chipFigures(chip).map((figure) => [figure.name, figure]));
  const edits = new Map<string, number | null>();
  for (const { figure: name, value = null } of stated) {
    const figure = figures.get(name);
    if (figure === undefined || !takes(figure, value)) return fail(notAnEdit(chip, name, figure));
    edits.set(name, value);
  }
  return ok(edits);
}

/** A figure at an end of its range is that in another unit, too. */
const ROUNDED = 1 + 1e-9;

function takes({ from, to, exponent, whole, removable }: ChipFigure, value: number | null): boolean {
  if (value === null) return removable === true;
  const inUnit = value / powInt(10, exponent);
  return inUnit >= from / ROUNDED && inUnit <= to * ROUNDED && (!whole || Number.isInteger(value));
}

function notAnEdit(chip: Chip, name: string, figure: ChipFigure | undefined): InferbenchError {
  const known = chipFigures(chip).map((each) => each.name);
  return new InferbenchError('INVALID', `${chip.slug} cannot have that ${name}.`, {
    path: 'edits',
    expected:
      figure === undefined
        ? `one of ${known.join(', ')}`
        : `${figure.whole ? 'a whole number ' : ''}from ${figure.from} to ${figure.to} ${figure.unit}, in SI units${figure.removable ? ', or nothing' : ''}`,
  });
}
