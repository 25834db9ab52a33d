import { catalogue } from '@inferbench/catalogue/catalogue';
import { type Distribution, EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import { RuleId } from '@inferbench/domain/errors/finding';
import type { RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { RULE_CATALOGUE } from '@inferbench/evaluation/rule-catalogue';
import { describe, expect, test } from 'vitest';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';
import { exampleRun, firstPoint } from '../../testkit/fixture.ts';

const clean = cleanRun;
const changed = cleanWith;

/** Three tries of the same load, each a little slower. */
function replicated(run: Run): Run {
  const point = firstPoint(run);
  const points = [1, 1.001, 1.002].map((slower) => ({ ...point, durationSec: point.durationSec * slower }));
  return { ...run, points };
}

function withMean(
  name: keyof RequestsPoint['latency'],
  meanSec: number,
): (point: RequestsPoint) => Partial<RequestsPoint> {
  const only: Distribution = { ...EMPTY_DISTRIBUTION, n: 512, meanSec };
  return ({ latency }) => ({ latency: { ...latency, [name]: only } });
}

/** Llama 3 8B in bf16 on one H100, batch 16, 1,024 in and out: a static batch that a table may publish. */
function summary(change: Partial<SummaryPoint>): Run {
  const point: SummaryPoint = {
    measurement: 'summary',
    phase: 'GENERATE',
    batch: 16,
    batchBasis: 'STATIC',
    inputTokens: 1024,
    outputTokens: 1024,
    contextTokens: null,
    iterations: null,
    prefillLatencySec: null,
    tpotSec: null,
    e2eLatencySec: 11,
    outputTokensPerSec: null,
    imagesPerSec: null,
    imageLatencySec: null,
    power: null,
    energy: null,
    derived: [],
    reported: null,
    ...change,
  };
  return { ...clean(), points: [point] };
}

/** The same on four chips of one tensor group. */
function overFour(run: Run): Run {
  return { ...run, system: { ...run.system, chips: 4, tensorParallel: 4 } };
}

const power = (averageWatts: number, boundary: 'device_sensor' | 'wall' = 'device_sensor') => ({
  boundary,
  averageWatts,
  energyJoules: null,
  windowSec: null,
});

const BF16: Run['precision'] = { weights: 'bf16', activations: 'bf16', kv: 'bf16' };
const OFF: Run['techniques'] = { speculative: null, prefixCacheHitRate: null, prefixCache: 'off' };

function speculating(change: Partial<NonNullable<Run['techniques']['speculative']>>) {
  return { method: 'eagle', draftModel: 'EAGLE3', draftTokens: 5, meanAcceptedTokens: 2.5, ...change };
}

/** The clean run at 16 and at 8 in flight, with such medians of TTFT and no single requests. */
function twoLoads(atSixteenSec: number, atEightSec: number): Run {
  const run = clean();
  const { samples: _, ...point } = firstPoint(run);
  const at = (concurrencyLimit: number, p50Sec: number): RequestsPoint => ({
    ...point,
    load: { ...point.load, mode: 'burst', concurrencyLimit },
    latency: { ttft: { ...EMPTY_DISTRIBUTION, n: 512, p50Sec }, tpot: null, itl: null, e2e: null },
  });
  return { ...run, points: [at(16, atSixteenSec), at(8, atEightSec)] };
}

/** The clean run with such a change and no single requests. */
function withoutRequests(change: (point: RequestsPoint) => Partial<RequestsPoint>): Run {
  const run = clean();
  const { samples: _, ...point } = firstPoint(run);
  return { ...run, points: [{ ...point, ...change({ ...point }) }] };
}

function withoutWarmUp(): Run {
  const run = replicated(clean());
  const { warmUp: _, ...system } = run.system;
  return { ...run, system };
}

/** One run that breaks each rule of points, with what its finding must say; the numbers are hand sums. */
const BROKEN: readonly (readonly [RuleId, Run, RegExp])[] = [
  [
    'SCHEMA-DATE',
    { ...clean(), startedAt: '2020-12-31T23:59:59Z' },
    /began on 2020-12-31T23:59:59Z, and .*H100.* came out in 2022/,
  ],
  [
    'ACC-COUNTS',
    changed(({ counts }) => ({ counts: { ...counts, failed: 5 } })),
    /512 completed \+ 5 failed .* = 517, but 512/,
  ],
  [
    'ACC-ORDER',
    changed(({ latency }) => ({
      latency: { ...latency, ttft: latency.ttft && { ...latency.ttft, p90Sec: 9 } },
    })),
    /p90Sec = 9000\.00 ms is above p95Sec/,
  ],
  [
    'ACC-RATE',
    changed(() => ({ toolRates: { requestsPerSec: 5, outputTokensPerSec: null } })),
    /5\/s × 153 s = 765, but 512/,
  ],
  // TTFT 92 ms + TPOT 9.09 ms × 511 = 4,739 ms.
  ['ACC-LATENCY', withoutRequests(withMean('e2e', 1)), /= 4739\.\d\d ms, reported E2E 1000\.00 ms/],
  [
    'TECH-CACHE',
    { ...clean(), techniques: { ...OFF, prefixCacheHitRate: 1 } },
    /A hit rate of 100 % over prompts of 1,024 tokens leaves less than the one token/,
  ],
  [
    'TECH-SPECULATIVE',
    {
      ...clean(),
      techniques: { ...OFF, speculative: speculating({ draftTokens: 16, meanAcceptedTokens: 6.1 }) },
    },
    /6\.10 accepted tokens a step are declared, and no counter/,
  ],
  ['ACC-WINDOW', changed(withMean('e2e', 0.001)), /Mean E2E 1\.00 ms is below mean TTFT/],
  [
    'ACC-LITTLE',
    changed(({ load }) => ({ load: { ...load, concurrencyLimit: 32 } })),
    /= 15\.9 in flight, declared 32/,
  ],
  [
    'ACC-WINDOW',
    changed(withMean('e2e', 7_000_000)),
    /Mean E2E 7,000,000 s is longer than the whole run of .* off by 1,000/,
  ],
  [
    'ACC-ENERGY',
    changed(() => ({ power: { ...power(560), energyJoules: 100_000, windowSec: null } })),
    /560 W × 153 s = 85,711 J, reported 100,000 J: 14 % apart/,
  ],
  [
    'ACC-ENERGY',
    summary({
      outputTokensPerSec: 1000,
      power: power(500),
      energy: { joulesPerOutputToken: 1, joulesPerRequest: null, joulesPerImage: null },
    }),
    /500 W ÷ 1,000 tokens\/s = 0\.500 J\/token, published 1/,
  ],
  [
    'ACC-EMPTY',
    changed(() => ({
      counts: { issued: 3, completed: 0, failed: 3, cancelled: 0, inputTokens: 0, outputTokens: 0 },
    })),
    /All 3 requests failed/,
  ],
  [
    'ACC-LITTLE',
    changed(({ load }) => ({ load: { ...load, concurrencyLimit: 15 } })),
    /= 15\.9 in flight, declared 15: 5\.7 % above/,
  ],
  [
    'STAT-DURATION',
    changed(() => ({})),
    /^153 s, 1 replicate: below 600 s it takes 3 replicates\. It stays at grade E2/,
  ],
  ['STAT-DURATION', withoutWarmUp(), /^how the system was warmed up is not declared/],
  ['STAT-SMOKE', exampleRunOf(49), /49 completed requests/],
  ['STAT-SMOKE', summary({ iterations: 2 }), /2 iterations; from 3 on/],
  ['STAT-SAMPLES', exampleRunOf(49), /n = 49, needs 100/],
  // Two loads of one run: 200 ms ± 5 % at 16 in flight, 230 ms ± 5 % at 8.
  [
    'STAT-LOAD',
    twoLoads(0.2, 0.23),
    /TTFT p50 is 200 ms \(190 to 210\) at 16 in flight and 230 ms \(219 to 242\) at 8: it falls/,
  ],
  // 16 × (1,024 × 13.96e9 + 1.05e9 + 2.75e11) for the prompts + 16,384 × 15.81e9 for the answers = 4.92e14 FLOP in 0.1 s.
  [
    'PHYS-COMPUTE',
    summary({ e2eLatencySec: 0.1 }),
    /needs 4,922 TOPS, 1 chip gives 989 TOPS of dense fp16: 497 % of the bound/,
  ],
  // 1,024 steps of 18.2 GB in 2 s.
  [
    'PHYS-BANDWIDTH',
    summary({ e2eLatencySec: 2 }),
    /8,192 tokens\/s at a batch of 16 are 512 steps\/s of 18\.\d GB = 9\.\d\d TB\/s, 1 chip gives 3\.35 TB\/s/,
  ],
  [
    'PHYS-CAPACITY',
    summary({ batch: 4096 }),
    /16\.1 GB of weights \+ 1,100 GB of KV cache for 4,096 sequences/,
  ],
  // 16 × 1,024 tokens are 2.37e14 FLOP ÷ 989.4e12 = 239 ms.
  [
    'PHYS-PREFILL',
    summary({ phase: 'PREFILL', prefillLatencySec: 0.1 }),
    /= 23\d\.\d\d ms, reported 100\.00 ms: 23\d % of the bound/,
  ],
  [
    'PHYS-DECODE',
    summary({ phase: 'DECODE', tpotSec: 0.003 }),
    /bound 5\.4\d ms, reported 3\.00 ms: 18\d % of the bound/,
  ],
  // A prompt of 1,024 takes 14.8 ms and 511 steps read 15.0 GB ÷ 3.35e12 = 4.48 ms each: 2.30 s alone.
  [
    'PHYS-SERVING',
    changed(withMean('e2e', 2.2)),
    /A request of 1,024 prompt and 512 answer tokens takes 230\d\.\d\d ms at least .* reported mean 2200\.00 ms: 10\d % of the bound/,
  ],
  // 512 requests × 2.30 s ÷ 16 at a time = 73.7 s.
  [
    'PHYS-SERVING',
    changed(() => ({ durationSec: 60, toolRates: null })),
    /512 requests of 230\d\.\d\d ms at least, 16 at a time, take 1 min 1\d s, reported 1 min 0 s: 123 % of the bound/,
  ],
  [
    'PHYS-POWER',
    changed(() => ({ power: power(710) })),
    /710 W at the device sensor, but 1 × \(700 W limit\) = 700 W: 101 % of the bound/,
  ],
  // One sequence over four chips: launches and sums leave room between the bound and the best public stack.
  ['PHYS-ATTAINABLE', overFour(summary({ batch: 1, e2eLatencySec: 1.3 })), /attainable .* ± \d+ %/],
  [
    'PHYS-ATTAINABLE',
    changed(({ latency }) => ({
      latency: { ...latency, ttft: { ...EMPTY_DISTRIBUTION, n: 512, p50Sec: 0.0001 } },
    })),
    /TTFT p50 0\.10 ms; the best public stack is expected to reach \d+\.\d\d ms with a burst of 16 clients/,
  ],
  [
    'TECH-SPECULATIVE',
    { ...clean(), techniques: { ...OFF, speculative: speculating({ meanAcceptedTokens: 6.5 }) } },
    /5 drafted tokens \+ the one that the model adds = at most 6 tokens a step, declared 6\.50/,
  ],
  [
    'TECH-SPECULATIVE',
    { ...clean(), techniques: { ...OFF, speculative: speculating({ draftModel: null }) } },
    /"eagle" drafts with weights of its own/,
  ],
  // 1,024 tokens × 13.96e9 FLOP + head and attention = 1.46e13 ÷ 989.4e12 = 14.8 ms; 5 ms compute a third of it.
  [
    'TECH-CACHE',
    changed(withMean('ttft', 0.005)),
    /In 5\.00 ms 989 TOPS compute 3\d\d of 1,024 prompt tokens at most: 6\d % or more came from a cache, declared is no reuse/,
  ],
  // A cache that was on is no declaration of no reuse.
  [
    'TECH-CACHE',
    { ...changed(withMean('ttft', 0.005)), techniques: { ...OFF, prefixCache: 'on' } },
    /6\d % or more came from a cache, which was on; its hit rate is not stated/,
  ],
  [
    'PHYS-PREFILL',
    { ...changed(withMean('ttft', 0.005)), techniques: { ...OFF, prefixCache: 'on' } },
    /A prompt of 1,024 tokens, taken as uncached because no hit rate is stated, needs 14\.\d TFLOP/,
  ],
  [
    'TECH-CONTEXT',
    { ...clean(), system: { ...clean().system, maxContextTokens: 2048 } },
    /Configured for 2,048 tokens, 1\.33 × the tested 1,536: tuned to the test/,
  ],
  [
    'TECH-CONTEXT',
    { ...clean(), system: { ...clean().system, maxContextTokens: 1500 } },
    /Configured for 1,500 tokens, but requests had 1,536 on average/,
  ],
  ['TECH-PRECISION', { ...clean(), precision: { ...BF16, kv: 'q4_k_m' } }, /a KV cache cannot be kept in it/],
  ['TECH-PRECISION', { ...clean(), precision: { ...BF16, kv: null } }, /KV cache \(bf16\) is not declared/],
  [
    'QUAL-ACCURACY',
    { ...clean(), precision: { ...BF16, weights: 'fp8' } },
    /served in fp8 \(8 bits\), published in bf16: no accuracy evidence/,
  ],
  [
    'QUAL-ACCURACY',
    {
      ...clean(),
      precision: { ...BF16, weights: 'fp8', quality: { benchmark: 'MMLU', score: 64, referenceScore: 68 } },
    },
    /MMLU: 64 ÷ 68 = 94 % of the published weights' score/,
  ],
];

/** Rules whose findings have several severities. */
const SEVERAL = /^(?:ACC-(?:LATENCY|LITTLE|ENERGY)|TECH-(?:CONTEXT|PRECISION|SPECULATIVE))$/;

function exampleRunOf(completed: number): Run {
  const run = exampleRun();
  const point = firstPoint(run);
  const share = completed / point.counts.completed;
  const { inputTokens, outputTokens } = point.counts;
  const counts = {
    ...point.counts,
    issued: completed,
    completed,
    inputTokens: Math.round((inputTokens ?? 0) * share),
    outputTokens: Math.round(outputTokens * share),
  };
  const distributions = Object.entries(point.latency).map(([name, found]) => [
    name,
    found && { ...found, n: completed },
  ]);
  const latency = Object.fromEntries(distributions) as RequestsPoint['latency']; // the same keys
  return {
    ...run,
    points: [{ ...point, counts, durationSec: point.durationSec * share, toolRates: null, latency }],
  };
}

describe('every rule of points', () => {
  test('a clean run of 3 × 512 requests breaks none', () => {
    expect(evaluateRun(replicated(clean()), catalogue)).toMatchObject({ verdict: 'VALIDATED', findings: [] });
  });

  test.each(BROKEN)('%s names the arithmetic', (rule, run, message) => {
    const found = evaluateRun(run, catalogue).findings.filter((finding) => finding.rule === rule);
    expect(found.map((finding) => finding.message).join('\n')).toMatch(message);
    const listed = RULE_CATALOGUE.find((entry) => entry.id === rule);
    expect(found.some(({ severity }) => severity === listed?.severity) || SEVERAL.test(rule)).toBe(true);
    expect(
      found.every(({ value, expected, fix }) => value !== null && expected !== null && fix !== null),
    ).toBe(true);
  });

  test('TECH-PRECISION refuses activations wider than the chip computes', () => {
    const groq = { ...clean().system, chip: 'groq-lpu-v1', chips: 576 };
    const run = { ...clean(), system: groq, precision: { weights: 'fp32', activations: 'fp32', kv: null } };
    const { verdict, findings } = evaluateRun(run, catalogue);
    expect([verdict, findings[0]?.rule]).toEqual(['REJECTED', 'TECH-PRECISION']);
  });

  test('declaring what was done resolves what physics flagged', () => {
    const fast = summary({ phase: 'DECODE', tpotSec: 0.003 });
    const techniques = {
      speculative: { method: 'eagle', draftModel: 'EAGLE3', draftTokens: 4, meanAcceptedTokens: 2.5 },
      prefixCacheHitRate: null,
    };
    const rules = evaluateRun({ ...fast, techniques }, catalogue).findings.map((finding) => finding.rule);
    expect(rules).not.toContain('PHYS-DECODE');
  });
});

test('every rule of the catalogue is broken by a test, here or where it needs a server', () => {
  const elsewhere = RuleId.options.filter(
    (id) => id.startsWith('SCHEMA-') || id === 'DUP-POINT' || id.startsWith('OUT-'),
  );
  // By tests of their own above, and of specifications in every-specification-rule.test.ts.
  const own = ['TECH-PRECISION', 'CTX-CONFLICT'];
  const here = [...BROKEN.map(([rule]) => rule), ...RuleId.options.filter((id) => id.startsWith('SPEC-'))];
  expect(RuleId.options.filter((id) => ![...here, ...elsewhere, ...own].includes(id))).toEqual([]);
});
