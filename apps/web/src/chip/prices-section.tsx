import { formatUsd } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import type { ChipData } from './chip-data.ts';
import { sourceCell } from './source-cell.tsx';
import { priceRange } from './spec-rows.ts';
import { Section } from '../frame/section.tsx';

/** Dated offers; cost ranks by the median of those on demand. */
export function PricesSection({ chip }: { chip: ChipData }) {
  const range = priceRange(chip);
  return (
    <Section id="prices" title="Prices" note={range ?? 'No dated on-demand price: cost is missing, never 0.'}>
      {chip.rentalOffers.length === 0 ? null : (
        <StackTable
          caption="Rental offers"
          {...eachInRow(
            chip.rentalOffers,
            (offer) => `${offer.provider} ${offer.kind} ${offer.date} ${offer.usdPerHour}`,
            [
              ['Provider', (offer) => offer.provider],
              ['Kind', (offer) => offer.kind],
              ['Price', (offer) => formatUsd(offer.usdPerHour), 'NUMBER', 'USD per chip and hour'],
              ['Seen', (offer) => offer.date],
              ['Confidence', (offer) => offer.confidence],
              ['Source', (offer) => sourceCell(offer.sourceKey, chip.sources)],
            ],
          )}
        />
      )}
    </Section>
  );
}
