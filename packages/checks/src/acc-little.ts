import { formatNumber, formatPercent } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { likelyCause } from './acc-window.ts';
import type { Rule } from './rule.ts';

const TOLERANCE = 0.15;

/** Start and end of the clock differ between tools by less. */
const CLOCK_TOLERANCE = 0.02;

/**
 * Little's law: requests in flight = completion rate × mean E2E. In a closed loop that is the declared concurrency within
 * 15 %; above a declared limit it cannot be in any loop.
 */
export const accLittle: Rule = {
  id: 'ACC-LITTLE',
  title: 'Concurrency is rate times latency',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'The number in flight follows from the law of Little. In a closed loop it is the declared concurrency, judged from ten requests a slot on; above a declared limit it cannot be at all, unless conversations of several turns are what is limited, and is refused.',
  formula: 'completed × mean E2E ÷ duration = declared concurrency within 15 %, and at most it within 2 %',
  checkFigures: ({ point, index }) => {
    if (point.measurement !== 'requests') return [];
    const limit = point.load.concurrencyLimit;
    const meanE2eSec = point.latency.e2e?.meanSec ?? null;
    const { completed } = point.counts;
    if (limit === null || !isPositive(meanE2eSec)) return [];
    const inFlight = (completed * meanE2eSec) / point.durationSec;
    const off = (inFlight - limit) / limit;
    const above = off > CLOCK_TOLERANCE && point.load.multiTurn !== true;
    // With fewer requests than slots the loop never fills, and with few rounds its start and end weigh too much.
    const judgedBelow = point.load.mode === 'closed' && completed >= 10 * limit;
    if (!above && !(judgedBelow && off < -TOLERANCE)) return [];
    return [
      {
        ...(above ? { severity: 'reject' } : {}),
        path: `points[${index}].load.concurrencyLimit`,
        message:
          `${formatNumber(completed)} requests × ${formatNumber(meanE2eSec)} s ÷ ${formatNumber(point.durationSec)} s = ` +
          `${formatNumber(inFlight)} in flight, declared ${limit}: ${formatPercent(Math.abs(off))} ${above ? 'above' : 'below'}.` +
          (above ? ` ${likelyCause(inFlight / limit)}` : ''),
        value: formatNumber(inFlight),
        expected: above ? `at most ${limit}` : `${limit} within 15 %`,
        fix: 'Check the declared concurrency, and that duration covers exactly the measured requests.',
      },
    ];
  },
};
