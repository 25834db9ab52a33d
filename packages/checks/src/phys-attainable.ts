import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { isPositive } from '@inferbench/units/numeric-guards';
import type { ServedKey, ServedLatency } from './physics.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';

/** Faster than the best public stack by more than two error bars: the specification, the run or the simulator is wrong. */
export const physAttainable: Rule = {
  id: 'PHYS-ATTAINABLE',
  title: 'Not faster than the best stack',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'Faster than attainable by more than two error bars: either the specification, the run or the simulator is wrong, and somebody looks at it before it stands. Both figures are shown. Under load the same is asked of the median and the 95th percentile of TTFT and TPOT, beside the best stack serving a burst of as many clients.',
  formula:
    'time ≥ attainable ÷ (1 + 2 error bars); p50 and p95 of TTFT and TPOT ≥ those attainable under the same load × (lower end of the band)²',
  checkPoint: (subject) => [...ofTime(subject), ...ofPercentiles(subject)],
};

function ofTime({ index, work, physics }: CheckSubject): Violation[] {
  if (physics?.attainableSec == null || !work.ok) return [];
  const { attainableSec, errorBarShare } = physics;
  const { durationSec } = work.value;
  const fastest = attainableSec / (1 + RULE_LIMITS.attainableErrorBars * errorBarShare);
  if (durationSec >= fastest) return [];
  return [
    {
      path: `points[${index}]`,
      message:
        `Measured ${formatMs(durationSec)}, attainable ${formatMs(attainableSec)} ± ${formatPercent(errorBarShare)}: ` +
        `${formatPercent(attainableSec / durationSec)} of what the best public stack is expected to reach.`,
      value: formatMs(durationSec),
      expected: `at least ${formatMs(fastest)}`,
      fix:
        'Usual causes: a specification that understates the chip (peaks, memory.bandwidthBytesPerSec), a technique that is not ' +
        'declared (techniques), or a simulator that understates it; both figures are shown.',
    },
  ];
}

const JUDGED = [
  ['ttft', 'p50Sec'],
  ['ttft', 'p95Sec'],
  ['tpot', 'p50Sec'],
  ['tpot', 'p95Sec'],
] as const;

/** What makes a first token, or the further ones, come sooner than a simulation of what was declared. */
const EXPLAINED_BY = {
  ttft:
    'Usual causes: prompts answered from a prefix cache (techniques.prefixCacheHitRate), prompts shorter than their mean, or a run so ' +
    'long that caches were warm for nearly all of it; a simulator that understates the stack is another.',
  tpot:
    'Usual causes: drafted tokens that are not declared (techniques.speculative), prompts answered from a prefix cache between answers ' +
    '(techniques.prefixCacheHitRate), or requests shorter than their mean; a simulator that understates the stack is another.',
} as const;

/** Simulated only where a percentile is there to be judged. */
function ofPercentiles({ point, physics, index }: CheckSubject): Violation[] {
  if (point.phase !== 'SERVING' || physics === null) return [];
  const stated = JUDGED.flatMap(([name, key]) => {
    const seconds = point.latency?.[name]?.[key] ?? null;
    return isPositive(seconds) ? [{ name, key, seconds }] : [];
  });
  const served = stated.length === 0 ? null : physics.served();
  if (served === null) return [];
  return stated.flatMap(({ name, key, seconds }) => {
    const found = served[name][key];
    return found === null
      ? []
      : (tooFast({ name, key, seconds, index, clients: served.clients }, found) ?? []);
  });
}

interface Claim {
  name: keyof typeof EXPLAINED_BY;
  key: ServedKey;
  seconds: number;
  index: number;
  clients: number;
}

function tooFast(
  { name, key, seconds, index, clients }: Claim,
  { seconds: attainable, bandLow }: ServedLatency,
): Violation | null {
  const fastest = attainable * bandLow * bandLow;
  if (seconds >= fastest) return null;
  return {
    path: `points[${index}].latency.${name}.${key}`,
    message:
      `${name.toUpperCase()} ${key.slice(0, 3)} ${formatMs(seconds)}; the best public stack is expected to reach ${formatMs(attainable)} with a burst of ` +
      `${formatNumber(clients)} clients, down to ${formatMs(attainable * bandLow)} within its band: ` +
      `${formatNumber(attainable / seconds)} times as fast.`,
    value: formatMs(seconds),
    expected: `at least ${formatMs(fastest)}`,
    fix: EXPLAINED_BY[name],
  };
}
