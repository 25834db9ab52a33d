import { fc, test as law } from '@fast-check/vitest';
import { fewest, keepsLimits } from '@inferbench/answers/servers/fewest';
import { ServersRequest } from '@inferbench/answers/servers/request';
import { serversNeeded } from '@inferbench/answers/servers/servers';
import type { Servers } from '@inferbench/answers/servers/shape';
import { apiPricesOf } from '@inferbench/catalogue/api-prices';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { serve } from '@inferbench/evaluation/serve';
import { describe, expect, test } from 'vitest';

const MODEL = 'llama-3.3-70b';
const SERVICE = { model: MODEL, inputTokens: 4000, outputTokens: 500, users: 200, precision: 'FP8' };

const answerTo = (stated: object) =>
  serversNeeded({
    request: ServersRequest.parse({ ...SERVICE, ...stated }),
    apiPrices: apiPricesOf(MODEL),
    catalogue,
  });

function asked(stated: object = {}): Servers {
  const found = answerTo(stated);
  if (!found.ok) throw found.error;
  return found.value;
}

/** Servers of each chip that does it. */
const counts = ({ priced, unpriced }: Servers) =>
  new Map([...priced, ...unpriced].map(({ chip, servers: count }) => [chip, count]));

describe('the fewest for which something holds', () => {
  law.prop([
    fc.integer({ min: 1, max: 5000 }),
    fc.integer({ min: 0, max: 9000 }),
    fc.integer({ min: 1, max: 9000 }),
  ])('is the first of them from any guess, or none where the most do not do', (first, guess, most) => {
    expect(fewest((count) => count >= first, guess, most)).toBe(first <= most ? first : null);
  });

  law.prop([fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 9000 })])(
    'is found in a few dozen tries',
    (first, guess) => {
      let tries = 0;
      const holds = (count: number) => {
        tries += 1;
        return count >= first;
      };
      fewest(holds, guess, 10_000);
      expect(tries).toBeLessThan(40);
    },
  );
});

