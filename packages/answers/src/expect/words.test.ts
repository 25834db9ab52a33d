import { expect, test } from 'vitest';
import { absent } from '../load/figures.ts';
import { collapseTitle } from './words.ts';

test('a title of one context says of what it counts', () => {
  const curve = { chip: 'h100', label: 'H100', usersHalveAt: null, outputHalvesAt: null };
  const at = (users: number) =>
    collapseTitle({ ...curve, contexts: [{ context: 1024, users, all: absent('') }] }, 1);
  expect(at(5)).toBe('H100 holds 5 users at 1K');
  expect(at(1)).toBe('H100 holds 1 user at 1K');
});
