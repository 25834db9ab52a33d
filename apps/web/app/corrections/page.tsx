import { CorrectionsView } from '../../src/about/corrections/corrections-view.tsx';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import './corrections.css';
import { loadCorrections } from '../../src/about/corrections/corrections-data.ts';

export const metadata = pageMetadata({
  title: 'Corrections',
  description:
    'Published benchmark numbers that do not add up, each with the value found, the value expected, the arithmetic between them and the source.',
  canonical: '/corrections',
});

export default async function CorrectionsPage() {
  return (
    <AnswerPage page="corrections" answer={await loadCorrections()}>
      {(groups) => <CorrectionsView groups={groups} />}
    </AnswerPage>
  );
}
