// Twenty questions that people ask by terminal, without a server: each ends in a number with its unit, what it rests on, that it is
// simulated, and its band; or in the nearest number and the reason. And every example of `--help` that asks no server and no file.
import { COMMANDS } from 'inferbench/commands';
import { describe, expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

const H100 = '--chip nvidia-h100-sxm5-80gb';
const BAND = /may be off by \d+ %|off either way|\(\S+(?: \S+)? to \S+(?: \S+)?\)|error bar ±\d+ %/;
const KIND = /simulated/i;

const QUESTIONS: readonly (readonly [question: string, words: string[], number: RegExp])[] = [
  [
    'how fast is one user of Llama 3.1 8B on an H100',
    `simulate ${H100} --model llama-3.1-8b --phase decode --context 2048`.split(' '),
    /tokens\/s, one sequence\s+[\d,.]+/,
  ],
  [
    'how long is the prompt',
    `simulate ${H100} --model llama-3.1-8b --phase prefill --input-tokens 8k`.split(' '),
    /prefill latency, ms\s+[\d,.]+/,
  ],
  [
    'how long is a request in all',
    `simulate ${H100} --model llama-3.1-8b --phase generate --input-tokens 1k --output-tokens 256`.split(' '),
    /end to end, s\s+[\d,.]+/,
  ],
  [
    'what costs a million tokens',
    `simulate ${H100} --model llama-3.1-8b --phase serving --batch 64 --input-tokens 1k --output-tokens 1k`.split(
      ' ',
    ),
    /[\d,.]+ USD a million output tokens/,
  ],
  [
    'how many joules is a token',
    `simulate ${H100} --model llama-3.1-8b --phase decode --context 2048 --batch 32`.split(' '),
    /[\d,.]+ J a token/,
  ],
  [
    'how many watts does it draw',
    `simulate ${H100} --model llama-3.1-8b --phase decode --context 2048 --batch 32`.split(' '),
    /[\d,.]+ W a chip/,
  ],
  [
    'how many sequences fit',
    `simulate ${H100} --model llama-3.1-8b --phase decode --context 32k`.split(' '),
    /largest batch [\d,.]+/,
  ],
  [
    'how many chips does DeepSeek R1 need',
    'simulate --chip nvidia-h200-sxm-141gb --model deepseek-r1 --phase decode --context 2048'.split(' '),
    /chips\s+8 .*\n.*weights fp8.*as their checkpoint is published/,
  ],
  [
    'which is faster, B200 or H100',
    'simulate --chip nvidia-b200-sxm-180gb --against nvidia-h100-sxm5-80gb --model llama-3.1-8b --phase decode --context 2048'.split(
      ' ',
    ),
    /[\d.]+ times/,
  ],
  [
    'what does speculation gain',
    [
      'simulate',
      '--chip',
      'nvidia-h100-sxm5-80gb',
      '--model',
      'llama-3.1-8b',
      '--phase',
      'decode',
      '--context',
      '2048',
      '--effects',
      'true',
      '--techniques',
      '{"speculative":{"method":"eagle3","draftTokens":3,"acceptance":0.7}}',
    ],
    /[\d.,]+/,
  ],
  [
    'what is the p99 of the first token at 8 users',
    'serve --chip h200 --model gpt-oss-120b --input-tokens 1k --output-tokens 256 --clients 8'.split(' '),
    /TTFT .*[\d.]+ m?s \(.*[\d.]+ m?s \(.*[\d.]+ m?s \(.*[\d.]+ m?s \(/,
  ],
  [
    'how many requests a second can it serve',
    'serve --chip h200 --model gpt-oss-120b --input-tokens 1k --output-tokens 256 --clients 8'.split(' '),
    /capacity\s+[\d.,]+ requests\/s \(/,
  ],
  [
    'how many keep a limit of 500 ms',
    'serve --chip h200 --model gpt-oss-120b --input-tokens 1k --output-tokens 256 --clients 8 --slo ttft=500ms'.split(
      ' ',
    ),
    /keep the limits\s+\d+ %/,
  ],
  [
    'what is the tail at 2 requests a second',
    'serve --chip h200 --model gpt-oss-120b --input-tokens 1k --output-tokens 256 --rate 2'.split(' '),
    /end to end .*[\d.]+ s \(/,
  ],
  [
    'can it be 500 tokens/s at 128K',
    ['claim', '500 tokens/s at 128K on 8x H100 SXM, llama 3.1 70b fp8'],
    /the bound is [\d,.]+ tokens\/s|reaches|holds/,
  ],
  [
    'at which context does MI300X overtake H100',
    'crossover amd-mi300x nvidia-h100-sxm5-80gb --model llama-3-8b --batch 16'.split(' '),
    /[\d,.]+/,
  ],
  [
    'how does a chip do on the reference suite',
    'sheet nvidia-h200-sxm-141gb'.split(' '),
    /decode-b1\s+2,048/,
  ],
  ['how much of the grid does it run well', 'flexibility amd-mi300x'.split(' '), /\d+ %/],
  ['how far is the simulator from measurements', ['accuracy'], /\d+(?:\.\d+)? %/],
];

describe('twenty questions', () => {
  test.each(QUESTIONS)('%s', async (_, words, number) => {
    const { exitCode, stdout, stderr } = await callCli(words);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(number);
    const isOfMeasurements = words[0] === 'accuracy';
    const kinds = isOfMeasurements || ['sheet', 'flexibility', 'crossover'].includes(words[0] ?? '');
    expect(kinds || (KIND.test(stdout) && BAND.test(stdout))).toBe(true);
  });

  test('what does not fit is answered by the nearest that does, with the reason', async () => {
    const words = `simulate ${H100} --model llama-3.1-70b --phase decode --context 2048 --chips 1`.split(' ');
    const { exitCode, stderr } = await callCli(words);
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/[\d,.]+ GB/)]);
  });
});

/** Commands whose examples ask a server, read a file of one's own, write one, or need an installation. */
const NEEDS_MORE = new Set(
  'rank tradeoff compare leaders export check measure import join-sweep score validate chip model submit status explain withdraw tests reply review keys doctor rescore admin db calibrate published completion'.split(
    ' ',
  ),
);
/** Single words of examples that stand for what somebody else has. */
const STANDS_FOR = /my-chip|--jsonl|>|jq|\||packages\/|--server|--counts/;

test('the examples of --help that ask nobody end well', async () => {
  const run: string[] = [];
  for (const { name } of COMMANDS.filter((one) => !NEEDS_MORE.has(one.name))) {
    const { stdout } = await callCli([name, '--help']);
    const examples = stdout.replaceAll(/\\\n\s+/g, '').matchAll(/^ {2}\$ inferbench (.*?)(?:\s+#.*)?$/gm);
    for (const [, line = ''] of examples) {
      if (STANDS_FOR.test(line)) continue;
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      const told = await callCli(words);
      expect([line, told.exitCode, told.stderr]).toEqual([line, 0, '']);
      run.push(line);
    }
  }
  expect(run.length).toBeGreaterThan(20);
});
