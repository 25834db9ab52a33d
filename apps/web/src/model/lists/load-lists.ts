import { type ChipListed, Chips } from '@inferbench/graphql-documents/chips';
import { type ModelListed, Models } from '@inferbench/graphql-documents/models';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { ListedChip } from './chip-list.ts';
import { type DefaultOutput, loadDefaultOutput } from './load-output.ts';

export interface ChipsWithOutput {
  chips: ListedChip[];
  /** What the column of output was asked, in words. */
  output: DefaultOutput['words'];
}

/** Every chip with its output, `unreviewed` with those that nobody reviewed: as many questions as the catalogue has pages, and one. */
export async function loadChipList(unreviewed: boolean): Promise<Answer<ChipsWithOutput>> {
  const [answer, output] = await Promise.all([
    allPages<ChipListed>(async (after) =>
      mapAnswer(await ask(Chips, { after, unreviewed }), ({ chips }) => chips),
    ),
    loadDefaultOutput(),
  ]);
  return mapAnswer(answer, (chips) => ({
    chips: chips.map((chip) => ({ ...chip, output: output.byChip.get(chip.slug) ?? null })),
    output: output.words,
  }));
}

export async function loadModelList(): Promise<Answer<ModelListed[]>> {
  return allPages(async (after) => mapAnswer(await ask(Models, { after }), ({ models }) => models));
}
