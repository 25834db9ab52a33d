import { expect, test } from 'vitest';
import { askedTogether } from './asked-together.ts';

test('whoever asks while a question is on its way gets the answer to one that began later, and all of them the same', async () => {
  const answers: ((value: number) => void)[] = [];
  const ask = askedTogether(() => new Promise<number>((resolve) => answers.push(resolve)));
  const first = ask();
  await Promise.resolve();
  const [second, third] = [ask(), ask()];
  await Promise.resolve();
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  answers[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(answers).toHaveLength(2);
});

test('a question that fails does not hold up the next one', async () => {
  let n = 0;
  const ask = askedTogether(() => ((n += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(n)));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});