describe('servers for a service', () => {
  const answer = asked();
  const [first] = answer.priced;

  test('cost the price of their chips for 730 hours, cheapest first', () => {
    expect(answer.priced.length).toBeGreaterThan(3);
    const sums = answer.priced.map(({ usdPerMonth }) => usdPerMonth.value ?? NaN);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    for (const { chipsEach, servers: count, usdPerMonth } of answer.priced) {
      const hourly = Number(/^\$([\d.]+) an hour$/.exec(usdPerMonth.words)?.[1]);
      expect(Math.abs((usdPerMonth.value ?? 0) / (hourly * chipsEach * count * 730) - 1)).toBeLessThan(0.01);
    }
    expect(answer.answer).toBe(`${first?.servers} × ${first?.chipsEach} ${first?.label}`);
  });

  test('stand at a reader’s own prices where they are stated, named as theirs, and in the order that those make', () => {
    const dearest = answer.priced.at(-1);
    const chip = dearest?.chip ?? '';
    const usdPerChipHour = 0.01;
    const own = asked({ prices: [{ chip, usdPerChipHour }] });
    const [cheapest] = own.priced;
    expect(cheapest).toMatchObject({ chip, servers: dearest?.servers });
    expect(cheapest?.usdPerMonth.words).toBe('your $0.01 an hour');
    const chips = (cheapest?.servers ?? 0) * (cheapest?.chipsEach ?? 0);
    expect(cheapest?.usdPerMonth.value).toBeCloseTo(usdPerChipHour * chips * 730, 6);
    expect(own.head.notes).toContain('Prices of your own where the row says so, public ones else.');
    // A price to buy says nothing of rent.
    expect(asked({ prices: [{ chip, usdPerChip: 1 }] }).priced).toEqual(answer.priced);
  });

  test('cost what owning does under a reader’s own assumptions', () => {
    const owned = asked({ pay: 'OWNED' }).priced;
    const longer = asked({ pay: 'OWNED', ownership: { years: 6, usdPerKwh: 0, hostingUsdPerHour: 0 } });
    expect(owned.length).toBeGreaterThan(0);
    for (const { chip, usdPerMonth } of longer.priced) {
      const before = owned.find((each) => each.chip === chip)?.usdPerMonth.value ?? Number.NaN;
      expect(usdPerMonth.value).toBeLessThan(before);
    }
    expect(longer.head.notes).toContain('Owning costs what you assume.');
  });

  test('are as few as keep the limits: the same load on one server less breaks one', () => {
    let fewer = 0;
    for (const { chip, chipsEach, servers: count } of [...answer.priced, ...answer.unpriced]) {
      const on = (shared: number) => {
        const clients = Math.ceil(SERVICE.users / shared);
        // Lengths of which the service's are the mean: 80 to 100 % of the longest.
        const outcome = serve(
          ServeRequest.parse({
            chip,
            chips: chipsEach,
            model: MODEL,
            weightPrecision: 'fp8',
            inputTokens: Math.round(SERVICE.inputTokens / 0.9),
            outputTokens: Math.round(SERVICE.outputTokens / 0.9),
            lengthSpread: 0.8,
            batch: clients,
            requests: Math.max(300, Math.min(8 * clients, 1200), 2 * clients),
          }),
          catalogue,
        );
        return outcome.ok ? outcome.value : null;
      };
      const limits = { ttftMs: 2000, tpotMs: 50, e2eMs: null };
      expect(keepsLimits(on(count), limits, 'value')).toBe(true);
      if (count === 1) continue;
      fewer += 1;
      expect(keepsLimits(on(count - 1), limits, 'value')).toBe(false);
    }
    expect(fewer).toBeGreaterThan(0);
  });

  test('have the error of their number around it, and of their sum', () => {
    for (const { servers: count, serversLow, serversHigh, usdPerMonth } of answer.priced) {
      expect(serversLow).toBeLessThanOrEqual(count);
      expect(serversHigh ?? Infinity).toBeGreaterThanOrEqual(count);
      expect((usdPerMonth.low ?? 0) / (usdPerMonth.value ?? 1)).toBeCloseTo(serversLow / count);
      expect(usdPerMonth.high === null).toBe(serversHigh === null);
    }
  });

  test('are never fewer for more users, or for tighter limits', () => {
    for (const harder of [{ users: 400 }, { ttftMs: 500 }, { tpotMs: 30 }, { e2eMs: 18_000 }]) {
      const more = counts(asked(harder));
      for (const [chip, count] of counts(answer))
        expect(more.get(chip) ?? Infinity).toBeGreaterThanOrEqual(count);
    }
  });

  test('are no more where half of each prompt is cached', () => {
    const cached = counts(asked({ cachedShare: 0.5 }));
    const more = [...counts(answer)].filter(([chip, count]) => (cached.get(chip) ?? 0) > count);
    expect(more).toEqual([]);
  });

  test('say that they are simulated, and who costs no more within the errors', () => {
    expect(answer.head.kinds).toEqual(['SIMULATED']);
    expect(answer.head.finding).toMatch(/^Simulated, /);
    const [size] = answer.priced.map(({ chipsEach }) => chipsEach);
    expect(answer.head.slice).toContain(`; servers of ${size} chip`);
    const hasLine = answer.priced.some(({ usdPerMonth: { low, high } }) => low !== high);
    expect(answer.head.notes[0]?.includes('The line is the error.')).toBe(hasLine);
    const tied = answer.priced
      .slice(1)
      .filter(({ usdPerMonth: { low } }) => (low ?? 0) <= (first?.usdPerMonth.high ?? Infinity));
    expect(answer.sentence.includes('cannot be told apart')).toBe(tied.length > 0);
    expect(answer.api?.provider).toBeDefined();
  });

  test('read prompts in a share of their time that a cache makes smaller and a longer answer, too', () => {
    const shareOf = ({ priced }: typeof answer) =>
      priced.find(({ chip }) => chip === first?.chip)?.promptShare ?? 0;
    const whole = shareOf(answer);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThanOrEqual(1);
    expect(shareOf(asked({ cachedShare: 0.5 }))).toBeLessThan(whole);
    expect(shareOf(asked({ outputTokens: 4096 }))).toBeLessThan(whole);
  });

  test('carry a rate, and without a way to pay stand without a sum', () => {
    const rate = asked({ users: null, requestsPerSec: 4, pay: 'NONE' });
    expect(rate.priced).toEqual([]);
    expect(rate.unpriced.length).toBeGreaterThan(0);
    for (const { usdPerMonth } of rate.unpriced)
      expect(usdPerMonth).toMatchObject({ value: null, kind: null });
  });
});

test('a chip that would hold the model in a larger server is left out for the size that is counted', () => {
  const { out } = asked({ model: 'qwen3-32b', precision: 'FP16' });
  const larger = out.filter(({ words }) => words.startsWith('does not fit'));
  expect(larger.length).toBeGreaterThan(0);
  for (const { words } of larger)
    expect(words).toMatch(
      /^does not fit on \d+ chips?, the size of server that is counted here: \d+ hold it$/,
    );
});

test('limits that no server keeps leave no answer, and say what would help', () => {
  const none = asked({ ttftMs: 1 });
  expect(none).toMatchObject({ answer: null, priced: [], unpriced: [], api: null });
  expect(none.head.finding).toMatch(
    /^No server (that we can simulate|of the \d+ simulated) keeps these limits$/,
  );
  expect(none.sentence).toContain('longer wait');
  expect(none.out.length).toBeGreaterThan(0);
});

test.each([
  [{ model: 'nobodys' }, 'NOT_FOUND', 'model'],
  [{ inputTokens: 900_000 }, 'NOT_SIMULATED', 'inputTokens'],
])('%o is refused with its field', (stated, code, path) => {
  expect(answerTo(stated)).toMatchObject({ ok: false, error: { code, details: { path } } });
});

test('a service states users or a rate, not both and not neither', () => {
  for (const load of [{ users: null }, { requestsPerSec: 1 }])
    expect(ServersRequest.safeParse({ ...SERVICE, ...load }).success).toBe(false);
});
