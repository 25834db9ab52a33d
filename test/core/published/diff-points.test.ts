import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { diffPoints } from '@inferbench/published/diff-points';
import { unknownNames } from '@inferbench/published/unknown-names';
import { describe, expect, test } from 'vitest';

const SOURCE = { document: 'a source' };
const CONFIGURATION = {
  section: 'table 1',
  revision: 'r1',
  regime: 'aggregated',
  hardware: 'nvidia-a10',
  chips: 1,
  framework: 'vllm',
  model: 'llama-3-8b',
  weights: 'bf16',
  batch: 10,
  output: 100,
  grade: 'B',
} as const;

function rows(id: string, figures: Record<string, number>, changes: Partial<MeasurementRow> = {}) {
  return Object.entries(figures).map(([name, value]): MeasurementRow => {
    const [metric, statistic] = name.split(':');
    const row = { id, point: id, ...CONFIGURATION, phase: 'e2e', metric, value, ...changes };
    // What tests write are metrics of the schema.
    return (statistic === undefined ? row : { ...row, statistic }) as MeasurementRow;
  });
}

const table = (...of: MeasurementRow[][]) => [{ source: SOURCE, rows: of.flat() }];
const names = (points: readonly { point: string }[]) => points.map(({ point }) => point);

describe('a table of today beside the points that stand', () => {
  const held = table(
    rows('aaaaaaaa', { output_tokens_per_s: 200, 'ttft_ms:mean': 50 }),
    rows('bbbbbbbb', { output_tokens_per_s: 300 }, { batch: 20 }),
    rows('cccccccc', { output_tokens_per_s: 400 }, { batch: 40 }),
  );

  test('the same table changes nothing', () => {
    expect(diffPoints(held, held)).toStrictEqual({ added: [], changed: [], gone: [], unchanged: 3 });
  });

  test('a figure that reads otherwise or comes is named with both values; one that the table does not hold stays', () => {
    const diff = diffPoints(
      table(rows('aaaaaaaa', { output_tokens_per_s: 210, 'tpot_ms:p99': 7 }, { revision: 'r2' })),
      held,
    );
    expect(diff.changed).toHaveLength(1);
    expect(diff.changed[0]?.changes).toStrictEqual([
      { what: 'output_tokens_per_s', before: 200, after: 210 },
      { what: 'revision', before: 'r1', after: 'r2' },
      { what: 'tpot_ms:p99', before: null, after: 7 },
    ]);
    expect(names(diff.gone)).toStrictEqual(['bbbbbbbb', 'cccccccc']);
  });

  test('the same place and configuration of another day is the same point under another id, once', () => {
    const later = { batch: 20, revision: 'r2', grade: 'A' } as const;
    const diff = diffPoints(
      table(
        rows('dddddddd', { output_tokens_per_s: 310 }, later),
        rows('eeeeeeee', { output_tokens_per_s: 320 }, later),
      ),
      held,
    );
    expect(diff.changed.map(({ point, standsAs }) => [point, standsAs])).toStrictEqual([
      ['dddddddd', 'bbbbbbbb'],
    ]);
    expect(names(diff.added)).toStrictEqual(['eeeeeeee']);
  });

  test('another source is neither changed nor gone', () => {
    const other = [{ source: { document: 'another' }, rows: rows('aaaaaaaa', { output_tokens_per_s: 1 }) }];
    expect(diffPoints(other, held)).toMatchObject({ changed: [], gone: [], unchanged: 0 });
    expect(names(diffPoints(other, held).added)).toStrictEqual(['aaaaaaaa']);
  });
});

describe('names that nobody knows', () => {
  test('are counted by row with what they may mean, and nothing is put in their place', () => {
    const of = table(
      rows('aaaaaaaa', { output_tokens_per_s: 1, total_tokens_per_s: 2 }, { hardware: 'nvidai-a10' }),
      rows('bbbbbbbb', { output_tokens_per_s: 1 }, { model: 'llama-3-8' }),
      rows('cccccccc', { output_tokens_per_s: 1 }, { weights: undefined, weightsText: 'nvfp44' }),
    );
    const unknown = unknownNames(of, catalogue, new Map([['a source', null]]));
    expect(unknown.map(({ kind, name, rows: count }) => [kind, name, count])).toStrictEqual([
      ['chip', 'nvidai-a10', 2],
      ['model', 'llama-3-8', 1],
      ['precision', 'nvfp44', 1],
    ]);
    expect(unknown.map(({ suggestion }) => suggestion)).toStrictEqual([
      expect.stringContaining('nvidia-a10'),
      expect.stringContaining('llama-3-8b'),
      expect.stringContaining('nvfp4'),
    ]);
  });

  test('of a source are told once it is not described; a known table has none', () => {
    const of = table(rows('aaaaaaaa', { output_tokens_per_s: 1 }));
    expect(unknownNames(of, catalogue, new Map([['a source', null]]))).toStrictEqual([]);
    expect(unknownNames(of, catalogue, new Map([['a sourcf', null]]))).toStrictEqual([
      { kind: 'source', name: 'a source', rows: 1, suggestion: 'Did you mean a sourcf?' },
    ]);
  });
});
