import type { SimulatedRatio } from '@inferbench/domain/simulation/simulate-result';
import { ratioWords } from '../finding.ts';
import type { VerdictKind } from './shape.ts';

/** Said where the band of a simulated ratio holds equality. */
export const TOO_COARSE = 'our simulation is too coarse to tell';

type Ends = Pick<SimulatedRatio, 'low' | 'high'>;

/** Side that is ahead for sure by the band of b ÷ a: neither where it holds equality. */
export function sideAhead({ low, high }: Ends): 'a' | 'b' | null {
  if (low > 1) return 'b';
  return high < 1 ? 'a' : null;
}

interface SimulatedVerdict {
  kind: Extract<VerdictKind, 'LEADS' | 'TIED'>;
  leader: string | null;
  text: string;
}

/** Verdict on two simulated systems by the band of b ÷ a (docs/metrics.md#verdicts): it stands below every observed one. */
export function simulatedVerdict(
  ratio: Ends & Pick<SimulatedRatio, 'ratio'>,
  [a, b]: readonly [a: string, b: string],
): SimulatedVerdict {
  const ahead = sideAhead(ratio);
  if (ahead === null) return { kind: 'TIED', leader: null, text: `Simulated, ${a} and ${b}: ${TOO_COARSE}` };
  const [leader, other, factor] = ahead === 'b' ? [b, a, ratio.ratio] : [a, b, 1 / ratio.ratio];
  return {
    kind: 'LEADS',
    leader,
    text: `Simulated, ${leader} is ${ratioWords(factor)} times as fast as ${other}`,
  };
}
