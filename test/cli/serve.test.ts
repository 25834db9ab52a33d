import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { serve } from '@inferbench/evaluation/serve';
import { describe, expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

const SYSTEM = { chip: 'nvidia-a10', model: 'llama-3-8b', weightPrecision: 'fp16' };
const LOAD = { ...SYSTEM, inputTokens: 256, outputTokens: 64, lengthSpread: 0.8, batch: 4, requests: 120 };
const FLAGS = 'serve --chip nvidia-a10 --model llama-3-8b --in 256 --out 64 --requests 100'.split(' ');

const curveIn = (stdout: string) => {
  const answer = OUTPUT_SCHEMAS.serve.parse(JSON.parse(stdout));
  if (!answer.ok || answer.curve === undefined) throw new Error('no curve');
  return answer.curve;
};

const linesIn = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => OUTPUT_SCHEMAS['serve-line'].parse(JSON.parse(line)));

describe('serve --jsonl', () => {
  test('a bad line spoils nothing but itself: same order, exit 3, each with its code', async () => {
    const input = [
      { id: 'a', ...LOAD, phase: 'serving', arrivals: 'burst' },
      { id: 'b', ...LOAD, arrivals: 'poisson' },
      { id: 'c', ...LOAD, arrivals: 'poisson', rate: 1000 },
      { id: 'd', ...LOAD, chip: 'nvidia-a1' },
      { id: 'e', ...LOAD, model: 'llama-3.1-405b', chips: 1 },
      { id: 'f', ...LOAD, weightPrecision: 'fp3' },
      { id: 'g', ...LOAD, inputTokens: 8000, requests: 20_000, scheduler: { tokenBudget: 16 } },
      { id: 'h', ...LOAD, layout: 'P1x(tp4)+D1x(tp3)' },
      { id: 'i', ...LOAD, batch: 400, requests: 400 },
    ];
    const text = ['no json', ...input.map((line) => JSON.stringify(line))].join('\n');
    const { exitCode, stdout, stderr } = await callCli(['serve', '--jsonl'], {}, text);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('8 of 10 lines failed');
    const answers = linesIn(stdout).map((line) => [line.id, line.ok ? 'ok' : line.error.code]);
    expect(answers).toEqual([
      [null, 'INVALID'],
      ['a', 'ok'],
      ['b', 'INVALID'],
      ['c', 'SATURATED'],
      ['d', 'NOT_FOUND'],
      ['e', 'DOES_NOT_FIT'],
      ['f', 'INVALID'],
      ['g', 'TOO_LONG'],
      ['h', 'INVALID'],
      ['i', 'ok'],
    ]);
  });

  test('a line has the bytes of the engine, and flags fill what it leaves out', async () => {
    const { chip, model, ...rest } = LOAD;
    const { exitCode, stdout } = await callCli(
      ['serve', '--jsonl', '-', '--chip', chip, '--model', model],
      {},
      JSON.stringify(rest),
    );
    const expected = serve(ServeRequest.parse(LOAD), catalogue);
    expect(exitCode).toBe(0);
    expect(stdout).toBe(`${JSON.stringify({ id: null, ok: true, result: expected.ok && expected.value })}\n`);
  });

  test('a load above the capacity is refused with that capacity', async () => {
    const line = JSON.stringify({ ...LOAD, arrivals: 'poisson', rate: 1000 });
    const { stdout } = await callCli(['serve', '--jsonl'], {}, line);
    const [answer] = linesIn(stdout);
    const capacity = answer?.ok === false ? answer.error.details.capacity : undefined;
    expect(capacity?.requestsPerSec).toBeGreaterThan(0);
    const below = { ...LOAD, arrivals: 'poisson', rate: 0.8 * (capacity?.requestsPerSec ?? 0) };
    const served = await callCli(['serve', '--jsonl'], {}, JSON.stringify(below));
    expect(linesIn(served.stdout)[0]?.ok).toBe(true);
  });
});

describe('serve with several loads', () => {
  test('is a table, a curve in JSON and a row a load in CSV, of the same numbers', async () => {
    const call = async (...more: string[]) => callCli([...FLAGS, '--clients', '1,4', ...more]);
    const curve = curveIn((await call('--json')).stdout);
    expect(curve.loads.map(({ clients }) => clients)).toEqual([1, 4]);
    const [head, ...rows] = (await call('--csv')).stdout.trimEnd().split('\n');
    const at = (head ?? '').split(',').indexOf('ttft.p50.ms');
    expect(rows.map((row) => Number(row.split(',')[at]))).toEqual(
      curve.loads.map(({ ttft }) => ttft.p50?.ms),
    );
    const table = (await call()).stdout;
    expect(table).toMatch(/clients +in flight +TTFT p50/);
    expect(table).toContain('knee of TTFT');
  });

  test('each load has the band of its times and rates, in the table and in CSV', async () => {
    // Of a hundred requests no p95 is told.
    const call = async (...more: string[]) =>
      callCli([...FLAGS, '--requests', '300', '--clients', '1,4', ...more]);
    const { stdout } = await call();
    const [head, ...rows] = stdout.split('\n\n')[0]?.split('\n') ?? [];
    expect(head).toMatch(/TTFT p50 +TTFT p95 +TPOT p50 +TPOT p95 +tokens\/s +USD\/Mtok/);
    expect(rows).toHaveLength(2);
    // A figure is one word, its unit at most another: each has its band behind it.
    for (const row of rows) expect(row.match(/[\d.,]+(?: \S+)? \([^()]+ to [^()]+\)/g)).toHaveLength(6);
    const { loads, band } = curveIn((await call('--json')).stdout);
    const [names, ...lines] = (await call('--csv')).stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    const at = (name: string, line = 0) => Number(lines[line]?.[names?.indexOf(name) ?? -1]);
    for (const [index, { ttft }] of loads.entries()) {
      const p95 = ttft.p95?.ms ?? Number.NaN;
      expect(at('ttft.p95.expectedFrom.ms', index)).toBeCloseTo(p95 * band.ttftMs.p95.low);
      expect(at('ttft.p95.expectedTo.ms', index)).toBeCloseTo(p95 * band.ttftMs.p95.high);
    }
  });

  test('ends where a rate cannot be served, with exit code 3 and what could be', async () => {
    const { exitCode, stdout, stderr } = await callCli([...FLAGS, '--rate', '0.2,1000', '--json']);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('SATURATED');
    const curve = curveIn(stdout);
    expect([curve.loads.length, curve.saturatedAt]).toEqual([1, 1000]);
  });

  test('one load says what the time to first token consists of, and how sure it is', async () => {
    const { stdout } = await callCli([...FLAGS, '--clients', '4', '--slo', 'chatbot']);
    for (const words of [
      'ingest',
      'interference',
      'keep the limits',
      'the band of the p95 TTFT is not validated',
      'seed 1',
    ])
      expect(stdout).toContain(words);
  });
});
