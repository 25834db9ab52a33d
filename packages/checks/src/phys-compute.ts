import { phaseWords } from '@inferbench/domain/terms/phase-words';
import { formatNumber } from '@inferbench/units/format';
import { TERA } from '@inferbench/units/si';
import { chipsGive, IMAGE_CAUSES, PREFILL_CAUSES, ROUNDING, shareOfBound } from './bound-words.ts';
import type { CheckSubject, Rule } from './rule.ts';

/** FLOPs that the chips had to do: what a prefix cache answered was not computed again. */
function neededFlops({ score, physics, run, work }: CheckSubject): number | null {
  if (score.flops === null || !work.ok) return null;
  const { prefill, decode } = score.flops;
  const hits = run.techniques.prefixCacheHitRate ?? 0;
  const { requests, inputTokens } = work.value;
  if (hits === 0 || !physics?.tokens || requests === null || requests === 0 || inputTokens === null)
    return prefill + decode;
  const uncached = (inputTokens / requests) * (1 - hits);
  return Math.min(prefill, requests * physics.tokens.prefillFlops(uncached)) + decode;
}

/** Useful TOPS ≤ dense peak of the resolved precision, all chips. */
export const physCompute: Rule = {
  id: 'PHYS-COMPUTE',
  title: 'Useful operations stay below peak',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'The work that the model requires, without padding or recomputation, cannot exceed the dense rate of all chips at the precision that computes.',
  formula: 'useful FLOPs ÷ time ≤ peak × chips',
  checkPoint: (subject) => {
    const { point, index, placement, physics, work } = subject;
    const flops = neededFlops(subject);
    if (physics === null || flops === null || !work.ok) return [];
    const share = flops / work.value.durationSec / physics.peakOpsPerSec;
    if (share <= ROUNDING) return [];
    const usefulTops = formatNumber(flops / work.value.durationSec / TERA);
    const peakTops = formatNumber(physics.peakOpsPerSec / TERA);
    return [
      {
        path: `points[${index}]`,
        message: `The ${phaseWords(point.phase)} work needs ${usefulTops} TOPS, ${chipsGive(placement.chips)} ${peakTops} TOPS of dense ${physics.computePrecision}: ${shareOfBound(share)}.`,
        value: `${usefulTops} TOPS`,
        expected: `at most ${peakTops} TOPS`,
        fix: point.phase === 'IMAGE' ? IMAGE_CAUSES : PREFILL_CAUSES,
      },
    ];
  },
};
