import { allOf, cheapestIsLeast, rowsAreBestRuns } from './meaning/places.ts';
import { chipsHoldTheModel, monthIsChipsAtTheirPrice } from './meaning/sums.ts';
import type { Question } from './question.ts';
import { INTERVAL, KIND, SPEED, USD_PER_MILLION } from './said.ts';

const LLAMA_AT_8K = [
  { type: /^Model/, text: 'Llama 3.3 70B' },
  { choose: /^Prompt and answer/, option: /8K in, 1K out/ },
  { choose: /^Speed each user sees/, option: /^20 tokens\/s/ },
  { choose: /^Pay by/, option: /^rented/ },
] as const;

export const BUYER: readonly Question[] = [
  {
    who: 'buyer',
    asks: 'Which is the cheapest for Llama 3.3 70B, 8K / 1K, rented, at 20 tokens/s per user?',
    start: '/',
    steps: LLAMA_AT_8K,
    answer: {
      first: {
        'the model': /Llama 3\.3 70B, 8,192 tokens in and 1,024 out/,
        'systems with values': /\n\w[^\n]*\n[\d,]+\n/,
        'its kind': KIND,
      },
      page: {
        'a class, a size and a price': /one server, published[\s\S]* × \d+[\s\S]*\$\d+\.\d\d/,
        'an interval': INTERVAL,
      },
      means: allOf(rowsAreBestRuns, cheapestIsLeast),
    },
  },
  {
    who: 'buyer',
    asks: 'The same with the time to first token under 2 s at p95, for 50 users?',
    start: '/',
    steps: [{ search: 'llama 3.3 70b 8k/1k ttft 2s 50 users' }],
    answer: {
      first: {
        'the question': /8,192 tokens in, 1,024 out, 50 users, first token within 2 s/,
        servers: /\n\d+ × (8 )?[A-Z]/,
        'a sum a month': /\$[\d,]+ a month/,
        'a time to first token': /first token [\d.]+ m?s p95/,
        'its kind': KIND,
        'an interval': /\d m?s to \d/,
      },
      page: { 'the price of an API': /The same tokens from an API: \$[\d,]+ a month/ },
      means: monthIsChipsAtTheirPrice,
    },
  },
  {
    who: 'buyer',
    asks: 'What runs a chat on the default model?',
    start: '/your-workload',
    steps: [{ follow: /^Chat/ }],
    answer: {
      first: {
        'servers that keep the limits': /\n\d+ × (8 )?[A-Z]/,
        'their price': /\$[\d,]+ a month/,
        'its kind': KIND,
      },
      means: monthIsChipsAtTheirPrice,
    },
  },
  {
    who: 'buyer',
    asks: 'How many H100 does DeepSeek R1 need in FP8?',
    start: '/',
    steps: [{ search: 'h100 deepseek r1 fp8' }],
    answer: {
      first: {
        'number of chips': /(\d+) (chips of )?H100|H100[^\n]*\b\d+ chips/,
        'the memory sum': /\d[\d,]* GB usable for \d[\d,]* GB needed/,
        precision: /FP8/,
        'its kind': KIND,
      },
      means: chipsHoldTheModel,
    },
  },
  {
    who: 'buyer',
    asks: 'What if each user must see 40 tokens/s?',
    start: '/models/deepseek-r1',
    steps: [{ choose: /^Speed each user sees/, option: /^40 tokens\/s/ }],
    answer: {
      first: {
        'the new line': /At 40 tokens\/s each or more/,
        'values of systems': /\n\w[^\n]*\n[\d,]+\n/,
        'its kind': KIND,
        'its unit': SPEED,
      },
      page: { 'an interval': INTERVAL, price: USD_PER_MILLION },
      means: allOf(rowsAreBestRuns, cheapestIsLeast),
    },
  },
];
