import { catalogue } from '@inferbench/catalogue/catalogue';
import { ChipCrossover, ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import { chipCrossover } from '@inferbench/analyses/crossover/chip-crossover';
import { ownedPrice } from '@inferbench/analyses/crossover/provisioned';
import { describe, expect, test } from 'vitest';

const H100 = 'nvidia-h100-sxm5-80gb';
const B200 = 'nvidia-b200-sxm-180gb';
const EIGHT_BITS = { weightPrecision: 'fp8', kvPrecision: 'fp8' } as const;

function crossoverOf(request: object): ChipCrossover {
  const found = chipCrossover(ChipCrossoverRequest.parse(request), catalogue);
  if (!found.ok) throw found.error;
  return found.value;
}

function refusal(request: object): string {
  const found = chipCrossover(ChipCrossoverRequest.parse(request), catalogue);
  return found.ok ? 'OK' : found.error.code;
}

test.each([
  [B200, H100],
  [H100, 'nvidia-h200-sxm-141gb'],
  [B200, 'amd-mi355x'],
  ['nvidia-gb200-nvl72', H100],
])(
  '%s is said to lead %s only where the bands lie apart at every context, on systems of one class',
  (a, b) => {
    const found = crossoverOf({ a, b, model: 'llama-3.1-8b', equal: 'chips', context: 4096, ...EIGHT_BITS });
    const [left, right] = found.curves;
    const pairs = (left?.samples ?? []).flatMap((own) => {
      const other = right?.samples.find(({ context }) => context === own.context);
      return other === undefined ? [] : [[own, other] as const];
    });
    const isApart =
      pairs.every(([own, other]) => own.low > other.high) ||
      pairs.every(([own, other]) => own.high < other.low);
    expect(pairs.length).toBeGreaterThan(10);
    expect(/ leads\./.test(found.sentence)).toBe(isApart && found.noCrossings.length > 0);
    for (const { sentence, low, high } of found.crossings)
      expect(/cannot be told apart/.test(sentence)).toBe(high / low >= 4);
  },
);

const SRAM_AGAINST_HBM = ['groq-lpu-v1', 'cerebras-wse3'].flatMap((a) =>
  [H100, B200].flatMap((b) => (['owned-cost', 'power'] as const).map((equal) => ({ a, b, equal }))),
);

describe('a 70B model on SRAM dataflow against HBM GPUs, one user', () => {
  const base = { model: 'llama-3-70b', ...EIGHT_BITS, context: 4096 };

  test.each(SRAM_AGAINST_HBM)('$a against $b at equal $equal', (pair) => {
    const found = crossoverOf({ ...base, ...pair });
    expect(ChipCrossover.safeParse(found).error).toBeUndefined();
    // Both footings are near what was asked for, and both figures are said.
    expect(found.ratio).toBeGreaterThan(0.9);
    expect(found.ratio).toBeLessThan(1.1);
    expect(found.equalSentence).toContain(pair.equal === 'power' ? 'kW' : '(press)');
    // Either it crosses, or the range is named in which it does not.
    expect(found.crossings.length + found.noCrossings.length).toBeGreaterThan(0);
    expect(found.sentence).toMatch(/passes|do not change places between/);
    // Whoever leads, SRAM of the same cost or power is full long before HBM is.
    const [sram, hbm] = found.curves;
    expect(sram?.samples.length).toBeGreaterThan(40);
    expect(sram?.endsAtContext).toBeLessThan(131_072);
    expect(hbm?.endsAtContext).toBeNull();
  });
});

test('cost of owning by hand: 30,000 USD and 13 % over three years, 917 W at PUE 1.3 and 0.0892 USD/kWh', () => {
  const chip = catalogue.chips.get(H100);
  const price = chip && ownedPrice(chip);
  const usd = (30_000 * 1.13) / (3 * 8760) + 0.917 * 1.3 * 0.0892;
  expect(price).toMatchObject({ ok: true, value: { usdPerHour: expect.closeTo(usd, 9) } });
});

test('equal chips are the same number, the smallest on which both hold the batch', () => {
  const found = crossoverOf({ a: 'amd-mi300x', b: H100, model: 'llama-3-70b', batch: 4 });
  expect([found.a.chips, found.b.chips]).toEqual([2, 2]);
  expect(crossoverOf({ a: 'amd-mi300x', b: H100, model: 'llama-3-70b', chips: 8 }).equalSentence).toBe(
    '8 chips each.',
  );
});

test('the order of the chips changes nothing but the order', () => {
  const request = { model: 'llama-3-8b', batch: 16, equal: 'power' };
  const there = crossoverOf({ ...request, a: 'amd-mi300x', b: B200 });
  const back = crossoverOf({ ...request, a: B200, b: 'amd-mi300x', chips: undefined });
  expect(there.crossings.length + there.noCrossings.length).toBeGreaterThan(0);
  expect(Math.abs(Math.log(there.ratio))).toBeLessThan(0.1);
  expect(Math.abs(Math.log(back.ratio))).toBeLessThan(0.1);
});

test('energy has a curve where the chips have a power model, and a reason where not', () => {
  const energy = { model: 'llama-3-8b', metric: 'ENERGY_EFFICIENCY', batch: 16 };
  const found = crossoverOf({ ...energy, a: H100, b: B200 });
  expect(found.unit).toBe('TOPS per W');
  expect(found.curves.every(({ samples }) => samples.every(({ value }) => value > 0 && value < 10))).toBe(
    true,
  );
  expect(refusal({ ...energy, a: H100, b: 'google-tpu-v5p' })).toBe('NO_POWER');
});

test('what has no price or no power limit is refused with the reason', () => {
  const base = { model: 'llama-3-8b' };
  expect(refusal({ ...base, a: 'amd-mi355x', b: H100, equal: 'owned-cost' })).toBe('NO_PRICE');
  expect(refusal({ ...base, a: 'google-tpu-v5p', b: H100, equal: 'power' })).toBe('NO_POWER');
  expect(refusal({ ...base, a: 'amd-mi355x', b: H100, metric: 'COST_EFFICIENCY' })).toBe('NO_PRICE');
  expect(refusal({ ...base, a: H100, b: B200, chips: 1, model: 'llama-3.1-405b' })).toBe('DOES_NOT_FIT');
});
