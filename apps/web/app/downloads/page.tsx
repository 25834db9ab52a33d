import { EngineVersions } from '@inferbench/graphql-documents/engine-versions';
import { mapAnswer } from '../../src/api/all-pages.ts';
import { ask } from '../../src/api/answer.ts';
import { pageAddress } from '../../src/address/pages.ts';
import { DownloadsView } from '../../src/about/downloads/downloads-view.tsx';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Downloads',
  description:
    'Every measured, published and simulated result of AI inference hardware as CSV and JSON, each with its source and licence.',
  canonical: pageAddress('downloads'),
});

export default async function DownloadsPage() {
  const answer = mapAnswer(
    await ask(EngineVersions, {}),
    ({ engineVersions }) => engineVersions.find(({ current }) => current) ?? engineVersions[0] ?? null,
  );
  return (
    <AnswerPage page="downloads" answer={answer}>
      {({ points, engineVersion }) => <DownloadsView points={points} engine={engineVersion} />}
    </AnswerPage>
  );
}
