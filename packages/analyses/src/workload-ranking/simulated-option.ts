import { KEY_SEPARATOR, PLAIN_TECHNIQUE } from '@inferbench/domain/comparability';
import type { Metric } from '@inferbench/domain/metric';
import type { Cost, BoardValue } from '@inferbench/domain/score';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { costInputsUnder } from '@inferbench/scoring/assumed-score';
import { costEfficiency, usdPerMtok } from '@inferbench/scoring/cost-metrics';
import { costsOf } from '@inferbench/scoring/cost';
import { modelledPower, pricesOf } from '@inferbench/scoring/cost-inputs';
import { MS_PER_SEC, TERA } from '@inferbench/units/si';
import { type KnownLatency, UNKNOWN_LATENCY } from './limits.ts';
import type { Option, RankedSystem } from './option.ts';
import type { GroupsInput } from './groups-input.ts';
import { isSimulated } from '../simulated-metric.ts';
import type { SimulatedSystem } from './simulated-systems.ts';
import type { Simulated } from './simulations.ts';
import { distanceTo } from './workload.ts';

/** A simulation under the client's assumptions; null where it has no times of an answer. */
export function simulatedOption(
  { system, precision }: SimulatedSystem,
  { batch, serving: result, prompt }: Simulated,
  input: GroupsInput,
): Option | null {
  const { workload } = input;
  const { metric } = input.request;
  const { outputTokensPerSec, tpotMs } = result.expected;
  if (outputTokensPerSec === undefined || tpotMs === undefined) return null;
  const costs = costsUnder(system, { result, batch, input });
  const value = valueOf(metric, result, { batch, costs, chips: system.chips });
  return {
    system,
    kind: 'SIMULATED',
    evidenceGrade: 'E0',
    precision,
    phase: 'SERVING',
    technique: PLAIN_TECHNIQUE,
    pointIds: [],
    distance: distanceTo(workload, { ...workload, batch: workload.concurrency ?? batch }),
    latencies: {
      TTFT: { ...UNKNOWN_LATENCY, floorMs: prompt?.expected.prefillLatencyMs ?? null },
      TPOT: around(tpotMs, result.errorBar),
      E2E: around(tpotMs * workload.outputTokens + (prompt?.expected.prefillLatencyMs ?? 0), result.errorBar),
    },
    outputTokensPerSec,
    costs,
    values: value,
    missing:
      value.length > 0
        ? null
        : { reason: missingOf(metric), detail: 'the simulation has no value of this metric' },
  };
}

function around(ms: number, errorBar: number): KnownLatency {
  return { ...UNKNOWN_LATENCY, simulated: { lowMs: ms * (1 - errorBar), highMs: ms * (1 + errorBar) } };
}

function missingOf(metric: Metric) {
  return metric === 'ENERGY_EFFICIENCY' ? 'NO_POWER' : 'NO_PRICE';
}

function costsUnder(
  { chip, chips }: RankedSystem,
  { result, batch, input }: { result: SimulateResult; batch: number; input: GroupsInput },
): Cost[] {
  const { assumptions, catalogue } = input;
  const found = catalogue.chips.get(chip);
  const { outputTokensPerSec = 0 } = result.expected;
  if (found === undefined || outputTokensPerSec === 0) return [];
  const simulatedWatts = result.power?.acceleratorWatts ?? null;
  const power = modelledPower({ chip: found, chips, simulatedWatts });
  const inputs = costInputsUnder({ ...pricesOf(found), power }, chip, assumptions);
  const work = { durationSec: batch / outputTokensPerSec, inputTokens: 0, outputTokens: batch };
  return costsOf(inputs, { chips, work, ownership: assumptions.ownership });
}

/** The metric under each of its keys, with the simulator's error bar as interval. */
function valueOf(
  metric: Metric,
  { expected, flops, power, errorBar }: SimulateResult,
  { batch, costs, chips }: { batch: number; costs: readonly Cost[]; chips: number },
): BoardValue[] {
  const { outputTokensPerSec = 0, tpotMs = 0 } = expected;
  const tops = (flops * outputTokensPerSec) / batch / chips / TERA;
  const of = { tops, chips, replicateShare: errorBar };
  const plain = (value: number): BoardValue => ({
    metric,
    comparabilityKey: PLAIN_TECHNIQUE,
    value,
    interval: { low: value * (1 - errorBar), high: value * (1 + errorBar), assumed: false },
  });
  if (!isSimulated(metric)) return [];
  switch (metric) {
    case 'USEFUL_TOPS':
      return [plain(tops)];
    case 'TOKENS_PER_S_PER_CHIP':
      return [plain(outputTokensPerSec / chips)];
    case 'TOKENS_PER_S_PER_USER':
      return [plain(MS_PER_SEC / tpotMs)];
    case 'COST_EFFICIENCY':
    case 'USD_PER_MTOK':
      return costs.flatMap((cost) => {
        const value = metric === 'USD_PER_MTOK' ? usdPerMtok(of, cost) : costEfficiency(of, cost);
        const comparabilityKey = `${PLAIN_TECHNIQUE}${KEY_SEPARATOR}${cost.basis}`;
        return value?.present === true
          ? [{ metric, comparabilityKey, value: value.value, interval: value.interval }]
          : [];
      });
    case 'ENERGY_EFFICIENCY': {
      if (power === null) return [];
      const { value, interval } = plain((tops * chips) / power.acceleratorWatts);
      return [{ metric, comparabilityKey: `${PLAIN_TECHNIQUE}${KEY_SEPARATOR}simulated`, value, interval }];
    }
  }
}
