import { compareFiles } from '@inferbench/answers/file-check/compare-files';
import { fileCheck } from '@inferbench/answers/file-check/file-check';
import { FileCheck } from '@inferbench/answers/file-check/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { PublishedBest } from '@inferbench/domain/runs/published-best';
import type { Run } from '@inferbench/domain/runs/run';
import { PUBLISHED_BEST } from '@inferbench/published/generated/best-data';
import { ratioBand } from '@inferbench/simulator/ratio-of';
import { describe, expect, test } from 'vitest';
import { cleanRun, cleanWith } from '../../testkit/clean-run.ts';

const read = (run: Run, missing: readonly string[] = []) => ({ run, missing });
const check = (run: Run, missing: readonly string[] = []) =>
  fileCheck(read(run, missing), catalogue, PUBLISHED_BEST);
const answerOf = ({ answers }: FileCheck, question: string) =>
  answers.find((each) => each.question === question);

describe('what a file is worth', () => {
  const clean = check(cleanRun());

  test('is one of its shape, with four answers and the sums behind them', () => {
    expect(FileCheck.parse(clean)).toEqual(clean);
    expect(answerOf(clean, 'POSSIBLE')).toMatchObject({ state: 'YES', answer: 'yes' });
    expect(answerOf(clean, 'ADDS_UP')?.because).toMatch(
      /requests\/s × .* = 15\.9 in flight; at most 16 are allowed/,
    );
    expect(answerOf(clean, 'HOW_GOOD')?.answer).toMatch(/^\d+ % of attainable$/);
  });

  test('lists what broke a rule first, then what holds with its sum', () => {
    const order = ['reject', 'flag', 'warn', 'pass'];
    const broken = check(cleanWith(({ load }) => ({ load: { ...load, concurrencyLimit: 4 } })));
    const places = broken.rules.map(({ outcome }) => order.indexOf(outcome));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(broken.rules[0]).toMatchObject({ rule: 'ACC-LITTLE', outcome: 'reject' });
    expect(answerOf(broken, 'ADDS_UP')).toMatchObject({ state: 'NO', answer: 'no' });
    expect(answerOf(broken, 'RANKED')).toMatchObject({ state: 'NO', answer: 'no' });
    expect(clean.rules.filter(({ outcome }) => outcome === 'pass').map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['PHYS-DECODE', 'ACC-LITTLE', 'ACC-RATE', 'ACC-ORDER']),
    );
  });

  test('splits the peak as its score does, and stands on the bar of its own chip', () => {
    const [row] = clean.peak?.rows ?? [];
    expect(row?.delivered).toBeCloseTo(
      (row?.algorithm ?? 0) * (row?.hardware ?? 0) * (row?.software ?? 0),
      12,
    );
    const own = clean.beside?.rows.filter((each) => each.own) ?? [];
    expect(own.map(({ chip }) => chip)).toEqual(['nvidia-h100-sxm5-80gb']);
    expect(clean.beside?.techniques.map(({ technique }) => technique)).toHaveLength(3);
  });

  test('names a chip as ahead only where the band of the ratio to it excludes equality', () => {
    const rows = clean.beside?.rows ?? [];
    const [first, own] = [rows.find((each) => !each.own), rows.find((each) => each.own)];
    const [a, b] = [first, own].map((row) => catalogue.chips.get(row?.chip ?? ''));
    if (a === undefined || b === undefined || !first || !own) throw new Error('chips');
    const { share } = ratioBand(a, b, 'serving');
    const ratio = first.value / own.value;
    const isApart = ratio > 1 + share || ratio < 1 / (1 + share);
    const leads = /^Simulated, (.+) is [\d.]+ times as fast as /.exec(clean.beside?.finding ?? '');
    const ahead = ratio > 1 ? first.label : own.label;
    expect(leads?.[1] ?? null).toBe(isApart ? ahead : null);
  });

  test('says what is missing and what that costs, and asks for nothing that it can do without', () => {
    const run = cleanRun();
    const unknown = check({ ...run, system: { ...run.system, chip: null } }, ['system.chip']);
    expect(unknown.missing).toEqual([
      { path: 'system.chip', costs: expect.stringMatching(/bytes and operations/) as unknown },
    ]);
    expect(answerOf(unknown, 'POSSIBLE')?.state).toBe('UNKNOWN');
    expect(answerOf(unknown, 'ADDS_UP')?.state).toBe('YES');
    expect([unknown.peak, unknown.beside]).toEqual([null, null]);
    expect(unknown.unavailable).toMatch(/does not say its chip/);
  });
});

