import type { ShownLoad } from '@inferbench/graphql-documents/serving-curve';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import type { LoadedSystem } from './load-answer.ts';
import { loadDrawing } from './load-drawing.ts';
import { framedLoad } from './load-framed.ts';
import { loadFinding, waitSentence } from './load-sentence.ts';

/** The first line of the page says how long users wait with few others and with many, of every system that is known. */

const none = { validated: false, low: 1, high: 1 };
const ms = (value: number) => ({ ms: value, lowMs: null, highMs: null });

function load(concurrency: number, p95: number | null, requestsPerSec = 1, replications = 1): ShownLoad {
  const ttft = { p50: null, p95: p95 === null ? null : ms(p95) };
  return {
    concurrency,
    requestsPerSec,
    replications,
    outputTokensPerSecPerChip: 1,
    ttft,
    tpot: { p50: null, p95: null },
    goodput: null,
  };
}

function system(label: string, loads: ShownLoad[]): LoadedSystem {
  const band = { ttftMs: { p95: none }, tpotMs: { p95: none } };
  const value = { chips: 8, engineVersion: '1', loads, capacity: null, knees: [], band };
  return { chip: label, label, short: label, vendor: 'x', outcome: { ok: true, value } };
}

test('two systems, from nearly idle to full', () => {
  const systems = [
    system('A ×8', [load(2.2, 201), load(57, 395), load(1284, 1771)]),
    system('B ×8', [load(0.4, 90)]),
  ];
  expect(waitSentence({ systems })?.replaceAll('\u00a0', ' ')).toBe(
    'Simulated, 19 of 20 users have their first token on A ×8 within 201 ms with 2 at once and 1.77 s with 1,284 at once; on B ×8 within 90 ms with one user alone.',
  );
});

test('a load whose percentile is not known says nothing, and no load no sentence', () => {
  expect(waitSentence({ systems: [system('A', [load(1, null), load(8, 500)])] })).toContain(
    'on A within 500\u00a0ms with 8 at once.',
  );
  expect(waitSentence({ systems: [system('A', [load(1, null)])] })).toBeNull();
});

test('a look of one run says so, and one of more of how many its loads are the mean', () => {
  const notes = (loads: ShownLoad[]) =>
    framedLoad({
      fields: [],
      query: '',
      model: { slug: 'm', name: 'M' },
      lengths: { inputTokens: 1, outputTokens: 1 },
      limits: { ttftMs: null, tpotMs: null },
      systems: [system('A', loads)],
    }).head.notes.join(' ');
  expect(notes([load(1, 100), load(8, 300)])).toContain('A first look: each load was simulated once');
  expect(notes([load(1, 100, 1, 8), load(8, 300, 1, 16)])).toContain('the mean of 8 to 16 simulated runs');
});

test('the most that a system serves is that of one of its rows, of every system', () => {
  const rows = [load(57, 395, 4.91), load(166, 523, 5.43), load(309, 700, 4.01)];
  const systems = ['A', 'B', 'C', 'D'].map((label) => system(label, rows));
  expect(loadFinding({ systems })).toBe(
    'Simulated, most requests a second in one load: A 5.43, B 5.43, C 5.43, D 5.43',
  );
  expect(loadFinding({ systems: systems.slice(0, 1) })).toBe(
    'Simulated, A serves 5.43 requests a second in the best of its loads',
  );
  expect(loadFinding({ systems: [] })).toBe('Nothing serves this load');
  expect(loadFinding({ systems: [system('A ×8', []), system('B ×8', [])] })).toBe(
    'No load could be simulated on A ×8 or B ×8',
  );
});

test.each(ROOMS)('four systems have names beside their ends, and two of a vendor two shades, %o', (drawn) => {
  const rows = (most: number) => [load(2, 200), load(20, 300), load(most, 500)];
  const systems = ['B200', 'H100', 'MI355X', 'TPU v7'].map((name, i) => ({
    ...system(name, rows(160 + i)),
    vendor: i < 2 ? 'NVIDIA' : name,
  }));
  const drawing = loadDrawing(
    { answer: { systems, limits: { ttftMs: null, tpotMs: null } }, published: [] },
    drawn,
  );
  expect(textFaults(drawing)).toEqual([]);
  const classes = drawing.marks.flatMap((mark) =>
    mark.tag === 'group' && ['B200', 'H100'].includes(mark.of ?? '') ? [mark.className] : [],
  );
  expect(new Set(classes).size).toBe(2);
});
