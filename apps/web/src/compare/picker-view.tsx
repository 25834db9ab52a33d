import { counted } from '@inferbench/units/english';
import { compareAddress, pageAddress } from '../address/pages.ts';
import { DUELS } from '../landing/duels.ts';
import type { CompareNames } from './compare-names.ts';
import { Section } from '../frame/section.tsx';

interface PickerViewProps {
  names: CompareNames;
  /** Chips that the address names already, as it names them. */
  asked: readonly string[];
}

const LIST = 'compare-chips';
const FEWEST = 2;
const MOST = 4;

/** Two to four fields that take any name of a chip, and pairs that people ask for. */
export function PickerView({ names, asked }: PickerViewProps) {
  const fields = Math.min(MOST, Math.max(FEWEST, asked.length + 1));
  return (
    <>
      <h1>Compare chips</h1>
      <p className="lede">
        Any two to four chips at one work: what can be said, how sure it is, and what it rests on.
      </p>
      <form
        className="ask compare-work"
        action={pageAddress('compare')}
        method="get"
        aria-label="Chips to compare"
      >
        {Array.from({ length: fields }, (_, i) => (
          <label key={i}>
            {['First chip', 'Second chip', 'Third chip', 'Fourth chip'][i]}
            <input
              name="chip"
              list={LIST}
              defaultValue={asked[i] ?? ''}
              required={i < FEWEST}
              autoComplete="off"
              spellCheck={false}
              maxLength={120}
            />
          </label>
        ))}
        <datalist id={LIST}>
          {names.names.chips.map(({ slug, shortName, vendor, points }) => (
            <option key={slug} value={shortName}>
              {vendor}, {points === 0 ? 'simulated' : counted(points, 'published point')}
            </option>
          ))}
        </datalist>
        <button type="submit">Compare</button>
      </form>
      <Section id="pairs" title="Often asked">
        <ul className="pairs">
          {pairsOf(names).map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The editors' duels, then the most published chips against each other. */
function pairsOf({ names: { chips } }: CompareNames): { href: string; words: string }[] {
  const known = new Map(chips.map((chip) => [chip.slug, chip]));
  const most = chips.toSorted((a, b) => b.points - a.points).slice(0, 4);
  const published = most.flatMap((a, i) => most.slice(i + 1).map((b) => [a.slug, b.slug] as const));
  const found = [...DUELS.map((duel) => duel.chips), ...published].flatMap((pair) => {
    const named = pair
      .flatMap((slug) => known.get(slug) ?? [])
      .toSorted((a, b) => (a.shortSlug < b.shortSlug ? -1 : 1));
    return named.length < 2
      ? []
      : [
          {
            href: compareAddress(named.map(({ shortSlug }) => shortSlug)),
            words: named.map(({ shortName }) => shortName).join(' v. '),
          },
        ];
  });
  return found.filter(({ href }, i) => found.findIndex((each) => each.href === href) === i);
}
