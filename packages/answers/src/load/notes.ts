import type { SameLoad } from './shape.ts';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
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
          `${counted(hidden, 'run')} ${isDrafted ? 'without' : 'with'} drafted tokens ${hidden === 1 ? 'is' : 'are'} hidden.`,
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
      ? [`${counted(loose, 'chip')} have a band and no place: too few public runs to trust a simulation.`]
      : []),
    ...(full > 0
      ? [`The model does not fit on ${formatNumber(slice.chips)} chips of ${counted(full, 'kind')}.`]
      : []),
  ];
}

function insideWords(compared: readonly SameLoad[]): string {
  const inside = compared.filter((one) => one.inside).length;
  return `At the same load the simulator was right, within its error, for ${formatNumber(inside)} of ${counted(compared.length, 'published run')}.`;
}
