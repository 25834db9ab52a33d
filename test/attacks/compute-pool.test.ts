import { ComputePool } from '@inferbench/api/compute/compute-pool';
import { COMPUTE_TASKS, type ComputeTask } from '@inferbench/api/compute/compute-tasks';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attackCount } from '../testkit/attack-scale.ts';
import { EXAMPLE, MEASURED_CONTEXT, readFixture } from '../testkit/fixture.ts';

const PATIENT_MS = 60_000;

let pool: ComputePool;
beforeAll(async () => {
  pool = new ComputePool();
  await pool.warm();
});
afterAll(() => pool.close());

type Question = { [Task in ComputeTask]: [Task, Parameters<(typeof COMPUTE_TASKS)[Task]>[0]] }[ComputeTask];

const chip = fc.constantFrom(...catalogue.chips.keys(), 'no-such-chip');
const model = fc.constantFrom(
  'llama-3.1-8b',
  'llama-3-70b',
  'deepseek-v3',
  'flux.1-dev',
  ...[...catalogue.models.keys()].slice(0, 8),
  'no-such-model',
);
const tokens = fc.integer({ min: 1, max: 100_000 });
const batch = fc.integer({ min: 1, max: 512 });
const precision = fc.constantFrom('fp16', 'fp8', 'int4');
const document = readFixture(EXAMPLE);

/** A request of every task, often one that is refused. */
const question: fc.Arbitrary<Question> = fc.oneof(
  fc
    .record({ chip, model, batch, context: tokens, weightPrecision: precision })
    .map((request): Question => ['simulate', SimulateRequest.parse({ ...request, phase: 'decode' })]),
  fc
    .record({ chip, model, batch, inputTokens: tokens, outputTokens: tokens })
    .map((request): Question => ['simulate', SimulateRequest.parse({ ...request, phase: 'serving' })]),
  fc
    .record({ chip, model, tokensPerSec: tokens, context: tokens })
    .map((request): Question => ['claim', ClaimRequest.parse(request)]),
  fc
    .record({ a: chip, b: chip, model })
    .map((request): Question => ['chipCrossover', ChipCrossoverRequest.parse(request)]),
  chip.map((slug): Question => ['referenceSheet', slug]),
  fc
    .record({ chip, chips: fc.integer({ min: 1, max: 64 }) })
    .map((request): Question => ['flexibility', request]),
  fc
    .record({
      model,
      concurrency: fc.integer({ min: 1, max: 64 }),
      inputTokens: fc.integer({ min: 1, max: 20_000 }),
      outputTokens: fc.integer({ min: 1, max: 2000 }),
      simulated: fc.boolean(),
    })
    .map(({ model: name, concurrency, simulated, ...shape }): Question => [
      'rankForWorkload',
      {
        request: WorkloadRequest.parse({
          model: name,
          concurrency,
          requests: [shape],
          include: { interpolated: true, simulated },
        }),
        points: [],
      },
    ]),
  fc.nat({ max: document.length }).map((cut): Question => [
    'checkSubmission',
    {
      document: cut % 3 === 0 ? document : document.slice(0, cut),
      context: readFixture(MEASURED_CONTEXT),
      format: 'AUTO',
      run: null,
      organizationId: '',
      receivedOn: '2026-11-22T00:00:00Z',
    },
  ]),
);

/** What became of a question, errors with their codes and details. */
function told(outcome: unknown): string {
  if (outcome instanceof InferbenchError)
    return canonicalJson({ threw: outcome.code, message: outcome.message, details: { ...outcome.details } });
  if (typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false) {
    const { error } = outcome as { ok: false; error?: unknown }; // a Result
    if (error instanceof InferbenchError) return `failed ${told(error)}`;
  }
  return canonicalJson(outcome);
}

function here([task, input]: Question): unknown {
  // The pool sends each task its own input, as here.
  const run = COMPUTE_TASKS[task] as (given: unknown, view: typeof catalogue) => unknown;
  try {
    return run(input, catalogue);
  } catch (error) {
    return error;
  }
}

/** Time for ten thousand questions, some of which take a second, on a machine that is busy with other things. */
const ALL_MS = 7_200_000;

test(
  'a thread answers what this process answers, byte for byte, refusals too',
  { timeout: ALL_MS },
  async () => {
    const questions = fc.sample(question, { numRuns: attackCount(10_000), seed: 16 });
    const states = new Set<string>();
    for (const [task, input] of questions) {
      // The thread works on it while this process does.
      const remote = pool
        .run({ task, input, catalogue, visitor: 'a', deadlineMs: PATIENT_MS })
        .catch((error: unknown) => error);
      const local = told(here([task, input] as Question));
      expect(told(await remote)).toBe(local);
      states.add(local.startsWith('failed') ? 'refused' : 'answered');
    }
    expect(states).toEqual(new Set(['refused', 'answered']));
  },
);

const slow = (visitor: string, deadlineMs: number) =>
  pool.run({
    task: 'checkImport',
    // Read for seconds: a large list of numbers under a key that a benchmark writes.
    input: { document: bigFile(), context: '', format: 'AUTO', run: null },
    catalogue,
    visitor,
    deadlineMs,
  });
const quick = (visitor: string) =>
  pool.run({ task: 'referenceSheet', input: 'amd-mi300x', catalogue, visitor, deadlineMs: PATIENT_MS });

function bigFile(): string {
  return `{"model_id":"x","duration":1,"completed":3000000,"total_output_tokens":3000000,"ttfts":[${'0.01,'.repeat(3_000_000)}0.01]}`;
}

describe('one visitor holds up nobody for long', () => {
  test('a computation over its deadline ends by its code, and the next one is answered', async () => {
    await expect(slow('greedy', 50)).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await expect(quick('other')).resolves.toMatchObject({ ok: true });
  });

  test('who asks for hundreds at once is told BUSY, others are not', async () => {
    const asked = await Promise.allSettled([
      ...Array.from({ length: 400 }, () => quick('greedy')),
      quick('other'),
    ]);
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'BUSY' } });
    expect(asked.at(-1)?.status).toBe('fulfilled');
  });
});
