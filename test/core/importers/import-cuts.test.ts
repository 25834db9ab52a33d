import { describe, expect, test } from 'vitest';
import type { Run } from '@inferbench/domain/runs/run';
import { fieldReader } from '@inferbench/importers/shared/field-reader';
import { newRun } from '@inferbench/importers/shared/new-run';
import { runOfReaders } from '@inferbench/importers/shared/run-of-readers';
import { Statements } from '@inferbench/importers/context/statements';
import { codesOf, imported, runOfFixture } from '../../testkit/imports.ts';

const STATED = { tool: 'ours', variant: 'aggregate' as const, servedName: null, points: [] };

function readerOf(counts: { fields: number; notes: number; hints: number; keys: number }, from = 0) {
  const keys = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => `${name}${String(from + i)}`);
  const [fields, hints] = [keys(counts.fields, 'field'), keys(counts.hints, 'hint')];
  const reader = fieldReader({
    ...Object.fromEntries(keys(counts.keys, 'unknown').map((key) => [key, 1])),
    ...Object.fromEntries(fields.map((key) => [key, 1])),
    ...Object.fromEntries(hints.map((key) => [key, key])),
  });
  for (const key of fields) reader.number(key, key, null);
  for (const key of hints) reader.hint(key, 'system');
  for (const key of keys(counts.notes, 'note')) reader.note('NOTE', key);
  return reader;
}

/** What a run lists of each kind, and how many it says are left out. */
function listedAndLeft({ source }: Run) {
  const left = (what: string) => {
    const said = source.warnings.filter(
      ({ code, message }) => code === 'EVIDENCE_CUT' && message.includes(` ${what} `),
    );
    return said.reduce((sum, { message }) => sum + Number(/^\d+/.exec(message)?.[0]), 0);
  };
  const notes = source.warnings.filter(({ code }) => code !== 'EVIDENCE_CUT').length;
  return {
    fields: [source.fields.length, left('read values')],
    notes: [notes, left('warnings')],
    hints: [source.hints?.length ?? 0, left('hints')],
    keys: [source.unknownKeys.length, left('unknown keys')],
  };
}

describe('no list of a run is cut in silence', () => {
  test('one object: what is listed and what is said to be left out are all that was read', () => {
    const run = newRun(readerOf({ fields: 230, notes: 97, hints: 104, keys: 205 }), STATED);
    expect(listedAndLeft(run)).toEqual({
      fields: [200, 30],
      notes: [90, 7],
      hints: [100, 4],
      keys: [200, 5],
    });
    const cut = run.source.warnings.find(({ code }) => code === 'EVIDENCE_CUT');
    expect(cut?.message).toBe('30 further read values are not listed here; the file has all of them.');
  });

  test('several objects: the same, whichever of them had too many', () => {
    const readers = [
      readerOf({ fields: 230, notes: 97, hints: 104, keys: 205 }),
      readerOf({ fields: 5, notes: 5, hints: 5, keys: 5 }, 1000),
    ];
    expect(listedAndLeft(runOfReaders(readers, STATED))).toEqual({
      fields: [200, 35],
      notes: [90, 12],
      hints: [100, 9],
      keys: [200, 10],
    });
  });

  test('what fits is whole and says nothing of a cut', () => {
    const run = newRun(readerOf({ fields: 200, notes: 90, hints: 100, keys: 200 }), STATED);
    expect(codesOf(run)).not.toContain('EVIDENCE_CUT');
  });

  test('tests of one llama-bench run that are absorbed by the first', () => {
    const reader = readerOf({ fields: 150, notes: 80, hints: 0, keys: 0 });
    reader.absorb(readerOf({ fields: 210, notes: 95, hints: 0, keys: 0 }, 1000));
    expect(listedAndLeft(newRun(reader, STATED))).toMatchObject({ fields: [200, 160], notes: [90, 85] });
  });

  test('conflicts and stated values', () => {
    const statements = new Statements(runOfFixture('vllm/serve-steady-state.json'));
    for (let i = 0; i < 70; i += 1) statements.one(`points[${i}].load.mode`, 'closed', 'open');
    for (let i = 0; i < 103; i += 1) statements.one(`points[${i}].load.rate`, null, 3);
    const { source } = statements.writtenInto(runOfFixture('vllm/serve-steady-state.json'));
    expect([source.conflicts?.length, source.stated?.length]).toEqual([60, 100]);
    const said = source.warnings.filter(({ code }) => code === 'EVIDENCE_CUT').map(({ message }) => message);
    expect(said).toEqual([
      expect.stringMatching(/^10 further conflicts/),
      expect.stringMatching(/^3 further stated/),
    ]);
  });

  test('a run that has all the warnings it may have, and is told more: the count of those left out', () => {
    const run = runOfFixture('vllm/serve-steady-state.json');
    const own = Array.from({ length: 100 }, (_, i) => ({ code: 'OLD', message: `Note ${i}.`, path: null }));
    const full = { ...run, source: { ...run.source, warnings: own } };
    const [again] = imported([JSON.stringify(full)]);
    const codes = codesOf(again?.run);
    const added = codes.filter((code) => code.endsWith('_SUGGESTED')).length;
    expect(added).toBeGreaterThan(0);
    expect(codes).toHaveLength(100);
    expect(listedAndLeft(again?.run ?? run).notes).toEqual([99, added + 1]);
  });
});

test('the GPUs that telemetry lists are hints, their one name is offered as a chip, and no host is named', () => {
  const { source } = runOfFixture('aiperf/dataset-telemetry.json');
  expect(source.hints).toEqual(
    expect.arrayContaining([
      {
        path: 'system.chip',
        key: 'telemetry_data.endpoints.*.gpus.*.gpu_name',
        value: 'NVIDIA H100 80GB HBM3',
      },
      { path: 'system.chips', key: 'telemetry_data.endpoints.*.gpus', value: '2 listed' },
    ]),
  );
  const offered = source.warnings.find(({ code }) => code === 'CHIP_SUGGESTED');
  expect(offered?.message).toContain('Did you mean nvidia-h100-sxm5-80gb?');
});
