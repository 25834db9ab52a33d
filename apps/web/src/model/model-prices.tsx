import type { ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { withBelow } from '../chart/table/linked.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { sourceCell } from '../chip/source-cell.tsx';
import { Folded } from '../frame/folded.tsx';
import { Section } from '../frame/section.tsx';
import { priceRows, priceSources, pricesTitle } from './price-rows.ts';

const UNIT = 'USD per million tokens';
const COLUMNS = [
  { head: 'Provider' },
  { head: 'Input', unit: UNIT, numeric: true },
  { head: 'Output', unit: UNIT, numeric: true },
  { head: 'Cached input', unit: UNIT, numeric: true },
  { head: 'Read on' },
  { head: 'Confidence' },
  { head: 'Source' },
] as const;

export function ModelPrices({ model: { apiPrices, shortName } }: { model: ModelFactsAnswer }) {
  const title = pricesTitle(apiPrices);
  if (title === null) return null;
  const sources = priceSources(apiPrices);
  return (
    <Folded title={title} id="api-prices-fold">
      <Section
        id="api-prices"
        title="API prices"
        note="What providers ask for tokens, as listed on that day: no cost of a chip, and no score uses it. The price carries no precision: a cheap route may serve FP8 or FP4."
      >
        <StackTable
          caption={`API prices of ${shortName}`}
          columns={COLUMNS}
          rows={priceRows(apiPrices).map(({ remark, ...row }) => ({
            key: `${row.provider} ${row.readOn} ${row.source}`,
            cells: [
              withBelow(row.provider, remark),
              row.input,
              row.output,
              row.cached,
              row.readOn,
              row.confidence,
              sourceCell(row.source, sources),
            ],
          }))}
        />
        <ol className="sources">
          {sources.map(({ key, where }, index) => (
            <li key={key} id={`source-${index + 1}`}>
              {where}
            </li>
          ))}
        </ol>
      </Section>
    </Folded>
  );
}
