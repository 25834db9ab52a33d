import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { resolveRun } from '@inferbench/evaluation/resolve-run';
import { simulate } from '@inferbench/evaluation/simulate';
import { tokensPerStep } from '@inferbench/evaluation/techniques/speculation';
import { prepare } from '@inferbench/evaluation/simulation/prepare';
import { resolveRequest } from '@inferbench/evaluation/simulation/resolve-request';
import { simulatedWork } from '@inferbench/evaluation/work-times';
import { workOf } from '@inferbench/scoring/work';
import { isPositive } from '@inferbench/units/numeric-guards';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

interface Times {
  idealSec: number;
  attainableSec: number;
}

/** Times of one unit of the request's phase; null where the request is refused or its time cannot be told. */
function simulatedTimes(request: SimulateRequest): Times | null {
  const resolved = resolveRequest(request, catalogue);
  const prepared = resolved.ok ? prepare(request, resolved.value) : resolved;
  if (!prepared.ok) return null;
  const { unit } = prepared.value;
  const times = {
    idealSec: unit.seconds((part) => part.step.idealSec),
    attainableSec: unit.seconds((part) => part.step.attainableSec),
  };
  return Object.values(times).every(isPositive) ? times : null;
}

/** Times that the score of a run's first point is made of. */
function scoredTimes(run: Run, models: CatalogueView = catalogue): Times {
  const resolved = resolveRun(run, models);
  if (!resolved.ok) throw new Error(resolved.error[0]?.message);
  const [point] = run.points;
  const work = point && workOf(point);
  if (!work?.ok) throw new Error('a constructed point has work');
  const simulated = simulatedWork(resolved.value, point as SummaryPoint, work.value);
  if (!simulated.present) throw new Error(simulated.detail);
  const { idealSec, attainableSec } = simulated;
  return { idealSec, attainableSec };
}

/** The point that a request is about: one unit of its phase, in any measured time. */
function pointOf({
  phase,
  batch,
  inputTokens,
  outputTokens,
  context,
}: SimulateRequest): Partial<SummaryPoint> {
  const lengths = { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null };
  switch (phase) {
    case 'prefill':
      return { phase: 'PREFILL', batch, contextTokens: null, ...lengths, prefillLatencySec: 1 };
    case 'decode':
      return { phase: 'DECODE', batch, contextTokens: context ?? null, tpotSec: 1 };
    case 'generate':
      return { phase: 'GENERATE', batch, contextTokens: null, ...lengths, e2eLatencySec: 1 };
    case 'serving':
      return { phase: 'SERVING', batch, contextTokens: null, ...lengths, outputTokensPerSec: batch };
    case 'image':
    case 'op':
      return { phase: 'IMAGE', batch, contextTokens: null, imageLatencySec: 1 };
  }
}

/** The run that declares what a request asks for; techniques that no run declares are left to the caller. */
function runOf(request: SimulateRequest): Run {
  const { chip, chips = 1, model = '', tp, pp, ep, techniques, attentionParallel } = request;
  const group = Math.max(tp ?? 1, ep ?? 1);
  const pool = {
    workers: chips / group,
    tensorParallel: tp ?? 1,
    expertParallel: ep ?? null,
    attentionDataParallel: true,
    chips,
  };
  const { speculative, prefixCacheHitRate = null } = techniques ?? {};
  return constructed({
    chip,
    chips,
    model,
    system: {
      tensorParallel: tp ?? null,
      pipelineParallel: pp ?? null,
      expertParallel: ep ?? null,
      ...(attentionParallel === true ? { layout: { prefill: null, decode: pool } } : {}),
    },
    precision: {
      weights: request.weightPrecision ?? 'fp16',
      activations: request.activationPrecision ?? null,
      kv: request.kvPrecision ?? null,
    },
    techniques: {
      prefixCacheHitRate,
      speculative: speculative
        ? {
            method: speculative.method,
            draftModel: speculative.draftModel ?? null,
            draftTokens: speculative.draftTokens,
            meanAcceptedTokens: tokensPerStep(speculative.draftTokens, speculative.acceptance),
          }
        : null,
    },
    point: pointOf(request),
  });
}

