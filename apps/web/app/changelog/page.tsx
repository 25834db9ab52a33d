import { EngineVersions } from '@inferbench/graphql-documents/engine-versions';
import { mapAnswer } from '../../src/api/all-pages.ts';
import { ask } from '../../src/api/answer.ts';
import { pageAddress } from '../../src/address/pages.ts';
import { ChangelogView } from '../../src/about/changelog/changelog-view.tsx';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Changelog',
  description:
    'Which version of the engine and of the scoring policy scored which points, and since when the board shows them.',
  canonical: pageAddress('changelog'),
});

export default async function ChangelogPage() {
  const answer = mapAnswer(await ask(EngineVersions, {}), ({ engineVersions }) => engineVersions);
  return (
    <AnswerPage page="changelog" answer={answer}>
      {(versions) => <ChangelogView versions={versions} />}
    </AnswerPage>
  );
}
