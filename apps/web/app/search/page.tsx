import type { Metadata } from 'next';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { PageFrame } from '../../src/frame/page-frame.tsx';
import { PageHead } from '../../src/frame/page-head.tsx';
import { PartNote } from '../../src/frame/part-note.tsx';
import { loadIndex } from '../../src/search/load-index.ts';
import { searchFor, type SearchGroup } from '../../src/find/search.ts';
import { PlaceList } from '../../src/search/unclear-view.tsx';
import { SearchForm } from '../../src/find/search-form.tsx';
import { formatNumber } from '@inferbench/units/format';

export const metadata: Metadata = {
  title: 'Search · InferBench',
  description: 'Find a model, a chip, a vendor, a pair to compare, a rule, a word or a correction.',
  robots: { index: false },
};

const SHOWN = 60;

export default async function SearchPage({ searchParams }: { searchParams: Promise<SearchParameters> }) {
  const asked = firstText(await searchParams, 'q') ?? '';
  const { index, whole } = await loadIndex();
  const groups = searchFor(index, asked);
  return (
    <PageFrame current="search">
      <PartNote />
      <PageHead title={titleOf(asked.slice(0, SHOWN), !whole || groups.length > 0)} />
      <SearchForm asked={asked} />
      <SearchResults groups={groups} />
      {asked !== '' && groups.length > 0 ? null : (
        <p className="note">
          For example: <a href="/search?q=b200+mi355x">b200 mi355x</a>,{' '}
          <a href="/search?q=deepseek+8k">deepseek 8k</a>,{' '}
          <a href="/search?q=500+tokens%2Fs+128k+h100">500 tokens/s 128k h100</a>.
        </p>
      )}
    </PageFrame>
  );
}

/** Says that there is nothing only where everything was looked through. */
function titleOf(asked: string, found: boolean): string {
  if (asked === '') return 'Search';
  return found ? `Search: ${asked}` : `Nothing is called “${asked}”`;
}

function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ title, hits, total, all }) => (
    <section key={title} aria-label={title}>
      <h2 className="search-title">
        {title} <span className="sub">{formatNumber(total)}</span>
      </h2>
      <PlaceList places={hits} />
      {all === null ? null : <a href={all}>All {formatNumber(total)}</a>}
    </section>
  ));
}
