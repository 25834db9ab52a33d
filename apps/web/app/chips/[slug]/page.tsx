import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TroubleView } from '../../../src/api/trouble-view.tsx';
import { cacheModel } from '../../../src/chip/cache-models.ts';
import { ChipView } from '../../../src/chip/chip-view.tsx';
import { loadChipPage } from '../../../src/chip/load-chip.ts';
import { PageFrame } from '../../../src/frame/page-frame.tsx';

interface ChipPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ model?: string | string[] }>;
}

export async function generateMetadata({ params }: ChipPageProps): Promise<Metadata> {
  const { slug } = await params;
  return { title: `${decodeURIComponent(slug)} · InferBench` };
}

export default async function ChipPage({ params, searchParams }: ChipPageProps) {
  const slug = decodeURIComponent((await params).slug);
  const { model } = await searchParams;
  const answer = await loadChipPage(slug, cacheModel(typeof model === 'string' ? model : undefined));
  if (answer.state === 'MISSING') notFound();
  return (
    <PageFrame footer="" current="/chips">
      {answer.state === 'DATA' ? (
        <ChipView page={answer.value} />
      ) : (
        <TroubleView trouble={answer.trouble} address={`/chips/${encodeURIComponent(slug)}`} />
      )}
    </PageFrame>
  );
}