describe('Llama 3.1 70B on eight H100, TP 8, batch 8, context 2,048, four drafted tokens of which 0.7 stand', () => {
  test.each([
    // Its four heads do not divide by eight: two groups of four, each with the whole draft.
    { draftModel: 'gemma-3-1b', idealMs: 2.2087 },
    // Fourteen heads: groups of seven.
    { draftModel: 'qwen2.5-0.5b', idealMs: 2.0628 },
    { draftModel: 'llama-3.1-8b', idealMs: 2.884 },
  ])('takes the same time with $draftModel, simulated and scored', ({ draftModel, idealMs }) => {
    const speculative = { method: 'draft_model', draftModel, draftTokens: 4, acceptance: 0.7 };
    const load = { phase: 'decode', batch: 8, context: 2048, chips: 8, tp: 8 };
    const chip = 'nvidia-h100-sxm5-80gb';
    const request = SimulateRequest.parse({
      chip,
      model: 'llama-3.1-70b',
      ...load,
      techniques: { speculative },
    });
    const simulated = simulate(request, catalogue);
    if (!simulated.ok) throw simulated.error;
    const { ideal, attainable, split } = simulated.value;
    expect(ideal.tpotMs).toBeCloseTo(idealMs, 4);
    expect(attainable.tpotMs).toBeGreaterThan(idealMs);
    const scored = scoredTimes(runOf(request));
    expect({ tpotMs: scored.idealSec * 1000 }).toMatchObject({ tpotMs: ideal.tpotMs });
    expect({ tpotMs: scored.attainableSec * 1000 }).toMatchObject({ tpotMs: attainable.tpotMs });
    const { score } = evaluateRun(runOf(request), catalogue).points[0] ?? {};
    expect(score?.split).toMatchObject({ value: { hardware: split.hardware } });
  });
});

const languageModels = [...catalogue.models.values()].filter(isLanguageModel);
/** One of each kind of graph: grouped queries, windows, latent attention with experts, experts with windows. */
const MODELS = [
  'llama-3.1-70b',
  'llama-3.1-8b',
  'gemma-3-27b',
  'deepseek-v3',
  'gpt-oss-120b',
  'qwen2.5-0.5b',
];
/** Chips whose specification says what their model needs, by family. */
const complete = [...catalogue.chips.values()].filter(({ slug: chip }) => {
  const request = { chip, model: 'qwen2.5-0.5b', phase: 'decode', context: 16, weightPrecision: 'int8' };
  return simulate(SimulateRequest.parse(request), catalogue).ok;
});
const byFamily = ChipFamily.options.map((family) => ({
  family,
  slugs: complete.filter((chip) => chip.family === family).map(({ slug }) => slug),
}));

