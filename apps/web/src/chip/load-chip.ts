import { loadHistory } from '../figures/history/load-history.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { isDeskChip } from '@inferbench/domain/chips/desk-chip';
import { Expectations, type ExpectationsAnswer, Machine } from '@inferbench/graphql-documents/answers';
import { ChipAgainst } from '@inferbench/graphql-documents/chip-against';
import { ChipAnalyses } from '@inferbench/graphql-documents/chip-analyses';
import { ChipPage } from '@inferbench/graphql-documents/chip-page';
import { ChipPoints } from '@inferbench/graphql-documents/chip-points';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { askAnswer, askPart } from '../api/ask-answer.ts';
import { outcomeFrom } from '../api/from-graphql.ts';
import { usualMachine } from '../address/mine-request.ts';
import { cache } from 'react';
import { chipPrecision } from './chip-models.ts';
import { loadAgainstOthers } from './load-standing.ts';
import { sheetFrom } from './analyses-from.ts';
import type { ChipAnalyses as Analyses, ChipData, ChipPageData, ChipPoint } from './chip-data.ts';

/** Pages of a hundred points that a page holds: some chips have thousands. Ids are made of content, so it is an even choice. */
const POINT_PAGES = 3;

/** One chip of the catalogue with points of it; once a request, whoever asks. */
export const loadChip = cache(async (slug: string): Promise<Answer<ChipData>> => {
  let pointsInAll = 0;
  const [page, points] = await Promise.all([
    ask(ChipPage, { slug }),
    allPages(
      async (after) =>
        mapAnswer(await ask(ChipPoints, { slug, after }), ({ chip }) => {
          pointsInAll = chip?.points.totalCount ?? pointsInAll;
          return chip?.points ?? null;
        }),
      POINT_PAGES,
    ),
  ]);
  if (points.state !== 'DATA') return points;
  return mapAnswer(page, ({ chip }) =>
    chip === null ? null : { ...chip, pointsInAll, points: points.value.toSorted(byDate) },
  );
});

export async function loadAnalyses(slug: string): Promise<Answer<Analyses>> {
  return mapAnswer(await ask(ChipAnalyses, { slug }), ({ referenceSheet, flexibility }) => ({
    sheet: sheetFrom(referenceSheet),
    flexibility: outcomeFrom(FlexibilityReport, flexibility),
  }));
}

export function loadExpected(
  { slug, rivals }: ChipData,
  model: string,
): Promise<Answer<Outcome<ExpectationsAnswer>>> {
  return askAnswer(Expectations, {
    chip: slug,
    beside: rivals.map(({ chip }) => chip),
    model,
    precision: chipPrecision(model),
  });
}

export async function loadChipPage(slug: string, model: string): Promise<Answer<ChipPageData>> {
  const [chip, analyses] = await Promise.all([loadChip(slug), loadAnalyses(slug)]);
  if (chip.state !== 'DATA') return chip;
  if (analyses.state !== 'DATA') return analyses;
  const [others, expected, machine, history] = await Promise.all([
    loadAgainstOthers(chip.value),
    loadExpected(chip.value, model),
    isDeskChip(slug) ? askPart(Machine, usualMachine(slug).request) : null,
    loadHistory(model, chip.value),
  ]);
  if (expected.state !== 'DATA') return expected;
  const page = {
    chip: chip.value,
    analyses: analyses.value,
    others: { ...others, failed: others.failed || machine === 'FAILED' },
    machine: machine === 'FAILED' ? null : machine,
    expected: expected.value,
    history,
    model,
  };
  if (chip.value.family !== 'DATAFLOW') return { ...analyses, value: { ...page, against: null } };
  return mapAnswer(await ask(ChipAgainst, comparisons(slug)), (against) => ({ ...page, against }));
}

/** The GPU beside which chips of SRAM are put: the one with the most published measurements. */
const GPU = 'nvidia-h100-sxm5-80gb';

function comparisons(slug: string) {
  const request = {
    a: slug,
    b: GPU,
    model: 'llama-3-70b',
    weightPrecision: 'fp8',
    kvPrecision: 'fp8',
    context: 4096,
  };
  return {
    byCost: { ...request, equal: 'OWNED_COST' as const },
    byPower: { ...request, equal: 'POWER' as const },
  };
}

/** Points that have a rate first, the newest of them before; then like beside like. */
function byDate(a: ChipPoint, b: ChipPoint): number {
  return (
    Number(a.usefulTops === null) - Number(b.usefulTops === null) ||
    (b.measuredOn ?? '').localeCompare(a.measuredOn ?? '') ||
    a.label.localeCompare(b.label, 'en', { numeric: true })
  );
}
