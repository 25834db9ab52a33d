import { expect, test } from 'vitest';
import { type About, boldWords, judgedWords } from './verdict-pages.ts';

const LED = { kind: 'LEADS', leader: 'a', low: 1.87, high: 2.8, isBound: false } as const;
const ABOUT: About = {
  sides: [
    { label: 'A9', chips: ['a'] },
    { label: 'B9', chips: ['b'] },
  ],
  readings: [LED],
};
const faults = (text: string, about = ABOUT, isTitle = true) =>
  judgedWords(text, about, isTitle).filter(({ fault }) => fault !== null).length;

test.each([
  ['A9 leads B9 by 1.9 to 2.8 times in output per chip on M.', 0],
  ['B9 leads A9 by 1.9 to 2.8 times in output per chip on M.', 1],
  ['A9 ahead of B9', 0],
  ['B9 ahead of A9', 1],
  [
    'By published runs: A9 leads B9 on two of three models in one server, by 1.9 to 2.8 times; M2 is too close.',
    0,
  ],
  [
    'By published runs: A9 leads B9 on two of three models in one server, by 1.9 to 3.8 times; M2 is too close.',
    1,
  ],
  ['A9 and B9 cannot be told apart on M', 1],
  ['A9 and B9: software and layout differ more than the chips', 1],
  ['Simulated, B9 is 2.0 to 2.2 times as fast as A9 up to 128K', 1],
  ['A9 and B9: tokens/s per user over context, simulated', 0],
])('"%s" has %i faults where the rows say that A9 leads by 1.87 to 2.8', (text, count) => {
  expect(faults(text)).toBe(count);
});

test('a simulation may follow in a lede, and stand in a title where no run says anything', () => {
  const text = 'Simulated, B9 is 2.0 to 2.2 times as fast as A9';
  expect(faults(text, ABOUT, false)).toBe(0);
  expect(faults(text, { ...ABOUT, readings: [] })).toBe(0);
});

test('words of a page are read without marks, comments, scripts and entities', () => {
  const html = `<title>A9 &amp; B9 · InferBench</title><meta name="description" content="It&#x27;s"/><script>"<h1>no</h1>"</script>
    <h1 class="x">A9<!-- --> ahead</h1><p class="lede">One. <b> Two</b></p><p class="verdict"><a href="/">Three</a></p>`;
  expect(boldWords(html)).toEqual({ titles: ['A9 & B9', 'A9 ahead', 'Three'], ledes: ["It's", 'One. Two'] });
});
