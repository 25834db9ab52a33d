import type { MemoryNeeds } from '@inferbench/answers/needs/shape';
import { nameSlug, precisionNames } from '@inferbench/domain/catalogue/names';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { USABLE_MEMORY_PERCENT } from '@inferbench/domain/terms/usable-memory';
import { formatNumber } from '@inferbench/units/format';
import { modelChartQuery, modelViewAddress } from '../../address/model-request.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import { type Figure, SHARE_ROOM } from '@inferbench/chart/figure';
import { type FitsRow, fitsDrawing } from './fits-drawing.ts';
import { counted } from '@inferbench/units/english';

const MOST_ROWS = 10;
/** Rows of a share image, whose height is fixed. */
const SHARED_ROWS = 3;

/** Memory of the chips of the chart against what the model needs, in its frame. */
export function framedFits(needs: MemoryNeeds, chart: TradeoffChart, asked: readonly string[]): Figure {
  const { slice, head } = chart;
  const rows = drawnRows(needs, chart);
  const tokens = formatNumber(needs.inputTokens + needs.outputTokens);
  return {
    name: 'fits',
    query: modelChartQuery(slice, asked),
    head: {
      finding: needs.finding,
      slice: `Usable memory of ${counted(slice.chips, 'chip')} (${USABLE_MEMORY_PERCENT}), ${precisionNames(needs.precision).short} weights and one user of ${tokens} tokens`,
      notes: [],
      kinds: [],
      source: 'computed from datasheets',
      date: head.date,
    },
    address: modelViewAddress(slice, asked, 'fits'),
    file: `inferbench-${nameSlug(slice.model)}-fits`,
    draw: (drawn) =>
      drawn.form === 'share'
        ? fitsDrawing(rows.slice(0, SHARED_ROWS), SHARE_ROOM.width)
        : fitsDrawing(rows, drawn.width),
    table: needsTable(needs),
  };
}

/** The chips of the chart first, as they stand at the line, then the best known that do not fit. */
function drawnRows({ chips }: MemoryNeeds, { atLine, slice }: TradeoffChart): FitsRow[] {
  const order = [...atLine.published, ...atLine.simulated].map(({ chip }) => chip);
  const left = new Set(
    atLine.unplaced.flatMap(({ chip, reason }) => (reason === 'DOES_NOT_FIT' ? [chip] : [])),
  );
  // Those with most memory stand first.
  const full = chips.map(({ chip }) => chip).filter((chip) => left.has(chip));
  const picked = new Set([...[...new Set(order)].slice(0, MOST_ROWS - 2), ...full.slice(0, 2)]);
  return [...picked]
    .flatMap((slug) => {
      const chip = chips.find((each) => each.chip === slug);
      const at = chip?.counts.find((count) => count.chips === slice.chips) ?? chip?.counts.at(-1);
      if (chip === undefined || at === undefined) return [];
      // Of a chip that fits on fewer, as much as so many have.
      const usableBytes = (at.usableBytes / at.chips) * slice.chips;
      const fewest = fewestOf(chip);
      return [
        {
          chip,
          neededBytes: at.neededBytes,
          usableBytes,
          fits: fewest !== null && fewest <= slice.chips,
          fewest,
        },
      ];
    })
    .toSorted((a, b) => b.usableBytes - a.usableBytes);
}

/** Fewest of a chip that hold the model, whatever number of it is sold; null where none does. */
function fewestOf({ counts }: MemoryNeeds['chips'][number]): number | null {
  return counts.find(({ fits }) => fits)?.chips ?? null;
}

function needsTable({ chips, modelName }: MemoryNeeds): Table {
  return tableOf(`How many chips hold ${modelName}`, chips, [
    ['chip', ({ label }) => label],
    ['chips needed', ({ chipsNeeded }) => chipsNeeded, 'NUMBER'],
    ['fewest that hold it', fewestOf, 'NUMBER'],
    ['the sum', ({ sentence }) => sentence],
  ]);
}
