import '../../landing.css';
import { cache } from 'react';
import { chipAddress } from '../../../src/address/pages.ts';
import { AnswerPage } from '../../../src/frame/answer-page.tsx';
import { chipModel } from '../../../src/chip/chip-models.ts';
import { ChipView } from '../../../src/chip/chip-view.tsx';
import { machineChart, peakChart, standingChart } from '../../../src/chip/chip-charts.ts';
import type { ChipPageData } from '../../../src/chip/chip-data.ts';
import { loadChipPage } from '../../../src/chip/load-chip.ts';
import { addressSlug, FAMILY_WORDS } from '../../../src/chip/list/chip-words.ts';
import { type ChartFacts, chartFacts } from '../../../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/export/machines/dataset.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { catalogueSlug, knownToBeMissing } from '../../../src/address/names/visitor-names.ts';
import type { PageOf } from '../../../src/frame/page-of.ts';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { firstText } from '../../../src/address/search-parameters.ts';

export async function generateMetadata({ params, searchParams }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  const answer = await pageOf(slug, firstText(await searchParams, 'model'));
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: `${slug} · InferBench` };
  const { name, vendor, family, points } = answer.value.chip;
  const facts = factsOf(answer.value);
  return pageMetadata({
    title: facts?.title ?? name,
    description:
      facts === null
        ? `${name} by ${vendor}, ${FAMILY_WORDS[family]}: specification with sources, roofline with ${points.length} results, costs and power, simulated behaviour.`
        : facts.description,
    canonical: chipAddress(addressSlug(answer.value.chip)),
    image: facts?.image,
  });
}

const pageOf = cache(async (name: string, model: string | undefined) => {
  const slug = await catalogueSlug('chips', name);
  return knownToBeMissing(await loadChipPage(slug, chipModel(slug, model)));
});

/** What is said of the first chart of the page; null of a chip without any. */
function factsOf({ chip, others, machine }: ChipPageData): ChartFacts | null {
  const standing = machineChart(machine) ?? standingChart(chip, others);
  if (standing !== null) return chartFacts(standing);
  const peak = peakChart(chip, others.peak);
  return peak === null ? null : chartFacts(peak, chip.shortName);
}

export default async function ChipPage({ params, searchParams }: PageOf<'slug'>) {
  const slug = decodeURIComponent((await params).slug);
  const parameters = await searchParams;
  const answer = await pageOf(slug, firstText(parameters, 'model'));
  if (answer.state === 'MISSING') return <MissingPage />;
  return (
    <AnswerPage page="chips" answer={answer}>
      {(page) => (
        <>
          <ChartDataset facts={factsOf(page)} address={chipAddress(addressSlug(page.chip))} />
          <ChipView page={page} pointsPage={pointsPage(firstText(parameters, 'points'))} />
        </>
      )}
    </AnswerPage>
  );
}

/** "all" is the first page of points, another one its number; without one it is the page of the chip. */
function pointsPage(asked: string | undefined): number | null {
  if (asked === 'all') return 1;
  return asked !== undefined && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : null;
}
