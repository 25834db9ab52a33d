import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { nameSlug } from '@inferbench/domain/names';
import { pointAddress } from '../address/pages.ts';
import { type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import type { DrawnPeak } from './drawn-peak.ts';
import { peakDrawing } from './peak-drawing.ts';

interface FramedPeakInput {
  peak: DrawnPeak;
  /** Path of the page with its query and section. */
  address: string;
  /** What the chart is asked for by as a file. */
  query: Readonly<Record<string, string>>;
}

/** Where the peak goes, in its frame. */
export function framedPeak({ peak, address, query }: FramedPeakInput): FramedChart {
  return {
    name: 'peak',
    query,
    head: peak.head,
    address,
    file: `inferbench-peak-${peak.rows.map(({ label }) => nameSlug(label)).join('-')}`,
    draw: (drawn) => peakDrawing(peak, drawn),
    table: peakTable(peak),
  };
}

/** Three factors and their products. */
export function peakTable({ rows }: DrawnPeak): FigureTable {
  return {
    caption: 'Shares of the peak',
    columns: [
      ...wordColumns('system', 'kind', 'peak'),
      ...numberColumns('algorithm', 'hardware', 'software', 'attainable', 'delivered'),
      ...wordColumns('result'),
    ],
    rows: rows.map((row) => [
      `${row.label} ×${row.chips}`,
      KIND_WORDS[row.kind],
      row.peakName,
      row.algorithm,
      row.hardware,
      row.software,
      row.attainable,
      row.delivered,
      row.pointId === null ? null : { words: row.pointId, href: pointAddress(row.pointId) },
    ]),
  };
}
