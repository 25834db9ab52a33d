import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { FieldMapping } from '@inferbench/domain/runs/run';
import { sampleStatistics, type SampleStatistics } from '@inferbench/domain/terms/sample-statistics';
import { formatMs } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { Check, CheckSubject, Violation } from './rule.ts';

type Latency = keyof RequestsPoint['latency'];

const KEYS = [
  'meanSec',
  'p50Sec',
  'p90Sec',
  'p95Sec',
  'p99Sec',
] as const satisfies readonly (keyof SampleStatistics)[];

/** Sums in another order differ in their last digits. */
const SUM_SHARE = 1e-6;

/**
 * Latencies that a tool defines as we do (docs/result-files.md): from sending to the first token, (E2E − TTFT) ÷ (output − 1) of
 * answers of two tokens or more, and to the last token, percentiles by interpolation on n − 1. What a tool defines otherwise
 * is kept as reported and never compared; a tool that is not listed is not known to agree.
 */
const SAME_DEFINITION: Readonly<Record<string, readonly Latency[]>> = {
  'vllm-bench-serve': ['ttft', 'tpot', 'e2e'],
};

/** Reported statistics = those of the single requests, within the rounding of their last digit. */
export const accStatistics: Check = (subject) => {
  const { point, run } = subject;
  if (point.measurement !== 'requests' || point.samples === undefined) return [];
  const { samples, latency } = point;
  const lists: readonly (readonly [Latency, readonly number[] | null])[] = [
    ['ttft', samples.ttftSec],
    ['tpot', samples.tpotSec?.filter((value) => value !== null) ?? null],
    ['e2e', samples.e2eSec],
  ];
  const same = SAME_DEFINITION[run.source.tool] ?? [];
  return lists.flatMap(([name, values]) => {
    const recomputed = values === null ? null : sampleStatistics(values);
    if (recomputed === null) return [];
    return [
      ...ours(subject, { name, recomputed, distribution: latency[name] }),
      ...(same.includes(name) ? reported(subject, { name, recomputed }) : []),
    ];
  });
};

interface Named {
  name: Latency;
  recomputed: SampleStatistics;
}

/** What a document calls recomputed has to be what its own requests give. */
function ours(
  { index }: CheckSubject,
  { name, recomputed, distribution }: Named & { distribution: Distribution | null },
) {
  if (distribution === null || distribution.origin !== 'recomputed') return [];
  return KEYS.flatMap((key) => {
    const stated = distribution[key];
    const off = stated !== null && Math.abs(stated - recomputed[key]) > SUM_SHARE * recomputed[key];
    return off ? [differs(`points[${index}].latency.${name}.${key}`, stated, recomputed[key])] : [];
  });
}

/** What the tool printed, kept beside our own statistics in the fields of the source. */
function reported({ index, run }: CheckSubject, { name, recomputed }: Named): Violation[] {
  return KEYS.flatMap((key) => {
    const path = `points[${index}].latency.${name}.${key}`;
    const field = run.source.fields.find((mapped) => mapped.path === path);
    const stated = field === undefined ? null : statedSeconds(field);
    if (stated === null) return [];
    const tolerance = Math.max(stated.roundingSec, SUM_SHARE * recomputed[key]);
    const off = Math.abs(stated.seconds - recomputed[key]) > tolerance;
    return off ? [differs(path, stated.seconds, recomputed[key])] : [];
  });
}

function statedSeconds({ originalValue, originalUnit }: FieldMapping) {
  if (typeof originalValue !== 'number') return null;
  const perSec = originalUnit === 'ms' ? MS_PER_SEC : originalUnit === 's' ? 1 : null;
  if (perSec === null) return null;
  return { seconds: originalValue / perSec, roundingSec: halfOfLastDigit(originalValue) / perSec };
}

/** 8.4 was anything from 8.35 to 8.45. Exponents are of numbers too small to matter. */
function halfOfLastDigit(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return decimals.includes('e') ? 0 : Number(`0.${'0'.repeat(decimals.length)}5`);
}

function differs(path: string, stated: number, recomputed: number): Violation {
  return {
    path,
    message: `Reported ${formatMs(stated)}, the single requests of the same file give ${formatMs(recomputed)}.`,
    value: formatMs(stated),
    expected: `${formatMs(recomputed)} within rounding`,
    fix: 'Submit the file as the tool wrote it; check that statistics and requests belong to the same run.',
  };
}
