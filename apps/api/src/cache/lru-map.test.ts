import { expect, test } from 'vitest';
import { LruMap } from './lru-map.ts';

test('a full map forgets what was unused for longest, however much comes', () => {
  const map = new LruMap<number>(3);
  for (const [i, key] of ['a', 'b', 'c'].entries()) map.set(key, i);
  expect(map.get('a')).toBe(0);
  map.set('d', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('d')]).toEqual([0, undefined, 2, 3]);
  for (let i = 0; i < 10_000; i += 1) map.set(`k${i}`, i);
  expect(map.size).toBe(3);
});
