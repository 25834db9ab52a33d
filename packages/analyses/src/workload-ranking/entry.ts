import type { MissingReason } from '@inferbench/domain/terms/metric';
import { keyedPart, PLAIN_TECHNIQUE, techniqueOf } from '@inferbench/domain/scores/comparability';
import type { LimitCheck, NoWorkloadData, WorkloadEntry } from '@inferbench/domain/workload/workload-ranking';
import { SECONDS_PER_HOUR } from '@inferbench/units/si';
import { listed } from '@inferbench/units/english';
import { COST_BASIS_WORDS } from '@inferbench/domain/scores/cost-basis-words';
import { CostBasis } from '@inferbench/domain/scores/score';
import { checkLimits } from './limits.ts';
import { type Option, optionKey } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';

/** Where an option belongs. */
export type EntryOf = { system: string } & (
  { group: 'KEPT' | 'MISSED'; entry: WorkloadEntry } | { group: 'UNKNOWN'; noData: NoWorkloadData }
);

/** An option under the key that ranks: with its limits, or why it cannot be ranked. */
export function entryOf(option: Option, { request, workload, key }: Asked & { key: string | null }): EntryOf {
  const system = optionKey(option);
  const own = option.values.find(({ comparabilityKey }) => comparabilityKey === key);
  if (own === undefined) return { system, group: 'UNKNOWN', noData: withoutValue(option, key) };
  const limits = checkLimits(request.limits, option.latencies);
  const unknown = limits.filter(({ verdict }) => verdict === 'UNKNOWN');
  if (limits.some(({ verdict }) => verdict === 'MISSED'))
    return { system, group: 'MISSED', entry: toEntry(option, { own, limits, request, workload }) };
  if (unknown.length > 0) return { system, group: 'UNKNOWN', noData: withoutLimit(option, unknown) };
  return { system, group: 'KEPT', entry: toEntry(option, { own, limits, request, workload }) };
}

type Asked = Pick<RankedWorkload, 'request' | 'workload'>;

interface Valued extends Asked {
  own: Option['values'][number];
  limits: LimitCheck[];
}

function toEntry(option: Option, { own, limits, ...asked }: Valued): WorkloadEntry {
  const { system, distance, outputTokensPerSec } = option;
  const keyed = keyedPart(own.comparabilityKey);
  const cost = option.costs.find(({ basis }) => basis === keyed) ?? option.costs[0] ?? null;
  const { systems, share } = carried(asked, outputTokensPerSec);
  // Idle systems are paid for: what a million tokens cost, and what a chip gives, is of the rate that is asked for.
  const factor =
    own.metric === 'USD_PER_MTOK' ? 1 / share : own.metric === 'TOKENS_PER_S_PER_CHIP' ? share : 1;
  const { value, interval } = own;
  return {
    system: system.slug,
    label: system.label,
    chip: system.chip,
    chips: system.chips,
    framework: system.framework,
    precision: option.precision,
    phase: option.phase,
    kind: option.kind,
    evidenceGrade: option.evidenceGrade,
    pointIds: option.pointIds,
    systems,
    value: value * factor,
    interval: { low: interval.low * factor, high: interval.high * factor, assumed: interval.assumed },
    outputTokensPerSec,
    usdPerHour: cost === null ? null : cost.usdPerHour * systems,
    usdPerMillionOutputTokens:
      cost === null ? null : (cost.usdPerHour * 1e6) / (outputTokensPerSec * share * SECONDS_PER_HOUR),
    costBasis: cost?.basis ?? null,
    powerBoundary: own.metric === 'ENERGY_EFFICIENCY' ? keyed : null,
    distance,
    limits,
  };
}

/** Systems that a rate needs, and the share of their tokens that it takes. */
function carried(
  { request: { requestsPerSec }, workload }: Asked,
  outputTokensPerSec: number,
): { systems: number; share: number } {
  if (requestsPerSec === null) return { systems: 1, share: 1 };
  const needed = (requestsPerSec * workload.outputTokens) / outputTokensPerSec;
  const systems = Math.max(1, Math.ceil(needed));
  return { systems, share: needed / systems };
}

const REASONS: Readonly<Partial<Record<MissingReason, NoWorkloadData['reason']>>> = {
  NO_PRICE: 'NO_PRICE',
  NO_POWER: 'NO_POWER',
};

function noData(option: Option, reason: NoWorkloadData['reason'], detail: string): NoWorkloadData {
  const { system, pointIds, distance } = option;
  const { slug, label, chip } = system;
  return { system: slug, label, chip, reason, detail, nearestPointId: pointIds[0] ?? null, distance };
}

function withoutValue(option: Option, key: string | null): NoWorkloadData {
  const { missing, values } = option;
  if (missing !== null) return noData(option, REASONS[missing.reason] ?? 'MISSING', missing.detail);
  const others = values.map(({ comparabilityKey }) => keyWords(comparabilityKey));
  const known = others.length === 0 ? 'known on no basis' : `known ${listed(others, 'or')}`;
  return noData(option, 'OTHER_BASIS', key === null ? known : `${known}; not ${keyWords(key)}`);
}

function withoutLimit(option: Option, unknown: readonly LimitCheck[]): NoWorkloadData {
  const words = unknown.map(({ limit, statistic, valueMs }) =>
    valueMs === null
      ? `${limit} p95 is not known`
      : `${limit} p95 is not known (${statistic === 'MEAN' ? 'its mean' : 'what is known'} keeps the limit)`,
  );
  return noData(option, 'LIMIT_UNKNOWN', words.join('; '));
}

/** What a value is of, as people read it: "rented", "device sensor"; techniques where they are not the plain ones. */
function keyWords(key: string): string {
  const [technique, part] = [techniqueOf(key), keyedPart(key)];
  if (part === null) return technique;
  const basis = CostBasis.options.find((option) => option === part);
  const words = basis === undefined ? part.replaceAll('_', ' ') : COST_BASIS_WORDS[basis].name;
  return technique === PLAIN_TECHNIQUE ? words : `${words} with ${technique}`;
}
