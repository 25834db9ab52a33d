import { GIGA, MS_PER_SEC } from '@inferbench/units/si';
import { formatPercent } from '@inferbench/units/format';
import { type Figure, tableOf } from '../chart/figure.ts';
import { formatBytes, formatDuration, formatTick } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';
import { drawLines } from './simulated-lines.ts';

type Behaviour = ChipData['behaviour'];

const HALF = 0.5;
const PERCENT = 100;

/** Share of the arrays in use over the rows of a product, with the loading of weights hidden and not. */
export function utilisationFigure(points: Behaviour['utilisation']): Figure {
  const half = (key: 'overlapped' | 'apart') => points.find((point) => point[key] >= HALF)?.rows ?? null;
  const rowsWords = (rows: number | null) => (rows === null ? 'more rows than are drawn' : `${rows} rows`);
  const curve = (key: 'overlapped' | 'apart') =>
    points.map((point) => ({ x: point.rows, y: PERCENT * point[key] }));
  return {
    sentence: `Half of the arrays are busy from ${rowsWords(half('overlapped'))} where loading weights is hidden, from ${rowsWords(half('apart'))} where it is not.`,
    draw: (width) =>
      drawLines(
        {
          lines: [
            { name: 'loading hidden', points: curve('overlapped') },
            { name: 'loading in between', points: curve('apart') },
          ],
          x: { name: 'rows: tokens of the step (log)', tick: formatTick },
          y: { name: 'arrays in use, % (log)', tick: formatTick },
        },
        width,
      ),
    table: tableOf('Share of the arrays in use over rows', points, [
      ['Rows', ({ rows }) => rows, 'NUMBER'],
      ['Loading hidden, %', ({ overlapped }) => PERCENT * overlapped, 'NUMBER'],
      ['Loading in between, %', ({ apart }) => PERCENT * apart, 'NUMBER'],
    ]),
  };
}

/** Time of a token over the size of the model: flat while the arrays hold it, then the bandwidth outside. */
export function cliffFigure(points: Behaviour['cliff']): Figure {
  return {
    sentence: cliffSentence(points),
    draw: (width) =>
      drawLines(
        {
          lines: [
            {
              name: 'one token',
              points: points.map(({ weightBytes, decodeSec }) => ({
                x: weightBytes / GIGA,
                y: decodeSec * MS_PER_SEC,
              })),
            },
          ],
          x: { name: 'weights, GB (log)', tick: formatTick },
          y: { name: 'ms per token (log)', tick: formatTick },
        },
        width,
      ),
    table: tableOf('Time of a token over the size of the model', points, [
      ['Weights, GB', ({ weightBytes }) => weightBytes / GIGA, 'NUMBER'],
      ['In the arrays, %', ({ residentShare }) => PERCENT * residentShare, 'NUMBER'],
      ['ms per token', ({ decodeSec }) => decodeSec * MS_PER_SEC, 'NUMBER'],
    ]),
  };
}

function cliffSentence(points: Behaviour['cliff']): string {
  const last = points.findLast(({ residentShare }) => residentShare >= 1);
  const next = points.find(({ residentShare }) => residentShare < 1);
  if (last === undefined || next === undefined) {
    return last === undefined
      ? 'No drawn size fits the arrays.'
      : 'Every size that fits the chip stays in its arrays.';
  }
  return `From ${formatBytes(last.weightBytes)} of weights to ${formatBytes(next.weightBytes)} a token goes from ${formatDuration(last.decodeSec)} to ${formatDuration(next.decodeSec)}: ${formatPercent(1 - next.residentShare)} of the weights are reloaded every step.`;
}
