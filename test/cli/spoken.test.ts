import { expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

const asked = async (...args: string[]) => {
  const { exitCode, stdout } = await callCli([...args, '--json']);
  return { exitCode, answer: JSON.parse(stdout) as Record<string, unknown> };
};

test('a claim in a sentence is the claim that flags make of it', async () => {
  const said = await asked('claim', '500 tokens/s at 128K on 8x H100 SXM, llama 3.1 70b fp8');
  const flags = '--chip nvidia-h100-sxm5-80gb --chips 8 --model llama-3.1-70b --weight-precision fp8';
  const stated = await asked('claim', ...flags.split(' '), '--tokens-per-sec', '500', '--context', '131072');
  expect(said).toEqual(stated);
  expect(said.exitCode).toBe(0);
});

test.each([
  ['50 tokens/s at 8k on B200', 'A claim needs --model.'],
  [
    '500 tokens/s at 128K on a flying carpet, llama 3.1 70b',
    '"flying carpet" says nothing that a claim has.',
  ],
  [
    '50 tokens/s at 8k on an M4 Max, llama 3.1 8b',
    'The chip has several variants, and the sentence does not say which.',
  ],
])('%s is refused with what is missing', async (sentence, message) => {
  const { exitCode, answer } = await asked('claim', sentence);
  expect(exitCode).toBe(2);
  expect(answer).toMatchObject({ ok: false, error: { code: 'USAGE', message } });
});

test('sizes and times are what people write, and old words mean what they meant', async () => {
  const serve = 'serve --chip nvidia-a10 --model llama-3-8b --requests 100 --clients 4 --seed 2';
  const [own, old] = await Promise.all([
    asked(...`${serve} --input-tokens 1k --output-tokens 0.25k --slo ttft=2s`.split(' ')),
    asked(...`${serve} --in 1024 --out 256 --slo ttft=2000`.split(' ')),
  ]);
  expect(own).toEqual(old);
  expect(own.exitCode).toBe(0);
});
