import type { Calibration } from '@inferbench/domain/scores/calibration';
import { exp, ln } from '@inferbench/units/exact-math';
import { isSoftware } from './exported.ts';
import { termIndex, TERMS } from './fit-rows.ts';
import type { PreparedRows } from './prepared-rows.ts';
import { rowTimes } from './row-times.ts';
import { quantile, rounded } from './statistics.ts';

/** The fast edge of public results: a fifth of them is faster (docs/model.md#calibration). */
const FAST_EDGE = 0.2;
/** A row tells of one kind of work where that is most of its time. */
const MOSTLY = 0.6;

/** Time of the fast edge ÷ time of the median stack, of rows that mostly compute and of rows that mostly move and launch. */
export function fitEdge({ times, taught }: PreparedRows, theta: Float64Array): Calibration['edge'] {
  const without = theta.map((value, index) => {
    const parameter = times.parameters[index];
    return parameter !== undefined && isSoftware(parameter) ? 0 : value;
  });
  const { seconds, slopes } = rowTimes(times, without);
  const edgeOf = (term: 'compute' | 'memory') => {
    const ratios: number[] = [];
    for (const [row, features] of times.rows.entries()) {
      const sec = seconds[row] ?? Number.NaN;
      const simt = features.observation.resolved.chip.family === 'simt';
      const share = (slopes[row * TERMS.length + termIndex(term)] ?? 0) / sec;
      if (taught[row] === 0 || !simt || features.observation.metric === 'ttft_ms' || share < MOSTLY) continue;
      ratios.push(ln(features.measuredSec / sec));
    }
    // No best stack is slower than the one that every effect is told against.
    return rounded(Math.min(1, exp(quantile(ratios, FAST_EDGE))));
  };
  return { compute: edgeOf('compute'), memory: edgeOf('memory') };
}
