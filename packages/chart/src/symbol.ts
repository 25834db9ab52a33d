import type { Kind } from '@inferbench/domain/terms/kind';

/** Outline of each series in a box of 12 px, relative to where it begins: circle, square, triangle, inverted triangle, diamond, cross. */
const SHAPES = [
  'M1.6 6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z',
  'M1.9 1.9h8.2v8.2h-8.2z',
  'M6 1.3l5 9.1h-10z',
  'M6 10.7l5-9.1h-10z',
  'M6 0.9l5.1 5.1-5.1 5.1-5.1-5.1z',
  'M4.2 1.2h3.6v3h3v3.6h-3v3h-3.6v-3h-3v-3.6h3z',
] as const;

const CROSSED = 'M2.6 2.6l6.8 6.8m0-6.8l-6.8 6.8';
/** Drawn by the round ends of a line without length. */
const DOT = 'M6 6h.01';

/** Side of the box that the paths are drawn in. */
export const SYMBOL_SIZE = 12;

export const SERIES_IN_COLOUR = SHAPES.length;

/** The colour of a series; the seventh and later are grey. */
export function seriesClass(series: number): string {
  return series < SERIES_IN_COLOUR ? `series-${series + 1}` : 'series-other';
}

/** Paths of a mark: colour and shape say which series, fill says what kind of number. */
export function symbolPaths(series: number, kind: Kind): { className: string; d: string }[] {
  const shape = SHAPES[series < SERIES_IN_COLOUR ? series : 0] ?? SHAPES[0];
  switch (kind) {
    case 'MEASURED':
      return [{ className: 'symbol-solid', d: shape }];
    case 'REPORTED':
      return [
        { className: 'symbol-outline', d: shape },
        { className: 'symbol-dot', d: DOT },
      ];
    case 'SIMULATED':
      return [{ className: 'symbol-outline', d: shape }];
    case 'INTERPOLATED':
      return [{ className: 'symbol-line', d: CROSSED }];
  }
}
