import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { resultCell } from '../result-cell.ts';
import { peakDrawing } from './peak-drawing.ts';
import type { DrawnPeak } from './row-marks.ts';

interface FramedPeakInput extends Pick<Figure, 'address' | 'query'> {
  peak: DrawnPeak;
}

export function framedPeak({ peak, address, query }: FramedPeakInput): Figure {
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

export function peakTable({ rows }: DrawnPeak): Table {
  return tableOf('Shares of the peak', rows, [
    ['system', (row) => `${row.label} ×${row.chips}`],
    ['kind', (row) => KIND_WORDS[row.kind]],
    ['peak', (row) => row.peakName],
    ['algorithm', (row) => row.algorithm, 'NUMBER'],
    ['hardware', (row) => row.hardware, 'NUMBER'],
    ['software', (row) => row.software, 'NUMBER'],
    ['attainable', (row) => row.attainable, 'NUMBER'],
    ['delivered', (row) => row.delivered, 'NUMBER'],
    ['result', ({ pointId, label, chips }) => resultCell(pointId, `${label} ×${chips}`)],
  ]);
}
