import { duelChart } from '@inferbench/answers/duel/duel';
import { DuelRequest } from '@inferbench/answers/duel/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { expect, test } from 'vitest';
import { publishedPoint } from '../analyses/published-point.ts';

const B200 = 'nvidia-b200-sxm-180gb';
const H200 = 'nvidia-h200-sxm-141gb';

test.each([
  ['cannot be told apart in tokens per dollar', 1.01],
  ['tokens per dollar of H200', 2],
] as const)('a title on what is no speed names it: %s', (words, dearer) => {
  const point = (chip: string, usd: number) =>
    publishedPoint({
      pointId: chip,
      chip,
      chips: 8,
      concurrency: 64,
      costs: [{ basis: 'RENTED', usdPerMillionOutputTokens: usd }],
    });
  const lengths = { inputTokens: 8192, outputTokens: 1024 };
  const published = [{ lengths, points: [point(B200, 2), point(H200, 2 * dearer)] }];
  const request = DuelRequest.parse({ chips: [B200, H200], model: 'deepseek-r1', metric: 'PRICE' });
  const found = duelChart({ request, published, date: null, catalogue });
  expect(found.ok && found.value.head.finding).toContain(words);
  expect(found.ok && found.value.head.slice).toMatch(/^Tokens per dollar: DeepSeek R1, /);
});