const power = (most: number) => fc.integer({ min: 0, max: most }).map((exponent) => 2 ** exponent);
const tokens = fc.integer({ min: 1, max: 6000 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const speculation = fc.record({
  method: fc.constant('draft_model'),
  draftModel: maybe(fc.constantFrom(...languageModels.map(({ slug }) => slug))),
  draftTokens: fc.integer({ min: 1, max: 8 }),
  acceptance: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** A placement is stated, since a run states one and a request without would choose the fastest. */
const placement = fc
  .record({ tp: power(3), pp: power(1), replicas: power(1), ep: maybe(power(3)) })
  .map(({ tp, pp, replicas, ep }) => ({ tp, pp, chips: Math.max(tp, ep ?? 1) * pp * replicas, ep }));

const load = fc.oneof(
  fc.record({ phase: fc.constant('prefill'), inputTokens: tokens }),
  fc.record({ phase: fc.constant('decode'), context: tokens }),
  fc.record({ phase: fc.constantFrom('generate', 'serving'), inputTokens: tokens, outputTokens: tokens }),
);

const requests = (chips: readonly string[]) =>
  fc
    .record({
      chip: fc.constantFrom(...chips),
      model: fc.constantFrom(...MODELS),
      batch: fc.integer({ min: 1, max: 64 }),
      weightPrecision: fc.constantFrom('bf16', 'fp16', 'fp8', 'int8', 'int4'),
      kvPrecision: maybe(fc.constantFrom('bf16', 'fp8', 'int8', 'int4')),
      load,
      placement,
    })
    .map(({ load: ofPhase, placement: split, ...rest }) => clean({ ...rest, ...ofPhase, ...split }));

/** Copy without the keys that have no value: the schemas know only left out. */
function clean(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Chips of a group: those that share layers, or experts. */
function groupOf(request: object): number {
  const { tp = 1, ep = 1 } = SimulateRequest.parse(request);
  return Math.max(tp, ep);
}

interface Compared {
  /** Requests that both answered. */
  answered: number;
}

/** Holds both doors to the same times, to the bit, wherever a request is answered at all. */
function holds(
  counted: Compared,
  request: object,
  {
    techniques = {},
    scored = (run) => scoredTimes(run),
  }: { techniques?: object; scored?: (run: Run) => Times },
): void {
  const parsed = SimulateRequest.parse({ ...request, techniques: clean(techniques) });
  const simulated = simulatedTimes(parsed);
  if (simulated === null) return;
  counted.answered += 1;
  expect(scored(runOf(parsed))).toEqual(simulated);
}

const RUNS = { seed: 20_261_122, numRuns: 60 };

describe.each(byFamily)('simulate and score on chips of the family $family', ({ slugs }) => {
  function law<T>(
    name: string,
    technique: fc.Arbitrary<T>,
    check: (request: object, of: T) => Parameters<typeof holds>[2],
  ) {
    test(name, () => {
      const counted = { answered: 0 };
      fc.assert(
        fc.property(requests(slugs), technique, (request, of) => holds(counted, request, check(request, of))),
        RUNS,
      );
      // A law over refusals alone would hold anything.
      expect(counted.answered).toBeGreaterThan(5);
    });
  }

  law(
    'agree without techniques, whatever the precision of the cache',
    fc.constant({}),
    (_request, techniques) => ({
      techniques,
    }),
  );

  law('agree on speculation', speculation, (_request, speculative) => ({
    techniques: { speculative: clean(speculative) },
  }));

  law(
    'agree on a prefix cache and speculation together',
    fc.record({ rate: fc.double({ min: 0, max: 1, noNaN: true }), speculation }),
    (_request, { rate, speculation: speculative }) => ({
      techniques: { prefixCacheHitRate: rate, speculative: clean(speculative) },
    }),
  );

  law(
    'agree on a window, which a run has by its model alone',
    fc.integer({ min: 1, max: 5000 }),
    (_request, window) => ({
      techniques: { attentionWindow: window },
      scored: (run) => scoredTimes(run, withWindow(run.model.slug ?? '', window)),
    }),
  );

  law(
    'agree on prompts in one piece, which no run declares',
    fc.constant(6000),
    (_request, chunkedPrefillTokens) => ({
      techniques: { chunkedPrefillTokens },
    }),
  );
});

/** The catalogue with one model whose every layer sees so many keys. */
function withWindow(slug: string, window: number): CatalogueView {
  const model = catalogue.models.get(slug) as LanguageModel;
  const locality = { kind: 'window' as const, tokens: window, fullLayers: 0 };
  return { ...catalogue, models: new Map([...catalogue.models, [slug, { ...model, locality }]]) };
}

describe.each(byFamily)('a step on chips that answer alone, of the family $family', ({ slugs }) => {
  test('is scored as on chips that do all: a run declares no chips for prompts', () => {
    const counted = { answered: 0 };
    const decodes = requests(slugs).filter((request) => 'context' in request);
    fc.assert(
      fc.property(decodes, power(3), (request, prefillChips) => {
        const { chips: decodeChips } = SimulateRequest.parse(request);
        const disaggregated = { prefillChips: prefillChips * (decodeChips ?? 1), decodeChips };
        holds(counted, request, { techniques: { disaggregated } });
      }),
      RUNS,
    );
    expect(counted.answered).toBeGreaterThan(5);
  });
});

describe.each(byFamily)(
  'groups whose chips attend for sequences of their own, of the family $family',
  ({ slugs }) => {
    test('take the same time, simulated and scored', () => {
      const counted = { answered: 0 };
      fc.assert(
        fc.property(requests(slugs), (request) => {
          const ranks = { pp: 1, chips: 2 * groupOf(request), attentionParallel: true };
          holds(counted, { ...request, ...ranks }, {});
        }),
        RUNS,
      );
      expect(counted.answered).toBeGreaterThan(5);
    });
  },
);

describe.each(byFamily)('images on chips of the family $family', ({ slugs }) => {
  test('take the same time, simulated and scored', () => {
    const counted = { answered: 0 };
    const models = [...catalogue.models.values()].filter(
      (model) => model.kind === 'diffusion' || model.kind === 'encoder',
    );
    const images = fc.record({
      chip: fc.constantFrom(...slugs),
      model: fc.constantFrom(...models.map(({ slug }) => slug)),
      phase: fc.constant('image'),
      batch: fc.integer({ min: 1, max: 32 }),
      chips: power(2),
      weightPrecision: fc.constantFrom('bf16', 'fp16', 'int8'),
    });
    fc.assert(
      fc.property(images, (request) => holds(counted, request, {})),
      RUNS,
    );
    expect(counted.answered).toBeGreaterThan(5);
  });
});
