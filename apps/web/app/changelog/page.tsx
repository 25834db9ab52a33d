import { EngineVersions } from '@inferbench/graphql-documents/engine-versions';
import { ask } from '../../src/api/answer.ts';
import { pageAddress } from '../../src/address/pages.ts';
import { ChangelogView } from '../../src/about/changelog/changelog-view.tsx';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';

export const metadata = pageMetadata({
  title: 'Changelog',
  description:
    'Which version of the engine and of the scoring policy scored which results, and since when the board shows them.',
  canonical: pageAddress('changelog'),
});

export default async function ChangelogPage() {
  const answer = await ask(EngineVersions, {});
  return (
    <AnswerPage page="changelog" answer={answer}>
      {({ engineVersions, epochs }) => <ChangelogView versions={engineVersions} epochs={epochs} />}
    </AnswerPage>
  );
}
