import type { Finding } from '@inferbench/domain/errors/finding';
import type { Point } from '@inferbench/domain/runs/point';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { RULE_CATALOGUE } from '@inferbench/evaluation/rule-catalogue';
import { littleSum } from '@inferbench/evaluation/little-sum';
import { formatMs, formatNumber } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { CheckedRule } from './shape.ts';

const ORDER = ['reject', 'flag', 'warn', 'pass'] as const;

/** Every rule that looked at a run and says its sum, the worst first: what broke one, then sums of those that hold. */
export function checkedRules(
  findings: readonly Finding[],
  point: Point,
  simulated: SimulateResult | null,
): CheckedRule[] {
  const broken = findings.map(({ rule, severity, message, fix }): CheckedRule => {
    return { rule, title: titleOf(rule), outcome: severity, sum: message, fix };
  });
  const names = new Set(broken.map(({ rule }) => rule));
  const held = heldSums(point, simulated)
    .filter(([rule]) => !names.has(rule))
    .map(([rule, sum]): CheckedRule => ({ rule, title: titleOf(rule), outcome: 'pass', sum, fix: null }));
  return [...broken, ...held].toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

function titleOf(id: string): string {
  return RULE_CATALOGUE.find((rule) => rule.id === id)?.title ?? id;
}

/** Time of a step that is stated, s. */
export function statedStepSec(point: Point): number | null {
  if (point.measurement === 'summary') return point.tpotSec ?? point.latency?.tpot?.meanSec ?? null;
  return point.latency.tpot?.meanSec ?? point.latency.tpot?.p50Sec ?? null;
}

function statedFirstSec(point: Point): number | null {
  if (point.measurement === 'summary') return point.prefillLatencySec;
  return point.latency.ttft?.meanSec ?? point.latency.ttft?.p50Sec ?? null;
}

function heldSums(point: Point, simulated: SimulateResult | null): [rule: string, sum: string][] {
  const sums: [string, string][] = [];
  const [step, first] = [statedStepSec(point), statedFirstSec(point)];
  const { tpotMs, prefillLatencyMs } = simulated?.ideal ?? {};
  if (step !== null && tpotMs !== undefined)
    sums.push([
      'PHYS-DECODE',
      `${formatMs(step)} a token; reading weights and cache once takes ${formatMs(tpotMs / MS_PER_SEC)}`,
    ]);
  if (point.measurement === 'summary' && first !== null && prefillLatencyMs !== undefined)
    sums.push([
      'PHYS-PREFILL',
      `${formatMs(first)} for the prompts; their arithmetic at peak takes ${formatMs(prefillLatencyMs / MS_PER_SEC)}`,
    ]);
  const little = littleSum(point);
  if (little !== null) sums.push(['ACC-LITTLE', little.words]);
  if (point.measurement === 'requests') sums.push(...requestSums(point));
  return sums;
}

function requestSums(point: Extract<Point, { measurement: 'requests' }>): [string, string][] {
  const { counts, durationSec, toolRates, latency } = point;
  const rate = counts.outputTokens / durationSec;
  const stated = toolRates?.outputTokensPerSec ?? null;
  const ordered = Object.entries(latency).flatMap(([name, each]) =>
    each === null ? [] : [name.toUpperCase()],
  );
  return [
    ['ACC-COUNTS', `${formatNumber(counts.completed)} completed of ${formatNumber(counts.issued)} sent`],
    ...(stated === null
      ? []
      : [
          [
            'ACC-RATE',
            `${formatNumber(counts.outputTokens)} tokens ÷ ${formatNumber(durationSec)} s = ${formatNumber(rate)} tokens/s; the tool says ${formatNumber(stated)}`,
          ] as [string, string],
        ]),
    ...(ordered.length === 0
      ? []
      : [['ACC-ORDER', `percentiles of ${ordered.join(', ')} rise`] as [string, string]]),
  ];
}
