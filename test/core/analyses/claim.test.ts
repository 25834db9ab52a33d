import { catalogue } from '@inferbench/catalogue/catalogue';
import { Claim, ClaimRequest } from '@inferbench/domain/simulation/claim';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import { simulate } from '@inferbench/evaluation/simulate';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

const BASE = {
  chip: 'nvidia-h100-sxm5-80gb',
  chips: 8,
  model: 'llama-3.1-70b',
  weightPrecision: 'fp8',
  tokensPerSec: 500,
  context: 131_072,
} as const;

function claimOf(change: Partial<Record<keyof ClaimRequest, unknown>> = {}): Claim {
  const claim = checkClaim(ClaimRequest.parse({ ...BASE, ...change }), catalogue);
  if (!claim.ok) throw claim.error;
  return claim.value;
}

function reading(claim: Claim, name: Claim['readings'][number]['reading']) {
  const found = claim.readings.find((candidate) => candidate.reading === name);
  if (!found) throw new Error(name);
  return found;
}

test('"500 tokens/s at 128K" for one user breaks the bound of eight H100, by hand', () => {
  const claim = claimOf();
  const oneUser = reading(claim, 'one_user');
  expect(oneUser).toMatchObject({ state: 'fails', ideal: { batches: null, atBatch: 1 } });
  // Weights but the input embedding, one byte each, and 80 · 2 · 8 · 128 · 2 bytes a token of cache, over 8 × 3.35 TB/s.
  const weights = 70_553_706_496 - 128_256 * 8192;
  const cache = 80 * 2 * 8 * 128 * 2 * 131_072;
  const memory = claim.binding.terms[0];
  expect(memory?.seconds).toBeCloseTo((weights + cache) / (8 * 3.35e12), 5);
  expect(claim.binding.seconds).toBe(memory?.seconds);
  // The sum as it is printed divides all that is moved.
  expect(claim.binding.sentence).toMatch(
    /^\([^()]+ of weights \+ [^()]+ of activations\) ÷ 26\.8 TB\/s of 8 chips = 4\.20 ms/,
  );
  expect(oneUser.ideal.largestTokensPerSec).toBeLessThanOrEqual(1 / claim.binding.seconds);
});

test('the same words of all users together are another matter, and of 20 users at 2K again another', () => {
  expect(reading(claimOf(), 'all_users').state).not.toBe('fails');
  const small = { chips: 8, model: 'llama-3.1-8b', context: 2048, batch: 20 };
  const claim = claimOf(small);
  expect(reading(claim, 'all_users').state).toBe('holds');
  expect(reading(claim, 'all_users').attainable.statedTokensPerSec).toBeCloseTo(
    20 * (reading(claim, 'one_user').attainable.statedTokensPerSec ?? 0),
    6,
  );
});

test('speeds are those of simulate', () => {
  const claim = claimOf({ batch: 4, context: 8192 });
  const precision = { weightPrecision: 'fp8' } as const;
  const where = { chip: BASE.chip, model: BASE.model, chips: 8, tp: 8, pp: 1, ...precision };
  const decode = simulate({ ...where, phase: 'decode', batch: 4, context: 8192 }, catalogue);
  const whole = simulate(
    { ...where, phase: 'generate', batch: 4, inputTokens: 7680, outputTokens: 512 },
    catalogue,
  );
  if (!decode.ok || !whole.ok) throw new Error('both fit');
  expect(reading(claim, 'one_user').attainable.statedTokensPerSec).toBe(
    decode.value.attainable.decodeTokensPerSec,
  );
  expect(reading(claim, 'one_user_with_prompt').ideal.statedTokensPerSec).toBe(
    512 / (whole.value.ideal.e2eLatencySec ?? 0),
  );
});

test.prop([fc.integer({ min: 5, max: 4000 }), fc.constantFrom(2048, 16_384, 65_536)], { numRuns: 25 })(
  'the ends of a range of batches are its ends, and ideal allows whatever is attainable',
  (tokensPerSec, context) => {
    const claim = claimOf({ tokensPerSec, context });
    for (const { reading: name, ideal, attainable, state } of claim.readings) {
      expect(ideal.largestTokensPerSec).toBeGreaterThanOrEqual(attainable.largestTokensPerSec);
      if (attainable.batches) expect(ideal.batches).not.toBeNull();
      expect(state).toBe(attainable.batches ? 'holds' : ideal.batches ? 'ideal_only' : 'fails');
      const { batches } = attainable;
      if (batches === null || batches.to >= claim.maxBatch) continue;
      const at = (batch: number) =>
        reading(claimOf({ tokensPerSec, context, batch }), name).state === 'holds';
      expect([at(batches.from), at(batches.to), at(batches.to + 1)]).toEqual([true, true, false]);
    }
  },
);

test('the table agrees with the readings, and memory ends it', () => {
  const claim = claimOf({ context: 65_536 });
  expect(Claim.safeParse(claim).error).toBeUndefined();
  const { region, maxBatch } = claim;
  expect(region.cells).toHaveLength(region.batches.length * region.contexts.length);
  for (const cell of region.cells.filter(({ context }) => context === 65_536)) {
    expect(cell.oneUser === 'does_not_fit').toBe(cell.batch > maxBatch);
  }
});

test('host memory counted in lets more fit, and is called an assumption in favour of the claim', () => {
  const own = claimOf({
    chip: 'groq-lpu-v1',
    chips: 576,
    model: 'llama-3-70b',
    kvPrecision: 'fp8',
    context: 4096,
  });
  const more = claimOf({
    chip: 'groq-lpu-v1',
    chips: 576,
    model: 'llama-3-70b',
    kvPrecision: 'fp8',
    context: 4096,
    memoryBytesPerChip: 1e9,
  });
  expect(more.maxBatch).toBeGreaterThan(own.maxBatch);
  expect(more.assumptions.join(' ')).toContain('in favour of the claim');
});

test('a family whose public runs do not calibrate it is told so, and not that it has none', () => {
  const { assumptions } = claimOf({ chip: 'intel-gaudi3', model: 'llama-3.1-8b' });
  expect(assumptions).toContain(
    'Too few public runs of its family to calibrate: its efficiency is a default.',
  );
});

test('what cannot be is refused with its code', () => {
  const refused = (change: object) => checkClaim(ClaimRequest.parse({ ...BASE, ...change }), catalogue);
  expect(refused({ chips: 1 })).toMatchObject({ ok: false, error: { code: 'DOES_NOT_FIT' } });
  expect(refused({ context: 200_000 })).toMatchObject({ ok: false, error: { code: 'INVALID' } });
  expect(refused({ chip: 'nobody' })).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  expect(ClaimRequest.safeParse({ ...BASE, inputTokens: 131_072, outputTokens: 1 }).success).toBe(false);
});

test('a batch beyond the memory does not fit, and says how many do', () => {
  const claim = claimOf({ batch: 13 });
  expect(claim.maxBatch).toBe(12);
  expect(claim.readings.map(({ state }) => state)).toEqual(['does_not_fit', 'does_not_fit', 'does_not_fit']);
});
