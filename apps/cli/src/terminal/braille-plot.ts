import { formatNumber } from '@inferbench/units/format';

const WIDTH = 48;
const HEIGHT = 10;
/** Dots of a cell by row and column, as bits above U+2800. */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

export interface PlotPoint {
  x: number;
  y: number;
}

interface Axes {
  across: string;
  up: string;
}

/** Points in their order with lines between them, both axes from nothing: four dots by two a character. Empty for no point. */
export function braillePlot(points: readonly PlotPoint[], { across, up }: Axes): string {
  const [mostX, mostY] = (['x', 'y'] as const).map((key) =>
    points.reduce((most, point) => Math.max(most, point[key]), 0),
  );
  if (!mostX || !mostY) return '';
  const cells = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => 0));
  const dots = points.map(({ x, y }) => ({
    column: Math.round((x / mostX) * (2 * WIDTH - 1)),
    row: Math.round((1 - y / mostY) * (4 * HEIGHT - 1)),
  }));
  const set = (column: number, row: number) => {
    const line = cells[Math.floor(row / 4)];
    const at = Math.floor(column / 2);
    if (line?.[at] !== undefined) line[at] |= DOTS[row % 4]?.[column % 2] ?? 0;
  };
  for (const [index, dot] of dots.entries()) {
    const before = dots[index - 1] ?? dot;
    const steps = Math.max(1, Math.abs(dot.column - before.column), Math.abs(dot.row - before.row));
    for (let step = 0; step <= steps; step += 1)
      set(
        Math.round(before.column + ((dot.column - before.column) * step) / steps),
        Math.round(before.row + ((dot.row - before.row) * step) / steps),
      );
  }
  const edge = formatNumber(mostY).length;
  const rows = cells.map((line, index) => {
    const label = index === 0 ? formatNumber(mostY) : index === HEIGHT - 1 ? '0' : '';
    return `${label.padStart(edge)} ${String.fromCodePoint(...line.map((bits) => 0x2800 + bits))}`;
  });
  const right = formatNumber(mostX);
  return [up, ...rows, `${' '.repeat(edge)} 0${right.padStart(WIDTH - 1)}  ${across}`].join('\n');
}
