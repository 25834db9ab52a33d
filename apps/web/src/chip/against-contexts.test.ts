import { expect, test } from 'vitest';
import { everyOctave, valueAt } from './against-section.tsx';

const SHORT = {
  endsAtContext: 300,
  samples: [128, 200, 256, 300].map((context) => ({ context, value: context / 10 })),
};
const LONG = {
  endsAtContext: null,
  samples: [128, 256, 512, 1024].map((context) => ({ context, value: 7 })),
};

test('contexts of all curves are shown an octave apart', () => {
  expect(everyOctave([SHORT, LONG])).toEqual([128, 256, 512, 1024]);
});

test('a curve has values up to its end and none past it', () => {
  expect(everyOctave([SHORT, LONG]).map((context) => valueAt(SHORT, context))).toEqual([
    12.8,
    25.6,
    null,
    null,
  ]);
});
