import '../../landing.css';
import type { Metadata } from 'next';
import { chipAddress } from '../../../src/address/pages.ts';
import { TroubleView } from '../../../src/frame/trouble-view.tsx';
import { cacheModel } from '../../../src/chip/cache-models.ts';
import { ChipView } from '../../../src/chip/chip-view.tsx';
import { loadChip, loadChipPage } from '../../../src/chip/load-chip.ts';
import { FAMILY_WORDS } from '../../../src/chips/chip-words.ts';
import { MissingPage } from '../../../src/frame/missing-page.tsx';
import { catalogueSlug } from '../../../src/names/catalogue-slug.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../../src/frame/page-metadata.ts';
import { firstText, type SearchParameters } from '../../../src/address/search-parameters.ts';

interface ChipPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

export async function generateMetadata({ params }: ChipPageProps): Promise<Metadata> {
  const slug = decodeURIComponent((await params).slug);
  const answer = await loadChip(await catalogueSlug('chips', slug));
  if (answer.state === 'MISSING') return { title: 'No such page · InferBench' };
  if (answer.state !== 'DATA') return { title: `${slug} · InferBench` };
  const { name, vendor, family, points } = answer.value;
  return pageMetadata({
    title: name,
    description: `${name} by ${vendor}, ${FAMILY_WORDS[family]}: specification with sources, roofline with ${points.length} results, costs and power, simulated behaviour.`,
    canonical: chipAddress(slug),
  });
}

export default async function ChipPage({ params, searchParams }: ChipPageProps) {
  const slug = decodeURIComponent((await params).slug);
  const parameters = await searchParams;
  const model = firstText(parameters, 'model');
  const answer = await loadChipPage(await catalogueSlug('chips', slug), cacheModel(model));
  if (answer.state === 'MISSING') return <MissingPage />;
  return (
    <PageFrame current="chips">
      {answer.state === 'DATA' ? (
        <ChipView page={answer.value} allPoints={firstText(parameters, 'points') === 'all'} />
      ) : (
        <TroubleView trouble={answer.trouble} address={chipAddress(slug)} />
      )}
    </PageFrame>
  );
}
