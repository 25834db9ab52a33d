import { chipIsAsExported, fileHoldsAsMany, pointIsItsLine, poolsAreApart } from './meaning/lines.ts';
import { daysAreRuns, rowsAreVerdicts } from './meaning/races.ts';
import {
  boundIsItsSum,
  cardReadsItsWeights,
  monthIsChipsAtTheirPrice,
  ratioIsThatOfTheCurve,
} from './meaning/sums.ts';
import type { Question } from './question.ts';
import { INTERVAL, KIND, SPEED } from './said.ts';

/** Ten more kinds of questions; the numbers of each answer are compared with the files of the site. */
export const OF_KINDS: readonly Question[] = [
  {
    who: 'buyer',
    asks: 'What does a RAG service of 200 users take?',
    start: '/',
    steps: [{ search: 'a RAG service of 200 users' }],
    answer: {
      first: {
        'the question': /8,192 tokens in, 1,024 out, 200 users/,
        servers: /\n\d+ × (8 )?[A-Z]/,
        'a sum a month': /\$[\d,]+ a month/,
        'its kind': KIND,
        'an interval': /\d m?s to \d/,
      },
      means: monthIsChipsAtTheirPrice,
    },
  },
  {
    who: 'journalist',
    asks: 'On how many models does AMD lead?',
    start: '/',
    steps: [{ search: 'how many models does AMD lead on' }],
    answer: {
      first: {
        'how many of how many': /on (\w+) of (\w+) models/,
        'by how much': INTERVAL,
        'the slice': /in one server, \dK \/ \dK, at \d+ tokens\/s each/,
        'its kind': KIND,
      },
      means: rowsAreVerdicts,
    },
  },
  {
    who: 'journalist',
    asks: 'Has the gap between AMD and NVIDIA closed in a year?',
    start: '/',
    steps: [{ search: 'has the gap between AMD and NVIDIA closed in a year' }],
    answer: {
      first: {
        'days, or that there are none': /(\d{1,2} [A-Z][a-z]{2} \d{4}[\s\S]*){2}|Over time: no two days/,
        'who leads, or nobody': /(B200|MI355X) \d|not told apart/,
        'its unit': /tokens\/s per chip/,
        'its kind': KIND,
      },
      means: daysAreRuns,
    },
  },
  {
    who: 'vendor engineer',
    asks: 'How is Gaudi 3 shown, and why?',
    start: '/',
    steps: [{ search: 'gaudi 3' }],
    answer: {
      first: {
        'its place': /Gaudi 3 has no place in these workloads/,
        'the reason': /few runs of its family are public/,
        'what is published': /\d+ published or measured results/,
        'its kind': KIND,
      },
      means: chipIsAsExported('intel-gaudi3'),
    },
  },
  {
    who: 'vendor engineer',
    asks: 'Which commit and which date stand behind this number?',
    start: '/models/deepseek-r1',
    steps: [{ follow: /^\d[\d,]{1,5}$/ }, { follow: /^Where it comes from/ }],
    answer: {
      first: {
        commit: /Commit, release or day[\s\S]{0,4}[0-9a-f]{7}/,
        date: /\d{4}-\d{2}-\d{2}/,
        source: /InferenceX|ML\.ENERGY|MLPerf/,
      },
      page: { 'its kind': KIND },
      means: pointIsItsLine,
    },
  },
  {
    who: 'API user',
    asks: 'Where are all data in one read?',
    start: '/',
    steps: [{ follow: /^Downloads/ }],
    answer: {
      first: {
        'how many': /[\d,]+ scored results in one file/,
        'the file': /\/export\/scores\.csv/,
        'each with its source': /its source/,
      },
      means: fileHoldsAsMany,
    },
  },
  {
    who: 'vendor engineer',
    asks: 'Are disaggregated systems and drafts apart?',
    start: '/models/deepseek-r1',
    steps: [{ follow: /^several servers, prompts apart/ }],
    answer: {
      first: {
        'the class': /several servers, prompts apart/,
        'drafts apart': /[\d,]+ runs with drafted tokens are hidden|with drafts, [\d,]+ runs/,
        'its kind': KIND,
        'its unit': SPEED,
      },
      means: poolsAreApart,
    },
  },
  {
    who: 'student',
    asks: 'How fast is an 8B at 4 bits on one RTX card?',
    start: '/',
    steps: [{ search: '8B at 4 bits on an RTX 4090' }],
    answer: {
      first: {
        'the card': /RTX 4090 at 4 bits/,
        'the model with its speed': /Llama 3\.1 8B\n[\d.]+/,
        'its kind': KIND,
      },
      page: { 'an interval': INTERVAL },
      means: cardReadsItsWeights,
    },
  },
  {
    who: 'buyer',
    asks: 'M4 Max or RTX 5090?',
    start: '/',
    steps: [{ search: 'M4 Max or RTX 5090' }],
    answer: {
      first: {
        'both of them': /M4 Max[\s\S]*RTX 5090/,
        'a model that one of each holds': /Llama 3\.1 8B/,
        'who is faster': /RTX 5090 leads by output/,
        'its kind': KIND,
      },
      page: { 'by how much': /[\d.]+ to [\d.]+ times as fast/ },
      never: /MiniMax M3/,
      means: ratioIsThatOfTheCurve,
    },
  },
  {
    who: 'reader',
    asks: 'Are 500 tokens/s at 128K possible?',
    start: '/',
    steps: [{ search: '500 tokens/s at 128K' }],
    answer: {
      first: {
        'the bound': /no more than [\d.,]+ tokens\/s/,
        'its arithmetic': /GB of weights[\s\S]*÷[\s\S]*TB\/s/,
        'all of what was asked': /131,072 tokens|128K/,
        'its kind': KIND,
      },
      means: boundIsItsSum,
    },
  },
];
