import type { ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { withBelow } from '../chart/table/linked.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { sourceCell } from '../chip/source-cell.tsx';
import { Folded } from '../frame/folded.tsx';
import { Section } from '../frame/section.tsx';
import { counted } from '@inferbench/units/english';
import { known } from '../words/numbers.ts';

const UNIT = 'USD per million tokens';

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
          {...eachInRow(apiPrices, (price) => `${price.provider} ${price.readOn} ${price.sourceKey}`, [
            ['Provider', (price) => withBelow(price.provider, remarkOf(price))],
            ['Input', (price) => price.usdPerMillionInputTokens, 'NUMBER', UNIT],
            ['Output', (price) => usd(price.usdPerMillionOutputTokens, 'none'), 'NUMBER', UNIT],
            [
              'Cached input',
              (price) => usd(price.usdPerMillionCachedInputTokens, 'not listed'),
              'NUMBER',
              UNIT,
            ],
            ['Read on', ({ readOn }) => readOn],
            ['Confidence', ({ confidence }) => confidence.toLowerCase()],
            ['Source', ({ sourceKey }) => sourceCell(sourceKey, sources)],
          ])}
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

type ApiPrices = ModelFactsAnswer['apiPrices'];

/** Words beside a price that is not the provider's for this model. */
const STANDING_WORDS: Readonly<Record<ApiPrices[number]['standing'], string | null>> = {
  STATED: null,
  SIZE_CLASS: 'size class default, not a price of this model',
  OUT_OF_DATE: 'out of date',
};

/** A price as it was listed: nothing is rounded. */
const usd = (value: number | null, missing: string) => known(value, String, missing);

function remarkOf({ standing, note }: ApiPrices[number]): string | null {
  return [STANDING_WORDS[standing], note].filter((words) => words !== null).join('; ') || null;
}

/** Counts prices and their providers, with the dates; null without any. */
export function pricesTitle(prices: ApiPrices): string | null {
  const days = prices.map(({ readOn }) => readOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const providers = new Set(prices.map(({ provider }) => provider)).size;
  const read = first === last ? first : `${first} to ${last}`;
  return `API prices: ${counted(prices.length, 'list price')} of ${counted(providers, 'provider')}, read ${read}`;
}

/** Sources that the prices were read from, each once: rows name them by their number. */
export function priceSources(prices: ApiPrices): { key: string; where: string }[] {
  return [...new Map(prices.map(({ sourceKey, source }) => [sourceKey, source]))].map(([key, where]) => ({
    key,
    where,
  }));
}
