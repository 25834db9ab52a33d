import { defaultModel } from '@inferbench/answers/load/default-model';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { expect, test } from 'vitest';

const TODAY = '2026-11-23';

function slice(model: string, slugs: readonly string[], changed: Partial<TradeoffSlice> = {}): TradeoffSlice {
  return {
    model,
    lengths: { inputTokens: 1024, outputTokens: 1024 },
    precision: 'FP8',
    technique: 'PLAIN',
    points: 1,
    chips: slugs.length,
    chipSlugs: [...slugs],
    together: slugs.map((chip) => ({ chip, chips: 8 })),
    newest: '2026-08-01',
    ...changed,
  };
}
const [B200, B300, A100] = ['nvidia-b200-sxm-180gb', 'nvidia-b300-sxm', 'nvidia-a100-sxm4-80gb'];
const [MI355X, MI325X, GB200] = ['amd-mi355x', 'amd-mi325x', 'nvidia-gb200-nvl72'];

const chosen = (...slices: TradeoffSlice[]) => defaultModel(slices, catalogue, TODAY);

test('chips of the test are in the catalogue', () => {
  for (const slug of [B200, B300, A100, MI355X, MI325X, GB200])
    expect([...catalogue.chips.keys()]).toContain(slug);
});

test('most chips in one slice decide, of two vendors: neither an A100 nor one vendor alone counts', () => {
  expect(chosen(slice('few', [MI355X, B200, A100]), slice('more', [MI355X, MI325X, B200]))).toBe('more');
  expect(chosen(slice('one-vendor', [B200, B300]), slice('two', [MI355X, B200]))).toBe('two');
  // Chips of two slices do not compare.
  expect(
    chosen(
      slice('apart', [MI355X, B200]),
      slice('apart', [MI325X, B300]),
      slice('together', [MI355X, MI325X, B200]),
    ),
  ).toBe('together');
});

test('a rack, prompts apart and drafts are not like one server', () => {
  const servers = slice('servers', [MI355X, B200]);
  const rack = [MI355X, B200, GB200].map((chip) => ({ chip, chips: chip === GB200 ? 72 : 8 }));
  expect(chosen(slice('a-rack', [MI355X, B200, GB200], { together: rack }), servers)).toBe('a-rack');
  expect(chosen(slice('a-rack', [MI355X, GB200], { together: rack.slice(1) }), servers)).toBe('servers');
  expect(chosen(slice('drafts', [MI355X, MI325X, B200], { technique: 'DRAFTING' }), servers)).toBe('servers');
});

test('points of 180 days count, of 181 do not; then more points decide', () => {
  const at = (newest: string, points = 1) => slice(`m-${newest}`, [MI355X, B200], { newest, points });
  expect(chosen(at('2026-05-27'))).toBe('m-2026-05-27');
  expect(chosen(at('2026-05-26'))).toBe('llama-3.3-70b');
  expect(chosen(at('2026-07-01', 3), at('2026-08-01', 2))).toBe('m-2026-07-01');
  expect(catalogue.models.has('llama-3.3-70b')).toBe(true);
});
