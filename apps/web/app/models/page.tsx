import { pageAddress } from '../../src/address/pages.ts';
import type { SearchParameters } from '../../src/address/search-parameters.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { countSentence } from '../../src/model/lists/chip-list.tsx';
import { shownList } from '../../src/model/lists/list-view.ts';
import { loadInstance } from '../../src/api/instance/load-instance.ts';
import { loadModelList } from '../../src/model/lists/load-lists.ts';
import { MODEL_LIST } from '../../src/model/lists/model-list.tsx';
import { ListTable } from '../../src/model/lists/list-table.tsx';
import '../lists.css';
import { UnreadAddress } from '../../src/frame/states.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';

export const metadata = pageMetadata({
  title: 'Models',
  description:
    'AI models with their parameters, context and how many chips and results are published for each; every model has a page with output, price and energy.',
  canonical: '/models',
});

export default async function ModelsPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const parameters = await searchParams;
  // The foot asks it, too: beside the rows, not after them.
  const [answer] = await Promise.all([loadModelList(), loadInstance()]);
  return (
    <AnswerPage page="models" answer={answer}>
      {(models) => {
        const list = shownList(models, MODEL_LIST, parameters);
        return (
          <>
            <UnreadAddress problems={list.unread} />
            <PageHead title="Models">{countSentence(list, 'model')}</PageHead>
            <ListTable caption="Models of the catalogue" list={list} action={pageAddress('models')} />
          </>
        );
      }}
    </AnswerPage>
  );
}
