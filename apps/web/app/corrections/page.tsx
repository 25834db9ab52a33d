import { TroubleView } from '../../src/api/trouble-view.tsx';
import { CorrectionsView } from '../../src/corrections/corrections-view.tsx';
import { loadCorrections } from '../../src/corrections/load-corrections.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import './corrections.css';

export const metadata = pageMetadata({
  title: 'Corrections',
  description:
    'Published benchmark numbers that do not add up, each with the value found, the value expected, the arithmetic between them and the source.',
  canonical: '/corrections',
});

export default async function CorrectionsPage() {
  const answer = await loadCorrections();
  return (
    <PageFrame current="corrections">
      {answer.state === 'DATA' ? <CorrectionsView groups={answer.value} /> : null}
      {answer.state === 'FAILED' ? <TroubleView trouble={answer.trouble} address="/corrections" /> : null}
    </PageFrame>
  );
}
