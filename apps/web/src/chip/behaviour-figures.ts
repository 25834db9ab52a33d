import { simulatedHead } from '../chart/simulated-head.ts';
import { GIGA, MS_PER_SEC } from '@inferbench/units/si';
import { formatPercent } from '@inferbench/units/format';
import { drawLines } from '@inferbench/chart/lines';
import { tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { formatBytes, formatDuration, formatTick } from '../words/numbers.ts';
import type { ChipData } from './chip-data.ts';
import { chartPlace, type ChartedChip } from './chart-place.ts';

type Behaviour = ChipData['behaviour'];

const HALF = 0.5;
const PERCENT = 100;
const CAUTION = 'simulated, uncalibrated for this family; never mixed with measured values';

type Behaving<Part extends keyof Behaviour> = ChartedChip & { behaviour: Pick<Behaviour, Part> };

/** Share of the arrays in use over the rows of a product, with the loading of weights hidden and not; null of a chip that does not say. */
export function utilisationFigure(chip: Behaving<'utilisation'>): Figure | null {
  const { utilisation: points } = chip.behaviour;
  if (points.length === 0) return null;
  const half = (key: 'overlapped' | 'apart') => points.find((point) => point[key] >= HALF)?.rows ?? null;
  const rowsWords = (rows: number | null) => (rows === null ? 'more rows than are drawn' : `${rows} rows`);
  const curve = (key: 'overlapped' | 'apart') =>
    points.map((point) => ({ x: point.rows, y: PERCENT * point[key] }));
  return {
    ...chartPlace(chip, 'utilisation'),
    head: simulatedHead({
      finding: `Half of the arrays are busy from ${rowsWords(half('overlapped'))} where loading weights is hidden, from ${rowsWords(half('apart'))} where it is not.`,
      slice: `Arrays in use of ${chip.shortName}: one product of 8,192 × 8,192 weights that stay in the arrays; ${CAUTION}`,
      notes: ['Exact cycles at the published number and size of the arrays.'],
    }),
    draw: drawLines({
      lines: [
        { name: 'loading hidden', points: curve('overlapped') },
        { name: 'loading in between', points: curve('apart') },
      ],
      x: { name: 'rows: tokens of the step (log)', tick: formatTick, scale: 'LOG' },
      y: { name: 'arrays in use, % (log)', tick: formatTick, scale: 'LOG' },
    }),
    table: tableOf('Share of the arrays in use over rows', points, [
      ['Rows', ({ rows }) => rows, 'NUMBER'],
      ['Loading hidden, %', ({ overlapped }) => PERCENT * overlapped, 'NUMBER'],
      ['Loading in between, %', ({ apart }) => PERCENT * apart, 'NUMBER'],
    ]),
  };
}

/** Time of a token over the size of the model: flat while the arrays hold it, then the bandwidth outside; null of a chip without. */
export function cliffFigure(chip: Behaving<'cliff'>): Figure | null {
  const { cliff: points } = chip.behaviour;
  if (points.length === 0) return null;
  return {
    ...chartPlace(chip, 'cliff'),
    head: simulatedHead({
      finding: cliffSentence(points),
      slice: `Capacity cliff of ${chip.shortName}: one sequence on one chip, layers of 2,048 values; ${CAUTION}`,
      notes: [
        'Weights fill the arrays first; keys and values change, so they are written into the arrays every step.',
      ],
    }),
    draw: drawLines({
      lines: [
        {
          name: 'one token',
          points: points.map(({ weightBytes, decodeSec }) => ({
            x: weightBytes / GIGA,
            y: decodeSec * MS_PER_SEC,
          })),
        },
      ],
      x: { name: 'weights, GB (log)', tick: formatTick, scale: 'LOG' },
      y: { name: 'ms per token (log)', tick: formatTick, scale: 'LOG' },
    }),
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
