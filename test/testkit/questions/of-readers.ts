import {
  factorIsOfItsRates,
  ledgerIsCounted,
  peaksAreRuns,
  ratiosAreOfRuns,
  recordsAreVerdicts,
} from './meaning/files.ts';
import { placesAreReadAnew, rowsAreBestRuns } from './meaning/places.ts';
import { rowsAreVerdicts } from './meaning/races.ts';
import type { Question } from './question.ts';
import { INTERVAL, KIND } from './said.ts';

export const READER: readonly Question[] = [
  {
    who: 'student',
    asks: 'What would an H100 with twice the bandwidth do on Llama 3.3 70B?',
    start: '/lab/what-if',
    steps: [{ choose: /^Model/, option: /Llama 3\.3 70B/ }],
    answer: {
      first: {
        'the factor': /Twice the memory bandwidth makes [^\n]*\d+(\.\d+)? times/,
        'the model': /Llama 3\.3 70B/,
        'the place that it would take': /\d+(st|nd|rd|th) of \d+|place \d+/,
        'its kind': KIND,
      },
      means: factorIsOfItsRates,
    },
  },
  {
    who: 'student',
    asks: 'Why does a chip reach so little of its peak?',
    start: '/',
    steps: [{ follow: /see where the peak goes/ }],
    answer: {
      first: {
        'three shares': /(\d[\d.]* %[\s\S]*){3}/,
        'what they are': /lost in|cannot use|waits|attainable|delivered/,
        'a sentence': /delivers? \d[\d.]* % [^\n]*of (the|its|their)( \w+)? peak/,
        'its kind': KIND,
      },
      means: peaksAreRuns,
    },
  },
  {
    who: 'reader',
    asks: 'How far is the simulator from the published run?',
    start: '/models/deepseek-r1',
    steps: [{ follow: /Show it beside the runs/ }],
    answer: {
      first: {
        'both values at the same users':
          /published [\d,.]+, simulated [\d,.]+ tokens\/s per chip at the same [\d,]+ users/,
        'their unit': /tokens\/s per chip/,
      },
      page: { 'an interval': INTERVAL },
      means: ratiosAreOfRuns,
    },
  },
  {
    who: 'reader',
    asks: 'How wrong is the simulator in general?',
    start: '/',
    steps: [{ follow: /^Accuracy$/ }],
    answer: {
      first: {
        'the error': /\d+ % (off|in the mean)/,
        'how many figures': /\d+ (published figures|cross-validated)/,
        'how it is known': /left out of the fit|held out|never saw/,
        'their kinds': KIND,
      },
      means: ledgerIsCounted,
    },
  },
  {
    who: 'API user',
    asks: 'Where is the same as JSON?',
    start: '/compare/b200-vs-mi355x',
    steps: [{ follow: /^JSON$/ }],
    answer: {
      file: 'JSON',
      first: {
        'the chips': /mi355x/i,
        'a number': /\d+\.\d+/,
        'its kind': /SIMULATED|PUBLISHED|simulated|published/,
      },
      means: recordsAreVerdicts,
    },
  },
  ...(
    [
      ['/?model=deepseek-r1', rowsAreBestRuns],
      ['/compare/mi355x-vs-b200', rowsAreVerdicts],
      ['/chips/nvidia-b200-sxm-180gb', placesAreReadAnew('nvidia-b200-sxm-180gb')],
    ] as const
  ).map(([start, means]): Question => ({
    who: 'anybody',
    asks: `Does ${start} show the page that is meant?`,
    start,
    steps: [],
    answer: {
      first: {
        'the name': /DeepSeek R1|B200/,
        'a number': /\d/,
        'its kind': KIND,
        'an interval or a reason': /\d to \$?\d|error|cannot be told apart/,
      },
      never: /No model, chip or page is called|does not exist|went wrong/,
      means,
    },
  })),
];
