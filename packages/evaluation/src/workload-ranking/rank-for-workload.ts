import type { Assumptions } from '@inferbench/domain/assumptions';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { ok, type Result } from '@inferbench/domain/result';
import { CostBasis } from '@inferbench/domain/score';
import { SLO_PRESETS } from '@inferbench/domain/slo';
import type {
  NoWorkloadData,
  RankedWorkloadEntry,
  WorkloadEntry,
  WorkloadRanking,
} from '@inferbench/domain/workload-ranking';
import { ownershipUnder } from '@inferbench/scoring/policy';
import { rankEntries } from '@inferbench/scoring/rank';
import { languageModelIn } from '../simulation/language-work.ts';
import { VERSIONS } from '../versions.ts';
import { candidatesOf } from './candidates.ts';
import { type EntryOf, entryOf } from './entry.ts';
import { keyOfRanking } from './ranking-key.ts';
import type { GroupsInput, WorkloadRankingInput } from './ranking-input.ts';
import { rankingSentence } from './sentence.ts';
import { sensitivityOf } from './sensitivity.ts';
import { workloadOf } from './workload.ts';

/**
 * Systems for a buyer's own workload (metrics.md 8): those that keep every limit in order of the metric, those that miss one,
 * and those of which nothing near enough is known. Errors: NOT_FOUND, NOT_SIMULATED for a model without prompts and answers.
 */
export function rankForWorkload({
  request,
  points,
  catalogue,
}: WorkloadRankingInput): Result<WorkloadRanking, InferbenchError> {
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const workload = workloadOf(request);
  const { prices } = request;
  const assumptions: Assumptions = {
    ownership: ownershipUnder(request.ownership),
    prices,
    slo: SLO_PRESETS.CHATBOT,
  };
  const rank = (under: Assumptions, fixedKey?: string | null) =>
    groups({
      request,
      points,
      catalogue,
      workload,
      assumptions: under,
      ...(fixedKey === undefined ? {} : { fixedKey }),
    });
  const { key, ...found } = rank(assumptions);
  const [, keyed = null] = key?.split('/') ?? [];
  const basis = CostBasis.safeParse(keyed).data ?? null;
  const ranking = {
    model: request.model,
    inputTokens: workload.inputTokens,
    outputTokens: workload.outputTokens,
    context: workload.context,
    metric: request.metric,
    unit: METRIC_DEFINITIONS[request.metric].unit,
    costBasis: basis,
    powerBoundary: METRIC_DEFINITIONS[request.metric].keyed === 'powerBoundary' ? keyed : null,
    assumptions: { ownership: assumptions.ownership, prices },
    ...found,
    sensitivity:
      basis === null
        ? []
        : sensitivityOf({
            base: found.ranking,
            assumptions,
            basis,
            priceOf: (chip) => priceOf(chip, { points, prices }),
            rankUnder: (changed) => rank(changed, key).ranking,
          }),
  };
  return ok({ ...ranking, sentence: rankingSentence(ranking, request), ...VERSIONS });
}

/** The price that the request states, else the public one of a point's chip. */
function priceOf(
  chip: string,
  { points, prices }: Pick<WorkloadRankingInput, 'points'> & Pick<Assumptions, 'prices'>,
) {
  const inputs = points.find(({ system }) => system.chip === chip)?.score.costInputs;
  const stated = prices.find((price) => price.chip === chip);
  return {
    usdPerChipHour: stated?.usdPerChipHour ?? inputs?.rental?.usdPerChipHour ?? null,
    usdPerChip: stated?.usdPerChip ?? inputs?.purchase?.usdPerChip ?? null,
  };
}

interface Groups {
  key: string | null;
  ranking: RankedWorkloadEntry[];
  missesLimits: WorkloadEntry[];
  noData: NoWorkloadData[];
}

function groups(input: GroupsInput): Groups {
  const { request } = input;
  const { options, tooFar } = candidatesOf(input);
  const key = input.fixedKey === undefined ? keyOfRanking(options, request) : input.fixedKey;
  const { higherIsBetter } = METRIC_DEFINITIONS[request.metric];
  const bySystem = new Map<string, EntryOf[]>();
  for (const option of options) {
    const entry = entryOf(option, { request, key });
    bySystem.set(entry.system, [...(bySystem.get(entry.system) ?? []), entry]);
  }
  const best = [...bySystem.values()].map((entries) => bestOf(entries, higherIsBetter));
  const kept = best.flatMap((outcome) => (outcome.group === 'KEPT' ? [outcome.entry] : []));
  const missed = best.flatMap((outcome) => (outcome.group === 'MISSED' ? [outcome.entry] : []));
  const unknown = best.flatMap((outcome) => (outcome.group === 'UNKNOWN' ? [outcome.noData] : []));
  return {
    key,
    ranking: rankEntries(
      kept.map((entry) => ({ entry, value: entry.value, interval: entry.interval, id: idOf(entry) })),
      higherIsBetter,
    ).map(({ entry: { entry }, rank, tied }) => ({ ...entry, rank, tied })),
    missesLimits: missed.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    noData: [...unknown, ...tooFar].toSorted(
      (a, b) =>
        (a.distance?.largest ?? Infinity) - (b.distance?.largest ?? Infinity) ||
        (a.system < b.system ? -1 : 1),
    ),
  };
}

const idOf = ({ system, precision }: WorkloadEntry) => `${system} ${precision}`;

const ORDER = { KEPT: 0, MISSED: 1, UNKNOWN: 2 } as const;

/** The best of what one system offers: first what keeps the limits, then by the metric, measured before anything computed. */
function bestOf(entries: readonly EntryOf[], higherIsBetter: boolean): EntryOf {
  const [best] = entries.toSorted((a, b) => {
    const group = ORDER[a.group] - ORDER[b.group];
    if (group !== 0 || a.group === 'UNKNOWN' || b.group === 'UNKNOWN') return group;
    return higherIsBetter ? b.entry.value - a.entry.value : a.entry.value - b.entry.value;
  });
  if (best === undefined) throw new RangeError('a system has at least one option');
  return best;
}
