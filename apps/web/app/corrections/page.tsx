import type { Metadata } from 'next';
import { TroubleView } from '../../src/api/trouble-view.tsx';
import { CorrectionsView } from '../../src/corrections/corrections-view.tsx';
import { loadCorrections } from '../../src/corrections/load-corrections.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import './corrections.css';

export const metadata: Metadata = { title: 'Corrections · InferBench' };

export default async function CorrectionsPage() {
  const answer = await loadCorrections();
  return (
    <PageFrame footer="" current="/corrections">
      {answer.state === 'DATA' ? <CorrectionsView groups={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/corrections" /> : null}
    </PageFrame>
  );
}