describe('two files', () => {
  const named = (name: string, run: Run) => ({ name, ...read(run) });
  /** The clean run at a rate so many times as high. */
  const faster = (times: number) =>
    cleanWith(({ counts, durationSec, latency }) => {
      const shorter = (each: typeof latency.e2e) =>
        each === null
          ? null
          : (Object.fromEntries(
              Object.entries(each).map(([key, value]) => [
                key,
                typeof value === 'number' && key.endsWith('Sec') ? value / times : value,
              ]),
            ) as typeof each);
      return {
        counts,
        durationSec: durationSec / times,
        toolRates: null,
        latency: {
          ttft: shorter(latency.ttft),
          tpot: shorter(latency.tpot),
          itl: shorter(latency.itl),
          e2e: shorter(latency.e2e),
        },
      };
    });
  const compare = (a: Run, b: Run) => compareFiles(named('a.json', a), named('b.json', b), catalogue);

  test('that are the same are told apart by nothing', () => {
    const same = compare(cleanRun(), cleanRun());
    expect(same).toMatchObject({ kind: 'TIED', differences: [] });
    expect(same.text).toMatch(/^a\.json and b\.json cannot be told apart at/);
  });

  test('within the interval of single runs are too close', () => {
    expect(compare(faster(1.02), cleanRun()).kind).toBe('TIED');
  });

  test('that are alike have a leader once the interval of two dated runs excludes 1', () => {
    const dated = (run: Run): Run => ({ ...run, startedAt: '2026-03-01T10:00:00.000Z' });
    const { kind, text, differences } = compare(dated(faster(1.25)), dated(cleanRun()));
    expect(kind).toBe('LEADS');
    expect(text).toMatch(
      /^a\.json makes 1\.\d+ times the output per chip of b\.json at [\d.]+ tokens\/s each\.$/,
    );
    expect(differences.map(({ what }) => what)).toEqual(['Output per chip', 'Speed of a user']);
  });

  test('of a small interval never have a lead that reads as equality', () => {
    const told = (run: Run): Run => {
      const points = run.points.map((point) => {
        if (point.measurement === 'summary') return point;
        const { durationSec } = point;
        return {
          ...point,
          durationRange: { lowerSec: 0.999 * durationSec, upperSec: 1.001 * durationSec },
        };
      });
      return { ...run, startedAt: '2026-03-01T10:00:00.000Z', points };
    };
    const { text } = compare(told(faster(1.03)), told(cleanRun()));
    expect(text).toContain('a.json makes 1.03 times the output per chip of b.json');
  });

  test('of another model, length or precision have no verdict, and every reason is said', () => {
    const run = cleanRun();
    const other = { ...run, precision: { ...run.precision, weights: 'fp8' as const } };
    const { kind, reasons, differences } = compare(run, other);
    expect(kind).toBe('NONE');
    expect(reasons).toEqual(expect.arrayContaining([expect.stringMatching(/different precision/)]));
    expect(differences).toContainEqual({ what: 'Weights', first: 'bf16', second: 'fp8' });
  });

  test('of which a rule holds one back have no verdict', () => {
    const denied = cleanWith(({ load }) => ({ load: { ...load, concurrencyLimit: 4 } }));
    expect(compare(denied, cleanRun()).reasons).toContainEqual(
      expect.stringMatching(/holds one of them back/),
    );
  });
});

describe('the published run beside a file', () => {
  const run = cleanRun();
  const { system, model } = run;
  const best: PublishedBest = {
    sources: ['far/away', 'near/by'],
    runs: {
      [`${system.chip} ${model.slug} FP16`]: [
        [1, 1, 512, 128, 128, 9000, 0, 'vllm', null],
        [1, 1, 16, 500, 250, 1100, 1, 'sglang', '2026-05'],
        [0, 1, 16, 500, 250, 1300, 0, 'vllm', '2026-01'],
      ],
    },
  };
  const published = (table: PublishedBest) => fileCheck(read(run), catalogue, table).published;

  test('is the nearest in load, however fast others are, with its source and date beside the figure of the file', () => {
    expect(published(best)).toMatchObject({
      run: { perChip: 1100, source: 'near/by', date: '2026-05', framework: 'sglang' },
      sentence: expect.stringMatching(
        /^Published nearest, .*1,100 tokens\/s a chip .*\(near\/by, 2026-05\)$/,
      ),
      file: expect.any(Number),
    });
  });

  test('is none where none is known with its lengths, and that is said', () => {
    expect(published({ sources: [], runs: {} })).toMatchObject({
      run: null,
      sentence: expect.stringMatching(
        /^No published load of .* in FP16 on .* is known here with its lengths$/,
      ),
    });
  });

  test('comes from a table of what is published: every row has a source, and no rate above the best of its key', () => {
    const rows = Object.values(PUBLISHED_BEST.runs).flat();
    expect(rows.length).toBeGreaterThan(1000);
    for (const [, chips, users, inputTokens, outputTokens, perChip, source] of rows) {
      expect(PUBLISHED_BEST.sources[source]).toMatch(/\w/);
      expect(Math.min(chips, users, inputTokens, outputTokens, perChip)).toBeGreaterThan(0);
    }
  });
});
