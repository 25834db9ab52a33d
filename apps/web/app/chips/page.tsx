import { pageAddress } from '../../src/address/pages.ts';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import { CHIP_LIST, countSentence, WITHOUT_OUTPUT } from '../../src/model/lists/chip-list.tsx';
import { ListTable } from '../../src/model/lists/list-table.tsx';
import { shownList } from '../../src/model/lists/list-view.ts';
import { loadInstance } from '../../src/api/instance/load-instance.ts';
import { loadChipList } from '../../src/model/lists/load-lists.ts';
import '../lists.css';
import { UnreadAddress } from '../../src/frame/states.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';

export const metadata = pageMetadata({
  title: 'Chips',
  description:
    'AI accelerators by output on one model, memory, bandwidth, rent and power, each figure with its source: GPUs, systolic arrays, SRAM dataflow and in-memory chips.',
  canonical: '/chips',
});

export default async function ChipsPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const parameters = await searchParams;
  const unreviewed = firstText(parameters, 'unreviewed') === 'true';
  // The foot asks it, too: beside the rows, not after them.
  const [answer] = await Promise.all([loadChipList(unreviewed), loadInstance()]);
  return (
    <AnswerPage page="chips" answer={answer}>
      {({ chips, chart }) => {
        const list = shownList(chips, chart === null ? WITHOUT_OUTPUT : CHIP_LIST, parameters);
        return (
          <>
            <UnreadAddress problems={list.unread} />
            <PageHead title="Chips">
              {countSentence(list, 'chip')}{' '}
              {chart === null
                ? 'What they make could not be computed just now.'
                : `Output: ${chart.head.slice}.`}
            </PageHead>
            <ListTable caption="Chips of the catalogue" list={list} action={pageAddress('chips')} />
            <p className="note">
              {unreviewed ? (
                <a href={pageAddress('chips')}>Leave out what nobody reviewed</a>
              ) : (
                <a href={pageAddress('chips', { query: { unreviewed: 'true' } })}>
                  Show chips that nobody reviewed, too
                </a>
              )}
              . Published and simulated output are columns of their own, without places: these are on the page
              of the model. TDP is a limit, not a measurement. Sources are on each chip’s page.
            </p>
          </>
        );
      }}
    </AnswerPage>
  );
}
