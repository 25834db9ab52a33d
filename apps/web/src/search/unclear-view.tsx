import { counted, listed } from '@inferbench/units/english';
import type { NamedSection } from '../address/names/site-names.ts';
import { compareAddress, pageAddress } from '../address/pages.ts';
import type { UnclearName } from '../address/names/redirects.ts';
import type { Unlike } from '../address/names/sides.ts';
import { PageHead } from '../frame/page-head.tsx';
import { SearchForm } from '../find/search-form.tsx';
import { type Place, placeOf, SECTION_WORDS } from '../address/names/nearest-names.ts';

const SHOWN = 40;

/** What the words of an address may mean: those that fit, or the nearest; and the search. */
export function UnclearView({ names }: { names: readonly UnclearName[] }) {
  const open = names.filter(({ fits, entries }) => !fits || entries.length !== 1);
  return (
    <>
      <PageHead title={titleOf(open)} />
      {open.map((name) => (
        <section key={name.asked} aria-label={headOf(name)}>
          {open.length > 1 ? <h2>{headOf(name)}</h2> : null}
          <PlaceList
            places={[
              ...name.entries.map((entry) =>
                chosen(names, name, placeOf(name.section, entry), entry.shortSlug),
              ),
              ...(name.fits ? [] : [ALL[name.section]]),
            ]}
          />
        </section>
      ))}
      <SearchForm asked={open.map(({ asked }) => asked.slice(0, SHOWN)).join(' ')} />
    </>
  );
}

const ALL: Readonly<Record<NamedSection, Place>> = {
  chips: { name: 'All chips', what: 'page', href: pageAddress('chips') },
  models: { name: 'All models', what: 'page', href: pageAddress('models') },
  vendors: { name: 'All vendors', what: 'page', href: pageAddress('vendors') },
};

export function UnlikeView({ title, places }: Unlike) {
  return (
    <>
      <PageHead title={title}>What can be compared:</PageHead>
      <PlaceList places={places} />
      <SearchForm asked="" />
    </>
  );
}

export function PlaceList({ places }: { places: readonly (Place & { count?: number })[] }) {
  return (
    <ul className="place-list">
      {places.map(({ name, what, href, count = 0 }) => (
        <li key={href}>
          <a href={href}>{name}</a> <span className="sub">{what}</span>
          {count === 0 ? null : <span className="sub">{counted(count, 'result')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Shows a chosen name; of a pair, it stands beside what is known of the other. */
function chosen(names: readonly UnclearName[], name: UnclearName, place: Place, slug: string): Place {
  const others = names.filter((other) => other !== name);
  const known = others.flatMap(({ fits, entries }) => (fits && entries.length === 1 ? entries : []));
  if (others.length === 0 || known.length < others.length) return place;
  const chips = [slug, ...known.map(({ shortSlug }) => shortSlug)];
  return { ...place, href: compareAddress(chips) };
}

function headOf({ asked, section, fits, entries }: UnclearName): string {
  const word = SECTION_WORDS[section];
  const text = asked.slice(0, SHOWN);
  return fits ? `“${text}” fits ${entries.length} ${word}s` : `No ${word} is called “${text}”`;
}

export function titleOf(open: readonly UnclearName[]): string {
  const [first, ...others] = open;
  if (first === undefined) return 'No such page';
  if (others.length > 0)
    return `Several chips may be meant by ${listed(
      open.map(({ asked }) => `“${asked.slice(0, SHOWN)}”`),
      'and',
    )}`;
  const near = first.entries.map(({ shortName }) => shortName);
  return first.fits || near.length === 0 ? headOf(first) : `${headOf(first)}. Nearest: ${near.join(', ')}`;
}
