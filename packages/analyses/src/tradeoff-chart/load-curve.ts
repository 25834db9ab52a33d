import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/model';
import type { CostBasis } from '@inferbench/domain/score';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import { isCalibrated } from '@inferbench/simulator/efficiency';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import { Memo } from '@inferbench/units/memo';
import type { OnChip } from './memory.ts';
import { languageModelOf, servedRequest, workloadKey } from './workload.ts';

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

/** More users than any system is asked about. */
const MOST_USERS = 65_536;

const curves = new Memo<CatalogueView, LoadCurveOutcome>();

/** 1, 2, 4 users and so on until the memory is full; simulated once for each catalogue. */
export function loadCurve(on: OnChip, chips: number): LoadCurveOutcome {
  return curves.get(on.catalogue, `${on.chip.slug} ${chips} ${workloadKey(on.workload)}`, () =>
    simulated(on, chips),
  );
}

function simulated({ chip, workload, catalogue }: OnChip, chips: number): LoadCurveOutcome {
  const model = languageModelOf(catalogue, workload.model);
  const samples: LoadSample[] = [];
  let fullAt: number | null = null;
  for (let users = 1; model !== null && users <= MOST_USERS; users *= 2) {
    const outcome = simulate(servedRequest(workload, model, { chip: chip.slug, chips, users }), catalogue);
    if (!outcome.ok) {
      if (users === 1) return { ok: false, error: outcome.error };
      break;
    }
    samples.push(sampleOf(outcome.value, users));
    fullAt = Math.floor(outcome.value.capacity.maxBatch);
  }
  const last = samples.at(-1)?.users ?? 1;
  // The split that held the last load may hold some more, short of twice as many.
  if (model !== null && fullAt !== null && fullAt > last && fullAt < 2 * last) {
    const full = simulate(
      servedRequest(workload, model, { chip: chip.slug, chips, users: fullAt }),
      catalogue,
    );
    if (full.ok) samples.push(sampleOf(full.value, fullAt));
  }
  return {
    ok: true,
    curve: {
      chip,
      chips,
      calibrated: isCalibrated(chip.family),
      errorBar: errorBarShare(chip.family, 'serving'),
      energyErrorBar: errorBarShare(chip.family, 'energy'),
      ends: { users: samples.at(-1)?.users ?? 1, why: 'memory full' },
      samples: upperEdge(samples),
      promptMs: model === null ? null : promptMsOf({ chip, workload, catalogue }, model, chips),
      promptErrorBar: errorBarShare(chip.family, 'prefill'),
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
