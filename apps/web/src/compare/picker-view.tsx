import { counted } from '@inferbench/units/english';
import { pairsOfKind } from '../address/names/sides.ts';
import { pageAddress } from '../address/pages.ts';
import type { CompareNames } from './compare-names.ts';
import { askedPairs, vendorPair } from './often-asked.ts';
import { Section } from '../frame/section.tsx';
import { PageHead } from '../frame/page-head.tsx';

interface PickerViewProps {
  names: CompareNames;
  /** Chips that the address names already, as it names them. */
  asked: readonly string[];
}

const LIST = 'compare-chips';
const FEWEST = 2;
const MOST = 4;

/** Four fields that take any name of a chip, of which two are needed, and pairs that people ask for. */
export function PickerView({ names, asked }: PickerViewProps) {
  const vendors = vendorPair(names.names);
  return (
    <>
      <PageHead title="Compare chips">
        Any two to four chips at one work: what can be said, how sure it is, and what it rests on.
      </PageHead>
      <form
        className="ask compare-work"
        action={pageAddress('compare')}
        method="get"
        aria-label="Chips to compare"
      >
        {Array.from({ length: MOST }, (_, i) => (
          <label key={i}>
            {['First chip', 'Second chip', 'Third chip, if any', 'Fourth chip, if any'][i]}
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
              {vendor}, {points === 0 ? 'simulated' : counted(points, 'published result')}
            </option>
          ))}
        </datalist>
        <button type="submit">Compare</button>
      </form>
      <Section id="pairs" title="Often asked">
        <ul className="pairs">
          {[...(vendors === null ? [] : [vendors]), ...askedPairs(names.names)].map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="sides" title="Generations, frameworks, precisions" note="Two of a kind, over all models">
        <ul className="pairs">
          {(['GENERATION', 'FRAMEWORK', 'PRECISION'] as const)
            .flatMap(pairsOfKind)
            .map(({ name, what, href }) => (
              <li key={href}>
                <a href={href}>{name}</a> <span className="sub">{what}</span>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
