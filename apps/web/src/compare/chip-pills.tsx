import { nameSlug } from '@inferbench/domain/catalogue/names';
import { compareAddress, pageAddress } from '../address/pages.ts';
import { compareViewAddress, compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { MOST_DUELLISTS } from '@inferbench/answers/duel/request';
import { vendorClass } from '../words/vendor-class.ts';
import type { ComparedChip } from '@inferbench/answers/comparison/shape';

/** The chips as links: each can be taken away, and of three or four each can be the one that the others are divided by. */
export function ChipPills({ chips, settled }: { chips: readonly ComparedChip[]; settled: SettledView }) {
  const { first: _first, ...rest } = compareViewQuery(settled);
  return (
    <ul className="pills" aria-label="Chips that are compared">
      {chips.map(({ chip, label, shortSlug, vendor, older }, index) => {
        const others = chips.filter((each) => each.chip !== chip).map((each) => each.shortSlug);
        const without =
          others.length >= 2
            ? compareAddress(others, { query: rest })
            : pageAddress('compare', { query: { with: others.join(',') } });
        return (
          <li key={chip} className="pill">
            <span className={`swatch ${vendorClass(vendor, older)}`} />
            {label}
            {chips.length > 2 && index > 0 ? (
              <a href={compareViewAddress({ ...settled, first: shortSlug })}>make first</a>
            ) : null}
            <a href={without} className="take-away" aria-label={`Compare without ${label}`}>
              ×
            </a>
          </li>
        );
      })}
      {chips.length < MOST_DUELLISTS ? (
        <li>
          <a
            className="pill add"
            href={pageAddress('compare', {
              query: { with: chips.map(({ label }) => nameSlug(label)).join(',') },
            })}
          >
            + {chips.length === 2 ? 'a third chip' : 'a fourth chip'}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
