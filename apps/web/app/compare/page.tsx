import { permanentRedirect } from 'next/navigation';
import { compareAddress } from '../../src/address/pages.ts';
import { firstText, type SearchParameters } from '../../src/address/search-parameters.ts';
import { loadCompareNames } from '../../src/compare/compare-names.ts';
import { namesHint } from '../../src/address/names/name-reader.ts';
import { chipNamed } from '../../src/address/names/site-names.ts';
import { PickerView } from '../../src/compare/picker-view.tsx';
import { AnswerPage } from '../../src/frame/answer-page.tsx';
import { pageMetadata } from '../../src/frame/page-metadata.ts';
import '../landing.css';
import './compare.css';

export const metadata = pageMetadata({
  title: 'Compare chips',
  description:
    'Two to four AI chips side by side: ratio over context with its error, trade-off curve, where the peak goes, price, energy, specifications and what the numbers rest on.',
  canonical: '/compare',
});

const MOST = 4;
const LONGEST = 120;

/** Fields of the form, and chips that another page named; what is no chip stays in its field. */
function askedOf(parameters: SearchParameters): { typed: string[]; added: string[] } {
  const chip = parameters['chip'];
  const typed = (Array.isArray(chip) ? chip : [chip ?? '']).map((text) => text.trim().slice(0, LONGEST));
  const added = (firstText(parameters, 'with') ?? '').split(',').map((text) => text.trim().slice(0, LONGEST));
  const named = (words: readonly string[]) => words.filter((word) => word !== '').slice(0, MOST);
  return { typed: named(typed), added: named(added) };
}

export default async function ComparePickerPage({
  searchParams,
}: {
  searchParams: Promise<SearchParameters>;
}) {
  const parameters = await searchParams;
  const { typed, added } = askedOf(parameters);
  const answer = await loadCompareNames();
  const problems: string[] = [];
  if (typed.length > 0 && answer.state === 'DATA') {
    const found = typed.map((text) => ({ text, chip: chipNamed(answer.value.names, text) }));
    const slugs = [...new Set(found.flatMap(({ chip }) => chip?.shortSlug ?? []))];
    if (slugs.length >= 2 && found.every(({ chip }) => chip !== null))
      permanentRedirect(compareAddress(slugs));
    const unknown = found
      .filter(({ chip }) => chip === null)
      .map(
        ({ text }) => `No single chip is called “${text}”.${namesHint(answer.value.names, 'chips', text)}`,
      );
    problems.push(...(unknown.length > 0 ? unknown : ['Name two different chips.']));
  }
  return (
    <AnswerPage page="compare" answer={answer} problems={problems}>
      {(known) => <PickerView names={known} asked={typed.length > 0 ? typed : added} />}
    </AnswerPage>
  );
}
