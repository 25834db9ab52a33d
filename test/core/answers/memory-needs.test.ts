import { memoryNeeds } from '@inferbench/answers/needs/memory-needs';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { MemoryNeedsRequest } from '@inferbench/answers/needs/request';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { describe, expect, test } from 'vitest';

const H100 = 'nvidia-h100-sxm5-80gb';

function needsOf(request: object) {
  const needs = memoryNeeds(MemoryNeedsRequest.parse(request), {
    model: 'deepseek-r1',
    slices: [],
    catalogue,
  });
  if (!needs.ok) throw needs.error;
  return needs.value;
}

describe('how many chips hold a model', () => {
  test('DeepSeek R1 in FP8 needs 9 H100, sold as 16: 671e9 bytes of weights and a user, against 0.9 × 8 × 80 GiB', () => {
    const { weightBytes, finding, chips } = needsOf({
      model: 'deepseek-r1',
      precision: 'FP8',
      chips: [H100],
    });
    expect(weightBytes / 671e9).toBeCloseTo(1, 2);
    const [h100] = chips;
    expect(h100?.chipsNeeded).toBe(16);
    expect(h100?.counts.map((at) => [at.chips, at.fits])).toEqual([
      [1, false],
      [2, false],
      [4, false],
      [8, false],
      [9, true],
      [16, true],
    ]);
    const eight = h100?.counts[3];
    expect(eight?.usableBytes).toBeCloseTo(0.9 * 8 * 80 * 1024 ** 3, -6);
    expect(eight?.neededBytes).toBeGreaterThan(weightBytes);
    expect(h100?.sentence).toBe(
      'DeepSeek R1 needs 9 H100 (16 in powers of two): 8 have 618 GB usable for 676 GB needed, 9 have 696 GB usable for 672 GB needed.',
    );
    // Makers' units differ and runs on fewer exist: the title claims nothing.
    expect(finding).toBe('Chips that hold DeepSeek R1 in FP8, by their datasheets');
  });

  test('every chip needs as many as simulate places the model on when no number is stated', () => {
    for (const { chip, chipsNeeded } of needsOf({ model: 'deepseek-r1', precision: 'FP8' }).chips) {
      const alone = simulate(
        SimulateRequest.parse({
          chip,
          model: 'deepseek-r1',
          phase: 'serving',
          weightPrecision: 'fp8',
          inputTokens: 8192,
          outputTokens: 1024,
        }),
        catalogue,
      );
      expect([chip, chipsNeeded]).toEqual([chip, alone.ok ? alone.value.chips : null]);
    }
  });

  test('a chip that nobody knows is refused by name', () => {
    const refused = memoryNeeds(MemoryNeedsRequest.parse({ model: 'deepseek-r1', chips: ['h100x'] }), {
      model: 'deepseek-r1',
      slices: [],
      catalogue,
    });
    expect(refused.ok ? null : refused.error.code).toBe('NOT_FOUND');
  });
});
