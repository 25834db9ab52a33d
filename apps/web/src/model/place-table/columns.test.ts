import type { PlacedRow, ShownFigure } from '@inferbench/answers/load/shape';
import { describe, expect, test } from 'vitest';
import { placedRow } from '../../figures/tradeoff/placed-row-fixture.ts';
import { columnOf, COLUMNS, type Column, wordsBelow } from './columns.ts';

const figure = (words: string, value: number | null = 1): ShownFigure => ({
  value,
  low: value,
  high: value,
  kind: value === null ? null : 'SIMULATED',
  words,
});

const row = (flexibility: ShownFigure): PlacedRow => placedRow(flexibility.words, { flexibility });

function column(key: Column['key'], rows: readonly PlacedRow[] = []): Column {
  const found = COLUMNS.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no column ${key}`);
  return columnOf(found, rows);
}

describe('what stands below a value', () => {
  test('is not what its unit says already, and is what only looks like a part of it', () => {
    const alone = column('alone');
    expect(wordsBelow(alone, 'one user')).toBeNull();
    expect(wordsBelow(alone, 'one')).toBe('one');
    expect(wordsBelow(alone, 'load not stated')).toBe('load not stated');
    expect(wordsBelow(column('energy'), 'wall')).toBe('wall');
    expect(wordsBelow(column('price'), '')).toBeNull();
  });

  test('moves into the unit where it is alike of all; whoever differs keeps its own', () => {
    const rows = [figure('not computed', null), figure('of 24 cells'), figure('of 2 cells')].map(row);
    const flexibility = column('flexibility', rows);
    expect(flexibility.unit).toBe('share run well of 24 cells');
    expect(wordsBelow(flexibility, 'of 24 cells')).toBeNull();
    expect(wordsBelow(flexibility, 'of 2 cells')).toBe('of 2 cells');
    expect(column('flexibility', rows.slice(0, 1)).unit).toBe('share run well');
  });
});
