import '../../landing.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import { chipAddress } from '../../../src/address/pages.ts';
import { TroubleView } from '../../../src/frame/trouble-view.tsx';
import { chipModel } from '../../../src/chip/chip-models.ts';
import { ChipView } from '../../../src/chip/chip-view.tsx';
import { machineChart, peakChart, standingChart } from '../../../src/chip/chip-charts.ts';
import type { ChipPageData } from '../../../src/chip/chip-data.ts';
import { loadChipPage } from '../../../src/chip/load-chip.ts';
import { addressSlug } from '../../../src/chip/list/declared.ts';
import { FAMILY_WORDS } from '../../../src/chip/list/chip-words.ts';
import { type ChartFacts, chartFacts } from '../../../src/export/machines/chart-facts.ts';
import { ChartDataset } from '../../../src/export/machines/dataset.tsx';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { loadInstance } from '../../../src/api/instance/load-instance.ts';
import { ReviewNote } from '../../../src/api/instance/review-note.tsx';
import { catalogueSlug } from '../../../src/address/names/catalogue-slug.ts';
import { knownToBeMissing } from '../../../src/address/names/visitor-names.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { PartNote } from '../../../src/frame/part-note.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { firstText, type SearchParameters } from '../../../src/address/search-parameters.ts';

interface ChipPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

export async function generateMetadata({ params, searchParams }: ChipPageProps): Promise<Metadata> {
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
    ...(facts === null ? {} : { image: facts.image }),
  });
}

/** Metadata and page are made of one answer. */
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

export default async function ChipPage({ params, searchParams }: ChipPageProps) {
  const slug = decodeURIComponent((await params).slug);
  const parameters = await searchParams;
  const answer = await pageOf(slug, firstText(parameters, 'model'));
  if (answer.state === 'MISSING') return <MissingPage />;
  return (
    <PageFrame current="chips" note={answer.state === 'DATA' ? <ReviewNote /> : null}>
      {answer.state === 'DATA' ? (
        <>
          <PartNote after={loadInstance()} />
          <ChipDataset page={answer.value} />
          <ChipView page={answer.value} pointsPage={pointsPage(firstText(parameters, 'points'))} />
        </>
      ) : (
        <TroubleView trouble={answer.trouble} address={chipAddress(slug)} />
      )}
    </PageFrame>
  );
}

/** "all" is the first page of points, another one its number; without one it is the page of the chip. */
function pointsPage(asked: string | undefined): number | null {
  if (asked === 'all') return 1;
  return asked !== undefined && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : null;
}

function ChipDataset({ page }: { page: ChipPageData }) {
  const facts = factsOf(page);
  return facts === null ? null : <ChartDataset facts={facts} address={chipAddress(addressSlug(page.chip))} />;
}
