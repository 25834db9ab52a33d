import type { TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { formatNumber } from '@inferbench/units/format';

const WIDTH = 64;
const HEIGHT = 16;
/** Fronts that have a letter; more are not told apart. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Scale {
  low: number;
  high: number;
  cells: number;
}

/** Cell of a value on a logarithmic axis; one value alone stands at the left or the foot. */
function cellOf(value: number, { low, high, cells }: Scale): number {
  if (low === high) return 0;
  return Math.round((Math.log(value / low) / Math.log(high / low)) * (cells - 1));
}

function scaleOf(values: readonly number[], cells: number): Scale {
  return { low: Math.min(...values), high: Math.max(...values), cells };
}

/** Fronts of the curves, both axes logarithmic: each letter is a measured point, and nothing stands between. */
export function tradeoffPlot(curves: TradeoffAnswer['curves'], order: readonly string[]): string {
  const place = new Map(order.map((system, index) => [system, index]));
  const fronts = curves
    .map(({ system, label, points }) => ({ system, label, points: points.filter(({ onFront }) => onFront) }))
    .toSorted((a, b) => (place.get(a.system) ?? Infinity) - (place.get(b.system) ?? Infinity))
    .slice(0, LETTERS.length);
  const all = fronts.flatMap(({ points }) => points);
  if (all.length === 0) return '';
  const across = scaleOf(
    all.map(({ tokensPerSecPerUser }) => tokensPerSecPerUser),
    WIDTH,
  );
  const up = scaleOf(
    all.map(({ tokensPerSecPerChip }) => tokensPerSecPerChip),
    HEIGHT,
  );
  const cells = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => ' '));
  // The best last, so that nothing hides it.
  for (const [index, { points }] of [...fronts.entries()].toReversed()) {
    for (const { tokensPerSecPerUser, tokensPerSecPerChip } of points) {
      const row = cells[HEIGHT - 1 - cellOf(tokensPerSecPerChip, up)];
      if (row) row[cellOf(tokensPerSecPerUser, across)] = LETTERS[index] ?? '?';
    }
  }
  const edge = Math.max(formatNumber(up.high).length, formatNumber(up.low).length);
  const rows = cells.map((row, index) => {
    const label = index === 0 ? formatNumber(up.high) : index === HEIGHT - 1 ? formatNumber(up.low) : '';
    return `${label.padStart(edge)} |${row.join('').trimEnd()}`;
  });
  const [left, right] = [formatNumber(across.low), formatNumber(across.high)];
  return [
    'tokens/s per chip',
    ...rows,
    `${' '.repeat(edge)} +${'-'.repeat(WIDTH)}`,
    `${' '.repeat(edge)}  ${left}${right.padStart(WIDTH - left.length)}  tokens/s per user`,
    ...fronts.map(({ label }, index) => `  ${LETTERS[index]}  ${label}`),
  ].join('\n');
}
