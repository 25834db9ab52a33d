import { findingsAreThoseOfTheLine, kindsAreListed, pointsAreLines } from './meaning/files.ts';
import { placesAreReadAnew } from './meaning/places.ts';
import type { Question } from './question.ts';
import { INTERVAL, KIND, SPEED } from './said.ts';

/** Stands for a point on which the rules found something; its id is made when the data are loaded. */
export const POINT_WITH_FINDINGS = ':point-with-findings';

export const ENGINEER: readonly Question[] = [
  {
    who: 'vendor engineer',
    asks: 'Where does MI355X stand?',
    start: '/',
    steps: [{ search: 'mi355x' }],
    answer: {
      first: {
        'a place in each workload': /(\d+(st|nd|rd|th) of \d+[\s\S]*){5}/,
        'its value': SPEED,
        'an interval': INTERVAL,
        'its kind': KIND,
        'what is published': /[\d,]+ published or measured results/,
      },
      means: placesAreReadAnew('amd-mi355x'),
    },
  },
  {
    who: 'vendor engineer',
    asks: 'Which published runs of MI355X are used, and where do they come from?',
    start: '/chips/mi355x',
    steps: [{ follow: /results?$/ }],
    answer: {
      first: {
        'runs with their values': /Useful TOPS[\s\S]*\d %/,
        source: /InferenceX|ML\.ENERGY|MLPerf|github|https?:/,
        date: /\d{1,2} [A-Z][a-z]{2} \d{4}|\d{4}-\d{2}-\d{2}/,
        'their kind': KIND,
      },
      means: pointsAreLines('amd-mi355x'),
    },
  },
  {
    who: 'vendor engineer',
    asks: 'How do I submit my file, and how do I get a key?',
    start: '/',
    steps: [{ follow: /^Submit a run/ }, { open: /^All \d+ kinds/ }],
    answer: {
      first: {
        steps: /Take the file[\s\S]*Say what it leaves out[\s\S]*Get a key/,
        'accepted tools': /\d+ kinds/,
        'an example': /example file/i,
        'where the key comes from': /makes one for your organisation/,
      },
      means: kindsAreListed,
    },
  },
  {
    who: 'vendor engineer',
    asks: 'What did the checks find at my point, and what can I do?',
    start: `/points/${POINT_WITH_FINDINGS}`,
    steps: [{ follow: /^\d+ findings?/ }],
    answer: {
      first: {
        'findings with their arithmetic': /\d[\s\S]*(×|÷|>|<|above|below|over|under|more|less|not)/,
        'what to do': /What resolves it[\s\S]*\w{4}/,
        'whose they are': KIND,
      },
      means: findingsAreThoseOfTheLine,
    },
  },
];
