import { expect, test } from 'vitest';
import { classKey, extentOf, isOneClass } from './system-class.ts';

test.each([
  [8, 8, 'SERVER'],
  [8, 1, 'SERVER'],
  [16, 8, 'SERVERS'],
  [16, 16, 'SERVER'],
  [4, 72, 'SERVER'],
  [8, 72, 'RACK'],
  [72, 72, 'RACK'],
  [144, 72, 'SERVERS'],
  [8, null, 'SERVER'],
] as const)('%i chips of a domain of %s are %s', (chips, domain, extent) => {
  expect(extentOf(chips, domain)).toBe(extent);
});

test('systems are of one class by number, extent and layout, and an unknown layout is like no other', () => {
  const server = { chips: 8, extent: 'SERVER', pools: 'AGGREGATED' } as const;
  expect(isOneClass([server, server])).toBe(true);
  for (const other of [
    { chips: 4 },
    { extent: 'RACK' },
    { pools: 'DISAGGREGATED' },
    { pools: null },
  ] as const)
    expect(isOneClass([server, { ...server, ...other }])).toBe(false);
  expect(isOneClass([{ ...server, pools: null }])).toBe(false);
  expect(classKey({ ...server, pools: null })).toBeNull();
});
