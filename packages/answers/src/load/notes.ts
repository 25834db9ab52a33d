import type { SameLoad } from './shape.ts';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { publishedSlices, type Offered } from './offers.ts';
import type { Settled } from './settle.ts';
import type { Apart, Unranked } from './simulated-rows.ts';

interface Parts {
  offered: Offered;
  settled: Settled;
  /** Published points that were read of the slice: of a large group those that bound it. */
  read: number;
  apart: readonly Apart[];
  /** Systems of the shown class that were run faster alone, beside one at the line. */
  faster: readonly Pick<Unranked, 'label' | 'chips' | 'output' | 'perUser'>[];
  compared: readonly SameLoad[];
}

/** What a reader has to know beside the drawing, a sentence each. */
export function notesOf({ offered, settled, read, apart, faster, compared }: Parts): string[] {
  const { slice, technique } = settled;
  const lengths = { inputTokens: slice.inputTokens, outputTokens: slice.outputTokens };
  const published = publishedSlices(offered, { lengths, precision: slice.precision });
  const pointsWhere = (isCounted: (each: TechniqueClass) => boolean) =>
    published.reduce((sum, { technique: own, points }) => sum + (isCounted(own) ? points : 0), 0);
  const hidden = pointsWhere((each) => each !== technique);
  const own = pointsWhere((each) => each === technique);
  const isDrafted = technique === 'DRAFTING';
  const full = apart.filter(({ reason }) => reason === 'DOES_NOT_FIT').length;
  const loose = apart.filter(({ reason }) => reason === 'NOT_CALIBRATED').length;
  const [first, ...more] = compared;
  return [
    ...(own > read
      ? [
          `${counted(own, 'run')} are published here; drawn are the ${formatNumber(read)} that bound the others.`,
        ]
      : []),
    ...(isDrafted && slice.simulated
      ? ['The published runs here draft tokens; the simulated ones do not.']
      : []),
    ...(hidden > 0
      ? [
          `${counted(hidden, 'run')} ${isDrafted ? 'without' : 'with'} drafted tokens ${hidden === 1 ? 'is' : 'are'} hidden.`,
        ]
      : []),
    ...fasterNotes(faster),
    ...(faster.length > 0 ? ['Places count them, too.'] : []),
    ...(first === undefined || more.length > 0
      ? []
      : [
          `At the same ${formatNumber(first.users)} users the simulator expects ${formatNumber(first.perChip)} tokens/s per chip; ` +
            `published is ${first.ratio.toPrecision(2)} times that.`,
        ]),
    ...(compared.length > 1 ? [insideWords(compared)] : []),
    ...(loose > 0
      ? [`${counted(loose, 'chip')} ${loose === 1 ? 'has' : 'have'} a band alone: too few public runs.`]
      : []),
    ...(full > 0
      ? [`The model does not fit on ${counted(slice.chips, 'chip')} of ${counted(full, 'kind')}.`]
      : []),
  ];
}

/** Systems run faster alone that a note names. */
const MOST_FASTER = 2;

/** "B200 × 8, best run that keeps the line: 31.6 tokens/s each, at least 246 tokens/s per chip." */
function fasterNotes(faster: Parts['faster']): string[] {
  return faster
    .toSorted((a, b) => (b.output.value ?? 0) - (a.output.value ?? 0))
    .slice(0, MOST_FASTER)
    .flatMap(({ label, chips, output, perUser }) =>
      output.value === null
        ? []
        : [
            `${label} × ${formatNumber(chips)}, best run that keeps the line: ${formatNumber(perUser)} tokens/s each, at least ${formatNumber(output.value)} tokens/s per chip.`,
          ],
    );
}

function insideWords(compared: readonly SameLoad[]): string {
  const inside = compared.filter((one) => one.inside).length;
  return `At the same load the simulator was right, within its error, for ${formatNumber(inside)} of ${counted(compared.length, 'published run')}.`;
}
