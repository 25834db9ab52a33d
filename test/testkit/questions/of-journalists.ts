import { drawIsOverItsLimit, pictureIsItsFile } from './meaning/files.ts';
import { allOf } from './meaning/places.ts';
import { rowsAreVerdicts } from './meaning/races.ts';
import { boundIsItsSum, chipsHoldTheModel, ridgesArePeaks } from './meaning/sums.ts';
import type { Question } from './question.ts';
import { KIND } from './said.ts';

export const JOURNALIST: readonly Question[] = [
  {
    who: 'journalist',
    asks: 'B200 or MI355X?',
    start: '/',
    steps: [{ search: 'b200 mi355x' }],
    answer: {
      first: {
        'what is compared': /B200 (?:leads|and) MI355X .*\bmodels?\b/,
        'its range': /by (?:at least )?\d+\.\d(?: to \d+\.\d)? times|cannot be told apart on any of/,
        'the slice': /in one server, \dK \/ 1K, at \d+ tokens\/s each/,
        'its kind': KIND,
      },
      means: rowsAreVerdicts,
    },
  },
  {
    who: 'journalist',
    asks: 'What of B200, Groq LPU and TPU v5p?',
    start: '/',
    steps: [{ search: 'B200, Groq LPU, TPU v5p' }],
    answer: {
      first: {
        'all three': /B200, LPU v1 or TPU v5p/,
        'a number': /\d/,
        'its kind': KIND,
      },
      page: {
        specifications: /Bandwidth[\s\S]*7\.7 TB\/s[\s\S]*2\.8 TB\/s/,
        'four metrics': /USEFUL TOPS|Useful TOPS|tokens\/s per chip/i,
        'where the peak goes': /peak/,
        'chips that each needs':
          /needs \d+ B200[\s\S]*(?:needs \d+|No number of) LPU v1[\s\S]*needs \d+ TPU v5p/,
      },
      means: allOf(chipsHoldTheModel, ridgesArePeaks),
    },
  },
  {
    who: 'journalist',
    asks: 'Is there a picture for the article?',
    start: '/compare/b200-vs-mi355x',
    steps: [{ follow: /^Copy image/ }],
    answer: {
      file: 'PICTURE',
      first: {
        'a finding': /B200|MI355X/,
        slice: /tokens|FP8/,
        'its kind': KIND,
        source: /InferBench[\s\S]*(simulated, engine|published:)/,
        date: /\d{1,2} [A-Z][a-z]{2} \d{4}/,
        address: /inferbench\/compare\/b200-vs-mi355x/,
      },
      means: pictureIsItsFile,
    },
  },
  {
    who: 'journalist',
    asks: 'Does a chip draw more than its TDP?',
    start: '/corrections#tdp-undercounts-power',
    steps: [],
    answer: {
      first: {
        'the claim': /1\.1 × to 1\.3 ×/,
        'what was found': /0\.\d+ ×/,
        'its kind': /published|measured/,
        'the verdict': /wrong/,
        'its source': /[Ss]ource/,
      },
      means: drawIsOverItsLimit,
    },
  },
  {
    who: 'journalist',
    asks: '500 tokens/s at 128K on an H100: can that be?',
    start: '/',
    steps: [{ search: '500 tokens/s 128k h100' }],
    answer: {
      first: {
        'the bound': /(no more than|bound is|cannot pass|at most) \d[\d.]* tokens\/s/,
        'its arithmetic': /GB of weights[\s\S]*÷[\s\S]*TB\/s/,
        'its kind': KIND,
        'all of what was asked': /131,072 tokens|128K/,
      },
      means: boundIsItsSum,
    },
  },
];
