import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { ServedGoodput, ServeResult } from '@inferbench/domain/simulation/serve-result';
import { costsOf } from '@inferbench/scoring/cost';
import { modelledPower, pricesOf } from '@inferbench/scoring/cost-inputs';
import { ownershipUnder } from '@inferbench/scoring/policy';
import type { ServingLoad } from '@inferbench/serving/load';
import type { ServingOutcome } from '@inferbench/serving/outcome';
import { bandOf } from '@inferbench/simulator/error-bar';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { Slo } from '@inferbench/domain/terms/slo';
import { wilsonInterval } from '@inferbench/scoring/wilson';
import { requestsWithin } from '@inferbench/serving/slo-share';
import { powerUnderLoad, type UsedPool, wattsUnderLoad } from './load-power.ts';
import type { ServingWork } from './serving-work.ts';

export type LoadFigures = Pick<
  ServeResult,
  'firstToken' | 'mostlyWaits' | 'goodput' | 'kvUse' | 'preemptions' | 'power' | 'energy' | 'cost' | 'costs'
>;

/** What a load costs in time to first token, memory, energy and money, beside its latencies. */
export function loadFigures(
  { slo, costAssumptions }: Pick<ServeRequest, 'slo' | 'costAssumptions'>,
  work: ServingWork,
  { load, outcome }: { load: Pick<ServingLoad, 'inputTokens' | 'outputTokens'>; outcome: ServingOutcome },
): LoadFigures {
  const { chips, resolved } = work;
  const { chip } = resolved;
  const { firstToken, pools, ttft } = outcome;
  const ownership = ownershipUnder(costAssumptions ?? {});
  const watts = wattsUnderLoad(usedPools(work, outcome), load);
  const simulatedWatts = watts?.acceleratorWatts ?? null;
  const costs = costsOf(
    { ...pricesOf(chip), power: modelledPower({ chip, chips, simulatedWatts }) },
    {
      chips,
      work: { durationSec: 1, inputTokens: 0, outputTokens: outcome.outputTokensPerSec },
      ownership,
    },
  );
  return {
    firstToken: firstToken && {
      ingestMs: firstToken.ingestSec * MS_PER_SEC,
      queueMs: firstToken.queueSec * MS_PER_SEC,
      prefillMs: firstToken.prefillSec * MS_PER_SEC,
      // Never less than nothing, but for what rounding leaves.
      interferenceMs: Math.max(0, firstToken.interferenceSec) * MS_PER_SEC,
    },
    mostlyWaits: firstToken !== null && ttft.meanSec !== null && firstToken.queueSec > ttft.meanSec / 2,
    goodput: slo === undefined ? null : keptLimits(outcome, slo),
    kvUse: (pools.decode ?? pools.prefill).kvUse,
    preemptions: outcome.preemptions,
    ...powerUnderLoad(watts, outcome, {
      chips,
      hostWattsPerChip: ownership.hostWattsPerChip,
      bands: powerBands(work),
    }),
    cost: costs.find(({ basis }) => basis === 'OWNED') ?? costs[0] ?? null,
    costs,
  };
}

function powerBands({ resolved, evidence }: ServingWork) {
  const of = (phase: 'power' | 'energy') => bandOf(resolved.chip, phase, evidence.basis);
  return { power: of('power'), energy: of('energy') };
}

function usedPools({ decode, prefill }: ServingWork, { pools }: ServingOutcome): UsedPool[] {
  if (prefill === null || pools.decode === null) return [{ setUp: decode, use: pools.prefill }];
  return [
    { setUp: prefill, use: pools.prefill },
    { setUp: decode, use: pools.decode },
  ];
}

/** Share of the counted requests that keep every limit; limits that are left out ask for nothing. */
function keptLimits(
  outcome: ServingOutcome,
  asked: { [K in keyof Slo]?: Slo[K] | undefined },
): ServedGoodput {
  const slo: Slo = { ttftMs: asked.ttftMs ?? null, tpotMs: asked.tpotMs ?? null, e2eMs: asked.e2eMs ?? null };
  const { good, sent } = requestsWithin(outcome, slo);
  const fraction = sent === 0 ? 0 : good / sent;
  const interval = sent === 0 ? { low: 0, high: 1 } : wilsonInterval(good, sent);
  return { slo, fraction, ...interval, requestsPerSec: fraction * outcome.requestsPerSec };
}
