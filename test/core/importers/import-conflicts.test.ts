import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { describe, expect, test } from 'vitest';
import { EXAMPLE, EXAMPLE_CONTEXT, exampleRun, importedRun, readFixture } from '../../testkit/fixture.ts';
import { attempt, codesOf, requestsPoint, withValue } from '../../testkit/imports.ts';

const text = readFixture(EXAMPLE);
const context = readFixture(EXAMPLE_CONTEXT);

/** What a run with these names says of its context. */
function conflictsOf(run: Run) {
  const { findings, verdict } = evaluateRun(run, catalogue);
  const found = findings.filter(({ rule }) => rule === 'CTX-CONFLICT');
  return {
    verdict,
    found: found.map(({ path, severity }) => ({ path, severity })),
    messages: found.map((f) => f.message),
  };
}

describe('what a file says is not overruled in silence', () => {
  test('a context that agrees with the file, or fills what it lacks, is no conflict and is marked as stated', () => {
    const run = exampleRun();
    expect(conflictsOf(run).found).toEqual([]);
    expect(run.source.stated).toEqual(
      expect.arrayContaining(['system.chip', 'system.chips', 'precision.weights']),
    );
  });

  test("a stated model that is not the file's: the file's counts, both are shown, and the run stays off the board", () => {
    const run = importedRun(
      text,
      context.replace(/^model:.*\n(?: .*\n)*/m, '').concat('\nmodel: {slug: llama-3-70b}\n'),
    );
    expect(run.model.slug).toBe('llama-3-8b');
    const { verdict, found, messages } = conflictsOf(run);
    expect(verdict).not.toBe('VALIDATED');
    expect(found).toContainEqual({ path: 'model.slug', severity: 'flag' });
    expect(messages.join()).toMatch(/Meta-Llama-3-8B.*model_id.*llama-3-70b.*file's value counts/);
  });

  test.each([
    ['system.chips', { system: { chips: 4 } }, 'flag'],
    ['precision.weights', { precision: { weights: 'fp16' } }, 'flag'],
    ['system.framework', { system: { framework: 'sglang' } }, 'warn'],
    ['points[0].load.concurrencyLimit', { load: { concurrencyLimit: 7 } }, 'warn'],
  ] as const)('%s of a run document is what it says, whatever a context states', (path, stated, severity) => {
    const document = JSON.stringify(exampleRun());
    const run = importedRun(document, JSON.stringify(stated));
    const known = exampleRun();
    expect(run.system).toEqual(known.system);
    expect(run.precision).toEqual(known.precision);
    expect(requestsPoint(run).load).toEqual(requestsPoint(known).load);
    expect(conflictsOf(run).found).toContainEqual({ path, severity });
  });

  test('the words of one value in another spelling are no conflict, and a finer word of the same format is taken', () => {
    const run = exampleRun();
    const same = importedRun(JSON.stringify(run), JSON.stringify({ system: { framework: 'vLLM' } }));
    expect(conflictsOf(same).found).toEqual([]);
    const coarse = { ...run, precision: { ...run.precision, weights: 'fp4' as const } };
    const fine = importedRun(JSON.stringify(coarse), '{precision: {weights: nvfp4}}');
    expect(fine.precision.weights).toBe('nvfp4');
    expect(conflictsOf(fine).found).toEqual([]);
  });

  test('a chip that the file names is not another one', () => {
    const report = readFixture('test/fixtures/trtllm-bench/report-streaming.json');
    const named = withValue(report, 'machine', { name: 'NVIDIA B200' });
    const run = importedRun(named, '{system: {chip: amd-mi300x}}');
    expect(run.system.chip).toBe('nvidia-b200-sxm-180gb');
    expect(run.source.conflicts).toEqual([
      {
        path: 'system.chip',
        key: 'machine.name',
        fileValue: 'NVIDIA B200 (nvidia-b200-sxm-180gb)',
        statedValue: 'amd-mi300x',
        used: 'file',
      },
    ]);
    // One of several that the name may mean is no contradiction.
    const several = importedRun(
      withValue(report, 'machine', { name: 'H100' }),
      '{system: {chip: nvidia-h100-pcie-80gb}}',
    );
    expect(several.source.conflicts).toBeUndefined();
    expect(several.system.chip).toBe('nvidia-h100-pcie-80gb');
  });

  test('weights that the name of the model contradicts', () => {
    const quantised = withValue(text, 'model_id', 'RedHatAI/Meta-Llama-3-8B-Instruct-FP8');
    const run = importedRun(quantised, '{precision: {weights: bf16}, model: {slug: llama-3-8b}}');
    expect(run.precision.weights).toBe('fp8');
    expect(run.source.conflicts?.map(({ path, used }) => [path, used])).toEqual([
      ['precision.weights', 'file'],
    ]);
    const unclear = importedRun(
      withValue(text, 'model_id', 'me/Meta-Llama-3-8B-Instruct-GPTQ'),
      '{precision: {weights: bf16}}',
    );
    expect(unclear.precision.weights).toBeNull();
    const agreed = importedRun(quantised, '{precision: {weights: fp8}, model: {slug: llama-3-8b}}');
    expect(agreed.source.conflicts).toBeUndefined();
  });

  test('a run document that was merged elsewhere is held to the names that it kept of its file', () => {
    const run = exampleRun();
    const merged = { ...run, model: { ...run.model, slug: 'llama-3.1-8b' } };
    expect(conflictsOf(importedRun(JSON.stringify(merged))).found).toEqual([
      { path: 'model.slug', severity: 'flag' },
    ]);
    const { conflicts } = importedRun(
      text,
      context.concat('\nmodel: {slug: llama-3-70b}\n').replace(/^model:\n(?: .*\n)*/m, ''),
    ).source;
    expect(conflicts).toBeDefined();
    const passedOn = importedRun(JSON.stringify({ ...run, source: { ...run.source, conflicts } }));
    expect(conflictsOf(passedOn).found).toContainEqual({ path: 'model.slug', severity: 'flag' });
  });

  test('a name of no catalogue entry: the stated entry is used and the file shown; another size is a conflict', () => {
    const near = importedRun(withValue(text, 'model_id', 'me/own-model-8B'), '{model: {slug: llama-3-8b}}');
    expect(near.model.slug).toBe('llama-3-8b');
    expect(codesOf(near)).toContain('MODEL_UNCONFIRMED');
    const far = importedRun(withValue(text, 'model_id', 'me/own-model-70B'), '{model: {slug: llama-3-8b}}');
    expect(far.source.conflicts).toMatchObject([{ path: 'model.slug', key: 'model_id', used: 'stated' }]);
  });

  test('a stated name that means no one entry is refused with those near it', () => {
    const outcome = attempt([text], { context: '{system: {chip: H100}}' });
    expect(outcome.ok ? null : outcome.error).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/nvidia-h100-pcie-80gb or nvidia-h100-sxm5-80gb/) as string,
      details: { path: 'system.chip' },
    });
    expect(importedRun(text, '{system: {chip: MI355X}}').system.chip).toBe('amd-mi355x');
  });
});

test('a slug with a mistake in it is never corrected: evaluation refuses it with what it may have meant', () => {
  const run = importedRun(
    text,
    '{system: {chip: nvidia-h100-sxm5, chips: 1}, model: {slug: lama-3-8b}, precision: {weights: bf16}}',
  );
  expect([run.system.chip, run.model.slug]).toEqual(['nvidia-h100-sxm5', 'lama-3-8b']);
  const { findings, verdict } = evaluateRun(run, catalogue);
  expect(verdict).toBe('REJECTED');
  const said = findings.filter(({ rule }) => rule === 'SCHEMA-REFERENCE').map(({ message }) => message);
  expect(said.join()).toMatch(/Did you mean nvidia-h100-sxm5-80gb.*Did you mean llama-3-8b/);
});
