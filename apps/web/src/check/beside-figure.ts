import type { Beside, BesideRow } from '@inferbench/answers/file-check/shape';
import type { Drawing } from '@inferbench/chart/drawing';
import { type DraftFigure, roomFor } from '@inferbench/chart/figure';
import { tableOf } from '@inferbench/chart/table';
import { MAX_FINDING_LENGTH } from '@inferbench/domain/terms/chart-head';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { barsDrawing } from '../figures/line-bars/bars-drawing.ts';

/** One bar a chip at the load of a file, the file's own figure in black on the bar of its chip. */
export function besideFigure(beside: Beside, engineVersion: string): DraftFigure {
  const { finding, slice, rows, file, left } = beside;
  return {
    head: {
      finding: finding.slice(0, MAX_FINDING_LENGTH),
      slice,
      notes:
        left === 0
          ? []
          : [
              `Not shown of those that hold this load: ${counted(left, 'chip')} with less output or of an older generation.`,
            ],
      kinds: file === null ? ['SIMULATED'] : ['MEASURED', 'SIMULATED'],
      source: `simulated, engine ${engineVersion}; computed in this page`,
      date: null,
    },
    draw: (drawn) => draw(beside, roomFor(drawn).width),
    table: tableOf('Tokens a second of one chip', rows, [
      ['chip', (row) => row.label],
      [
        'simulated',
        (row) => ({ value: row.value, low: row.low, high: row.high, kind: 'SIMULATED' as const }),
        'NUMBER',
      ],
      ['your file', (row) => (row.own ? file : null), 'NUMBER'],
    ]),
  };
}

function draw({ rows, file }: Beside, width: number): Drawing {
  const bars = rows.map((row) => ({
    key: row.chip,
    label: row.label,
    vendor: row.vendor,
    older: row.older,
    figure: { value: row.value, low: row.low, high: row.high, kind: 'SIMULATED' as const },
    words: wordsOf(row, { file, width }),
    ...(row.own && file !== null ? { own: file } : {}),
  }));
  return barsDrawing(bars, width);
}

function wordsOf({ own, value }: BesideRow, { file, width }: { file: number | null; width: number }): string {
  const words = formatNumber(value);
  if (own && file !== null) return `yours ${formatNumber(file)} · ${words}`;
  return width < 500 ? words : `${words} tokens/s`;
}
