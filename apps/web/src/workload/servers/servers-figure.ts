import { box, group, type Mark } from '@inferbench/chart/drawing';
import type { Figure } from '@inferbench/chart/figure';
import { tableOf, type Table } from '@inferbench/chart/table';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { ServersAnswer } from '@inferbench/graphql-documents/answers';
import { formatUsd } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { framedBarsDrawing } from '../../figures/line-bars/bars-drawing.ts';
import type { ServersView } from './servers-request.ts';

/** $ a month of each kind of server, a bar each, the cheapest first, in its frame; null where none has a price. */
export function serversFigure(answer: ServersAnswer, { query }: ServersView): Figure | null {
  const { head, priced, modelName, api } = answer;
  if (priced.length === 0) return null;
  return {
    name: 'servers',
    query: Object.fromEntries(new URLSearchParams(query)),
    head,
    address: pageAddress('workload', { query, section: 'servers' }),
    file: `inferbench-servers-${nameSlug(modelName)}`,
    draw: (drawn) =>
      framedBarsDrawing(
        priced.map((system) => ({
          ...(system.promptShare === null ? {} : { part: system.promptShare }),
          key: system.chip,
          label: system.name,
          vendor: system.vendor,
          older: system.older,
          figure: system.usdPerMonth,
          words:
            system.usdPerMonth.value === null
              ? system.usdPerMonth.words
              : formatUsd(system.usdPerMonth.value),
        })),
        drawn,
        api === null
          ? null
          : { value: api.usdPerMonth, words: `same tokens from an API: ${formatUsd(api.usdPerMonth)}` },
      ),
    key: [
      { words: 'reading prompts', mark: reading },
      { words: 'writing answers, or waiting', mark: writing },
    ],
    table: serversTable(answer),
  };
}

const reading: Mark = group('vendor-other', [box('bar-known', { x: 0, y: 2 }, { x: 13, y: 11 })]);
const writing: Mark = group('vendor-other', [box('bar-simulated', { x: 1, y: 2 }, { x: 12, y: 11 })]);

function serversTable({ priced, unpriced, modelName }: ServersAnswer): Table {
  return tableOf(
    `Servers for ${modelName}`,
    [...priced, ...unpriced],
    [
      ['servers', ({ name }) => name],
      ['number', ({ servers }) => servers, 'NUMBER'],
      ['number, low', ({ serversLow }) => serversLow, 'NUMBER'],
      ['number, high', ({ serversHigh }) => serversHigh, 'NUMBER'],
      ['error', ({ error }) => error],
      ['USD a month', ({ usdPerMonth }) => usdPerMonth.value, 'NUMBER'],
      ['low', ({ usdPerMonth }) => usdPerMonth.low, 'NUMBER'],
      ['high', ({ usdPerMonth }) => usdPerMonth.high, 'NUMBER'],
      ['price', ({ usdPerMonth }) => usdPerMonth.words],
      ['share of the time for prompts', ({ promptShare }) => promptShare, 'NUMBER'],
      ['TTFT p95, ms', ({ ttft }) => ttft.value, 'NUMBER'],
      ['TTFT low, ms', ({ ttft }) => ttft.low, 'NUMBER'],
      ['TTFT high, ms', ({ ttft }) => ttft.high, 'NUMBER'],
      ['tokens/s each', ({ speed }) => speed.value, 'NUMBER'],
      ['latency', ({ latency }) => latency],
      ['kind', () => 'simulated'],
    ],
  );
}
