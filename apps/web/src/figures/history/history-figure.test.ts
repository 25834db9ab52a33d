import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import type { GainsAnswer } from '@inferbench/graphql-documents/configuration-history';
import { expect, test } from 'vitest';
import { historyFigure } from './history-figure.ts';

const PLACE = { query: { model: 'deepseek-r1' }, address: '/models/deepseek-r1#history', file: 'history' };

type History = GainsAnswer[number];

/** A set-up of a chip as [day, version, tokens a second and chip]. */
function history(chip: string, runs: readonly (readonly [string, string | null, number])[]): History {
  return {
    configuration: chip,
    label: `${chip}, SGLang: 8 chips`,
    gain: {
      firstPointId: `${chip}0`,
      lastPointId: `${chip}${runs.length - 1}`,
      isClear: (runs.at(-1)?.[2] ?? 0) / (runs[0]?.[2] ?? 1) > 1.08,
    },
    points: runs.map(([to, frameworkVersion, tokensPerSecPerChip], i) => ({
      pointId: `${chip}${i}`,
      chip,
      chipName: chip,
      framework: 'sglang',
      frameworkVersion,
      tokensPerSecPerChip,
      kind: 'REPORTED' as const,
      source: 'InferenceX',
      measured: { to },
    })),
  };
}

const figure = (...histories: History[]) =>
  historyFigure({ histories, modelName: 'DeepSeek R1', chipName: null, place: PLACE });

test('the first set-up is told, by hand: 150 ÷ 100 from one version to another, and each is a line', () => {
  const found = figure(
    history('B200', [
      ['2026-03-07', '0.5.9', 100],
      ['2026-05-17', '0.5.12', 150],
    ]),
    history('H200', [
      ['2026-03-07', '0.5.9', 50],
      ['2026-05-17', '0.5.12', 51],
    ]),
  );
  expect(found?.head.finding).toBe('B200, SGLang 0.5.9 to 0.5.12: 1.50 times the output in one set-up');
  expect(found?.table.rows.map(([, , software, rate, times]) => [software, rate, times])).toEqual([
    ['0.5.9', 100, 1],
    ['0.5.12', 150, 1.5],
    ['0.5.9', 50, 1],
    ['0.5.12', 51, 1.02],
  ]);
});

test('no version is told where one is not known of both, and no gain within the interval of two runs', () => {
  const months = figure(
    history('B200', [
      ['2026-05-13', '2026-05', 100],
      ['2026-05-22', '0.5.12', 215],
    ]),
  );
  expect(months?.head.finding).toBe('B200, 13 May 2026 to 22 May 2026: 2.15 times the output in one set-up');
  const noise = figure(
    history('B200', [
      ['2026-05-13', '0.5.9', 100],
      ['2026-05-22', '0.5.12', 106],
    ]),
  );
  expect(noise?.head.finding).toBe('B200: no later software was clearly faster in the same set-up');
});

test('nothing that was run on two days is no history', () => {
  expect(figure()).toBeNull();
});

test.each(ROOMS)('every text lies in its place, %o', (drawn) => {
  const found = figure(
    ...['B300', 'B200', 'MI355X', 'H200'].map((chip, i) =>
      history(chip, [
        ['2025-10-06', '0.5.9', 100],
        ['2026-05-17', '0.5.10', 120 + i],
        ['2026-06-11', '0.5.12', 150 + i],
      ]),
    ),
  );
  expect(found === null ? ['no figure'] : textFaults(found.draw(drawn))).toEqual([]);
});
