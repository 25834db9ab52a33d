import { defaultModel } from '@inferbench/answers/load/default-model';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { expect, test } from 'vitest';

function slice(model: string, newest: string | null, chipSlugs: string[], points = 1): TradeoffSlice {
  const lengths = { inputTokens: 1024, outputTokens: 1024 };
  return {
    model,
    lengths,
    precision: 'FP8',
    technique: 'PLAIN',
    points,
    chips: chipSlugs.length,
    chipSlugs,
    newest,
  };
}
const [B200, H100, A100] = ['nvidia-b200-sxm-180gb', 'nvidia-h100-sxm5-80gb', 'nvidia-a100-sxm4-80gb'];

test('most chips of the newest two generations decide: an A100 does not count, a second slice of the same chip does not', () => {
  const slices = [
    slice('old-chips', '2026-08-01', [H100, A100]),
    slice('new-chips', '2026-08-01', [H100, B200]),
    slice('old-chips', '2026-08-01', [H100], 900),
  ];
  expect(defaultModel(slices, catalogue, '2026-11-23')).toBe('new-chips');
});

test('points of 180 days count, of 181 do not; then more points decide', () => {
  const at = (newest: string, points = 1) => slice(`m-${newest}`, newest, [B200], points);
  expect(defaultModel([at('2026-05-27')], catalogue, '2026-11-23')).toBe('m-2026-05-27');
  expect(defaultModel([at('2026-05-26')], catalogue, '2026-11-23')).toBe('llama-3.3-70b');
  expect(defaultModel([at('2026-07-01', 3), at('2026-08-01', 2)], catalogue, '2026-11-23')).toBe(
    'm-2026-07-01',
  );
  expect(catalogue.models.has('llama-3.3-70b')).toBe(true);
});
