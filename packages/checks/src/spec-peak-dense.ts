import type { PeakFormat } from '@inferbench/domain/terms/precision';
import { formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import type { Rule } from './rule.ts';

/** Narrower formats are never slower; each pair is compared where both are stated. */
const NOT_SLOWER: readonly (readonly [narrow: PeakFormat, wide: PeakFormat])[] = [
  ['fp16', 'fp32'],
  ['bf16', 'fp32'],
  ['fp8', 'fp16'],
  ['fp8', 'bf16'],
  ['fp4', 'fp8'],
];

/** Words that give a rate away as a sparse one. */
const SPARSE = /\bspars/i;

/** A dense peak is stated, none from a sparse figure, and fp8 ≥ fp16 ≥ fp32. */
export const specPeakDense: Rule = {
  id: 'SPEC-PEAK-DENSE',
  title: 'Peaks are dense and ordered',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'A chip states a dense rate for at least one precision; sparse rates have no place, and a narrower format is never slower unless a note explains it.',
  formula: 'fp8 ≥ fp16 ≥ fp32',
  checkChip: ({ chip }) => {
    if (chip.peaks.length === 0) {
      if (chip.status === 'claims_only') return [];
      return [
        {
          path: 'peaks',
          message: 'No dense rate is stated: nothing of this chip can be simulated or checked.',
          expected: 'at least one precision with denseOpsPerSec',
          fix: 'State the dense rate; where only a sparse one is published, halve it if the vendor says 2:1, and name that in the source.',
        },
      ];
    }
    const rates = new Map(chip.peaks.map((peak) => [peak.precision, peak.denseOpsPerSec]));
    return NOT_SLOWER.flatMap(([narrow, wide]) => {
      const [fast, slow] = [rates.get(narrow), rates.get(wide)];
      if (fast === undefined || slow === undefined || fast >= slow || explained(chip.notes, narrow))
        return [];
      return [
        {
          path: `peaks[${chip.peaks.findIndex((peak) => peak.precision === narrow)}].denseOpsPerSec`,
          message: `${narrow} at ${formatNumber(fast / TERA)} TOPS is slower than ${wide} at ${formatNumber(slow / TERA)} TOPS.`,
          value: `${formatNumber(fast / TERA)} TOPS`,
          expected: `at least ${formatNumber(slow / TERA)} TOPS`,
          fix: `Correct the figure, or explain it in a note that names ${narrow}.`,
        },
      ];
    });
  },
};

function explained(notes: readonly string[], precision: PeakFormat): boolean {
  return notes.some((note) => note.toLowerCase().includes(precision) && !SPARSE.test(note));
}
