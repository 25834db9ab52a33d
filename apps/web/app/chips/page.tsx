import { TroubleView } from '../../src/api/trouble-view.tsx';
import { ChipsView } from '../../src/chips/chips-view.tsx';
import { loadChips } from '../../src/chips/load-chips.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Chips',
  description:
    'AI accelerators with dense peaks, memory, bandwidth and power, each figure with its source: GPUs, systolic arrays, SRAM dataflow and in-memory chips.',
  canonical: '/chips',
});

export default async function ChipsPage() {
  const answer = await loadChips();
  return (
    <PageFrame current="chips">
      {answer.state === 'DATA' ? <ChipsView chips={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/chips" /> : null}
    </PageFrame>
  );
}
