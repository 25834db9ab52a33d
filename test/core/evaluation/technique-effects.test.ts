import { catalogue } from '@inferbench/catalogue/catalogue';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, it } from 'vitest';

const SERVING = {
  chip: 'nvidia-h100-sxm5-80gb',
  model: 'llama-3.1-70b',
  phase: 'serving',
  batch: 16,
  inputTokens: 2048,
  outputTokens: 512,
  chips: 8,
  tp: 8,
  weightPrecision: 'fp8',
} as const;

const DRAFTS = {
  speculative: { method: 'draft', draftModel: 'llama-3.1-8b', draftTokens: 4, acceptance: 0.7 },
};

function answered(request: Record<string, unknown>) {
  const result = simulate(SimulateRequest.parse(request), catalogue);
  if (!result.ok) throw result.error;
  return result.value;
}

describe('gain and tax of techniques', () => {
  it('are none of a request without techniques, and are left out unless they are asked for', () => {
    expect(answered({ ...SERVING, effects: true }).effects).toEqual([]);
    expect(answered({ ...SERVING, techniques: DRAFTS }).effects).toBeUndefined();
  });

  it('are the ratios of two simulations, alone and on top of the others', () => {
    const all = { ...SERVING, kvPrecision: 'fp8', techniques: DRAFTS };
    const effects = answered({ ...all, effects: true }).effects ?? [];
    expect(effects.map(({ technique }) => technique)).toEqual(['kv-quantisation', 'speculation']);
    const tpot = (request: Record<string, unknown>) => answered(request).expected.tpotMs ?? Number.NaN;
    const drafting = effects[1];
    expect(drafting?.alone?.tpot).toBe(tpot({ ...SERVING, techniques: DRAFTS }) / tpot(SERVING));
    expect(drafting?.onTop?.tpot).toBe(tpot(all) / tpot({ ...SERVING, kvPrecision: 'fp8' }));
  });

  it('name the smallest batch from which drafting no longer pays', () => {
    const { turnsAtBatch } = answered({ ...SERVING, techniques: DRAFTS, effects: true }).effects?.[0] ?? {};
    if (turnsAtBatch == null) throw new Error('drafting stops paying at some batch');
    const gain = (batch: number) =>
      (answered({ ...SERVING, batch, techniques: DRAFTS }).expected.tpotMs ?? 0) /
      (answered({ ...SERVING, batch }).expected.tpotMs ?? 0);
    expect(gain(turnsAtBatch)).toBeGreaterThanOrEqual(1);
    expect(gain(turnsAtBatch - 1)).toBeLessThan(1);
  });

  it('join chips of two pools to one where prompts have chips of their own no longer', () => {
    const { chips: _, tp: __, ...unsplit } = SERVING;
    const techniques = { disaggregated: { prefillChips: 4, decodeChips: 4 } };
    const [effect] = answered({ ...unsplit, techniques, effects: true }).effects ?? [];
    const ratio = answered({ ...unsplit, techniques }).expected.tpotMs ?? Number.NaN;
    expect(effect?.alone?.tpot).toBe(ratio / (answered({ ...unsplit, chips: 8 }).expected.tpotMs ?? 0));
  });
});
