import { type ChipListed, Chips } from '@inferbench/graphql-documents/chips';
import { type ModelListed, Models } from '@inferbench/graphql-documents/models';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { ListedChip } from './chip-list.tsx';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { loadDefaultChart, outputsOf } from './load-output.ts';

export interface ChipsWithOutput {
  chips: ListedChip[];
  /** Chart behind the columns of output; null where it could not be computed. */
  chart: TradeoffChart | null;
}

/** Every chip with its output, `unreviewed` with those that nobody reviewed: as many questions as the catalogue has pages, and one. */
export async function loadChipList(unreviewed: boolean): Promise<Answer<ChipsWithOutput>> {
  const [answer, usual] = await Promise.all([
    allPages<ChipListed>(async (after) =>
      mapAnswer(await ask(Chips, { after, unreviewed }), ({ chips }) => chips),
    ),
    loadDefaultChart(),
  ]);
  const chart = usual.state === 'DATA' && usual.value.ok ? usual.value.value : null;
  return mapAnswer(answer, (chips) => ({
    chips: chips.map((chip) => ({ ...chip, outputs: chart && outputsOf(chart, chip.slug) })),
    chart,
  }));
}

export async function loadModelList(): Promise<Answer<ModelListed[]>> {
  return allPages(async (after) => mapAnswer(await ask(Models, { after }), ({ models }) => models));
}
