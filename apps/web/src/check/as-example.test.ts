import type { FileCheck } from '@inferbench/answers/file-check/shape';
import { expect, test } from 'vitest';
import { exampleCheck } from './as-example.ts';

test('the example of the page is no measurement and takes no rank', () => {
  const check = {
    answers: [
      { question: 'POSSIBLE', state: 'YES', answer: 'yes', because: 'x' },
      { question: 'RANKED', state: 'YES', answer: 'yes', because: 'x' },
    ],
    peak: { head: { kinds: ['MEASURED', 'SIMULATED'], notes: [] }, rows: [] },
  } as unknown as FileCheck; // no other field is read
  const { answers, peak } = exampleCheck(check);
  expect(answers.map(({ state }) => state)).toEqual(['YES', 'NO']);
  expect(answers[1]?.because).toContain('measured on nothing');
  expect(peak?.head.kinds).toEqual(['SIMULATED']);
});
