import type { Kind } from '@inferbench/domain/terms/kind';
import { type Drawing, inSeries, line, type Mark, symbol, text } from '@inferbench/chart/drawing';
import { fitted, textWidth } from '@inferbench/chart/text-room';
import { SERIES_IN_COLOUR } from '@inferbench/chart/symbol';

export interface SlopeRow {
  label: string;
  kind: Kind;
  leftRank: number;
  rightRank: number;
  /** Value at the right end with its unit. */
  right: string;
}

const ROW = 17;
const WIDTH = 270;
const LABELS = 142;

/** Ranks at two ends; of rows that change places the largest fall and rise are in colour, the rest in ink. */
export function miniSlope(rows: readonly SlopeRow[]): Drawing {
  const rightRoom = Math.max(40, ...rows.map(({ right }) => textWidth(right) + 10));
  const left = LABELS;
  const right = WIDTH - rightRoom;
  const y = (rank: number) => 8 + (rank - 1) * ROW;
  const change = ({ leftRank, rightRank }: SlopeRow) => rightRank - leftRank;
  const fall = rows.reduce<SlopeRow | null>(
    (most, row) => (change(row) > (most ? change(most) : 0) ? row : most),
    null,
  );
  const marks = rows.flatMap((row): Mark[] => {
    const series = row === fall ? 1 : SERIES_IN_COLOUR - 1;
    const from = { x: left, y: y(row.leftRank) };
    const to = { x: right, y: y(row.rightRank) };
    const style = row === fall ? 'strong' : 'ink';
    return [
      inSeries(series, [line(`line-interpolated${row === fall ? '' : ' behind'}`, [from, to])]),
      symbol({ series, kind: row.kind, at: from }),
      symbol({ series, kind: row.kind, at: to }),
      text(`${style} end`, { x: left - 9, y: from.y + 4 }, fitted(row.label, LABELS - 12)),
      text(style, { x: right + 9, y: to.y + 4 }, row.right),
    ];
  });
  return { width: WIDTH, height: 8 + Math.max(1, rows.length) * ROW, marks };
}
