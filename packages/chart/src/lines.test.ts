import { expect, test } from 'vitest';
import { drawLines } from './lines.ts';

const axis = (name: string) => ({ name, tick: String, scale: 'LOG' }) as const;

/** Names of lines with where each begins. */
function namesOf(names: readonly string[], width: 358 | 1216) {
  const lines = names.map((name, n) => ({ name, points: [1, 10].map((x) => ({ x, y: x * (n + 1) })) }));
  const drawn = drawLines({ lines, x: axis('users'), y: axis('ratio') })({ form: 'page', width });
  const texts = JSON.stringify(drawn.marks);
  return { height: drawn.height, holds: names.every((name) => texts.includes(name)) };
}

const LONG = ['Drafts by a 1B model, 5 of 10 guesses right', 'Window of 4,096 tokens'];

test('names that would leave a plot less than half of a narrow room stand under it', () => {
  const [short, long] = [namesOf(['A', 'B'], 358), namesOf(LONG, 358)];
  expect([short.holds, long.holds]).toEqual([true, true]);
  expect(long.height - short.height).toBe(2 * 18);
  expect(namesOf(LONG, 1216).height).toBe(namesOf(['A', 'B'], 1216).height);
});
