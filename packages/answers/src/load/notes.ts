import type { SameLoad } from './shape.ts';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { publishedSlices, type Offered } from './offers.ts';
import type { Settled } from './settle.ts';
import type { Apart } from './simulated-rows.ts';

interface Parts {
  offered: Offered;
  settled: Settled;
  apart: readonly Apart[];
  compared: readonly SameLoad[];
}

/** What a reader has to know beside the drawing, a sentence each. */
export function notesOf({ offered, settled, apart, compared }: Parts): string[] {
  const { slice, technique } = settled;
  const lengths = { inputTokens: slice.inputTokens, outputTokens: slice.outputTokens };
  const others = publishedSlices(offered, { lengths, precision: slice.precision }).filter(
    (one) => one.technique !== technique,
  );
  const hidden = others.reduce((sum, { points }) => sum + points, 0);
  const isDrafted = technique === 'DRAFTING';
  const full = apart.filter(({ reason }) => reason === 'DOES_NOT_FIT').length;
  const loose = apart.filter(({ reason }) => reason === 'NOT_CALIBRATED').length;
  const [first, ...more] = compared;
  return [
    ...(isDrafted && slice.simulated
      ? ['The published runs here draft tokens; the simulated ones do not.']
      : []),
    ...(hidden > 0
      ? [
          `${counted(hidden, 'run')} ${isDrafted ? 'without' : 'with'} drafted tokens stand apart and are not shown.`,
        ]
      : []),
    ...(first === undefined || more.length > 0
      ? []
      : [
          `At the same ${formatNumber(first.users)} users the simulator expects ${formatNumber(first.perChip)} tokens/s per chip; ` +
            `published is ${first.ratio.toPrecision(2)} times that.`,
        ]),
    ...(compared.length > 1 ? [insideWords(compared)] : []),
    ...(loose > 0
      ? [`${counted(loose, 'chip')} of families with few public runs have a band and no place.`]
      : []),
    ...(full > 0 ? [`${counted(full, 'chip')} do not hold the model on so many.`] : []),
  ];
}

function insideWords(compared: readonly SameLoad[]): string {
  const inside = compared.filter((one) => one.inside).length;
  return `${formatPercent(inside / compared.length)} of ${counted(compared.length, 'published run')} lie within the error of the simulation at the same load.`;
}
