import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import type { CostBasis } from '@inferbench/domain/scores/score';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { Memo } from '@inferbench/units/memo';
import type { OnChip } from './memory.ts';
import { servedRequest, workloadKey } from './workload.ts';

/** One simulated load, whatever is later shown of it. */
export interface LoadSample {
  users: number;
  perUser: number;
  perChip: number;
  usdPerMtok: Readonly<Partial<Record<CostBasis, number>>>;
  joulesPerOutputToken: number | null;
}

/** A system over load: its upper edge, from one user up. */
export interface LoadCurve {
  chip: Chip;
  chips: number;
  calibrated: boolean;
  errorBar: number;
  energyErrorBar: number;
  ends: { users: number; why: string };
  samples: readonly LoadSample[];
  /** The prompt of one user alone; null where the engine does not say. */
  promptMs: number | null;
  promptErrorBar: number;
}

export type LoadCurveOutcome = { ok: true; curve: LoadCurve } | { ok: false; error: InferbenchError };

/** Users at most: no system is asked about more. */
const MOST_USERS = 65_536;

const curves = new Memo<CatalogueView, LoadCurveOutcome>();

/** 1, 2, 4 users and so on until the memory is full; simulated once for each catalogue. */
export function loadCurve(on: OnChip, chips: number): LoadCurveOutcome {
  return curves.get(on.catalogue, `${on.chip.slug} ${chips} ${workloadKey(on.workload)}`, () =>
    simulated(on, chips),
  );
}

function simulated(on: OnChip, chips: number): LoadCurveOutcome {
  const { chip, workload, catalogue } = on;
  const model = languageModelIn(workload.model, catalogue);
  if (!model.ok) return { ok: false, error: model.error };
  const load = (users: number) =>
    simulate(servedRequest(workload, model.value, { chip: chip.slug, chips, users }), catalogue);
  const first = load(1);
  if (!first.ok) return { ok: false, error: first.error };
  const samples = [sampleOf(first.value, 1)];
  let fullAt = Math.floor(first.value.capacity.maxBatch);
  for (let users = 2; users <= MOST_USERS; users *= 2) {
    const next = load(users);
    if (!next.ok) break;
    samples.push(sampleOf(next.value, users));
    fullAt = Math.floor(next.value.capacity.maxBatch);
  }
  const last = samples.at(-1)?.users ?? 1;
  // The split that held the last load may hold some more, short of twice as many.
  const full = fullAt > last && fullAt < 2 * last ? load(fullAt) : null;
  if (full?.ok === true) samples.push(sampleOf(full.value, fullAt));
  return {
    ok: true,
    curve: {
      chip,
      chips,
      calibrated: isCalibrated(chip),
      errorBar: errorBarShare(chip, 'serving'),
      energyErrorBar: errorBarShare(chip, 'energy'),
      ends: { users: samples.at(-1)?.users ?? 1, why: 'memory full' },
      samples: upperEdge(samples),
      promptMs: promptMsOf(on, model.value, chips),
      promptErrorBar: errorBarShare(chip, 'prefill'),
    },
  };
}

function promptMsOf(
  { chip, workload, catalogue }: OnChip,
  model: LanguageModel,
  chips: number,
): number | null {
  const request = servedRequest(workload, model, { chip: chip.slug, chips, users: 1 });
  const prompt = simulate({ ...request, phase: 'prefill' }, catalogue);
  return prompt.ok ? (prompt.value.expected.prefillLatencyMs ?? null) : null;
}

function sampleOf({ expected, chips, costs, energy }: SimulateResult, users: number): LoadSample {
  return {
    users,
    perUser: expected.decodeTokensPerSec ?? 0,
    perChip: (expected.outputTokensPerSec ?? 0) / chips,
    usdPerMtok: Object.fromEntries(
      costs.flatMap(({ basis, usdPerMillionOutputTokens: usd }) => (usd === null ? [] : [[basis, usd]])),
    ),
    joulesPerOutputToken: energy?.find(({ boundary }) => boundary === 'wall')?.joulesPerOutputToken ?? null,
  };
}

/** Loads that no other is as good as for user and chip, and better for one; fastest for one user first. */
export function upperEdge<Sample extends { perUser: number; perChip: number }>(
  samples: readonly Sample[],
): Sample[] {
  let most = -Infinity;
  return samples
    .toSorted((a, b) => b.perUser - a.perUser || b.perChip - a.perChip)
    .filter(({ perChip }) => {
      const stands = perChip > most;
      most = Math.max(most, perChip);
      return stands;
    });
}
