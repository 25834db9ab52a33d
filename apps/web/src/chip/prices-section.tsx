import { formatUsd } from '@inferbench/units/format';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { ChipData } from './chip-data.ts';
import { sourceCell } from './source-cell.tsx';
import { priceRange } from './spec-rows.ts';
import { Section } from '../frame/section.tsx';

const COLUMNS = [
  { head: 'Provider' },
  { head: 'Kind' },
  { head: 'Price', unit: 'USD per chip and hour', numeric: true },
  { head: 'Seen' },
  { head: 'Confidence' },
  { head: 'Source' },
] as const;

/** Dated offers; cost ranks by the median of those on demand. */
export function PricesSection({ chip }: { chip: ChipData }) {
  const range = priceRange(chip);
  return (
    <Section id="prices" title="Prices" note={range ?? 'No dated on-demand price: cost is missing, never 0.'}>
      {chip.rentalOffers.length === 0 ? null : (
        <StackTable
          caption="Rental offers"
          columns={COLUMNS}
          rows={chip.rentalOffers.map((offer) => ({
            key: `${offer.provider} ${offer.kind} ${offer.date} ${offer.usdPerHour}`,
            cells: [
              offer.provider,
              offer.kind,
              formatUsd(offer.usdPerHour),
              offer.date,
              offer.confidence,
              sourceCell(offer.sourceKey, chip.sources),
            ],
          }))}
        />
      )}
    </Section>
  );
}
