import { ChipsView } from '../../src/chips/chips-view.tsx';
import { loadChips } from '../../src/chips/load-chips.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Chips',
  description:
    'AI accelerators with dense peaks, memory, bandwidth and power, each figure with its source: GPUs, systolic arrays, SRAM dataflow and in-memory chips.',
  canonical: '/chips',
});

export default async function ChipsPage() {
  return (
    <AnswerPage page="chips" answer={await loadChips()}>
      {(chips) => <ChipsView chips={chips} />}
    </AnswerPage>
  );
}
