import { expect, test } from 'vitest';
import { callCli } from '../testkit/call-cli.ts';

const WORK = ['--phase', 'decode', '--batch', '1', '--context', '1024', '--json'];
const CLAIM = ['--tokens-per-sec', '50', '--context', '4096', '--json'];

test('every command takes a chip and a model by any name that means no other', async () => {
  const [simulated, claimed, crossed, sheet, chip, matched] = await Promise.all([
    callCli([
      'simulate',
      '--chip',
      'NVIDIA H100 SXM',
      '--model',
      'meta-llama/Llama-3.1-8B-Instruct',
      ...WORK,
    ]),
    callCli(['claim', '--chip', '8xH200', '--model', 'llama3.1:8b-instruct-q4_K_M', ...CLAIM]),
    callCli(['crossover', 'MI 355X', 'tpu-v7', '--model', 'openai/gpt-oss-120b', '--json']),
    callCli(['sheet', 'b200', '--json']),
    callCli(['chips', 'nvidia b200 sxm', '--json']),
    callCli(['models', '--match', 'unsloth/Qwen3.5-9B-IQ4_XS.gguf']),
  ]);
  expect(JSON.parse(simulated.stdout)).toMatchObject({ ok: true });
  expect(JSON.parse(claimed.stdout)).toMatchObject({
    claim: { chip: 'nvidia-h200-sxm-141gb', model: 'llama-3.1-8b' },
  });
  expect(JSON.parse(crossed.stdout)).toMatchObject({
    crossover: { a: { chip: 'amd-mi355x' }, b: { chip: 'google-tpu-v7-ironwood' } },
  });
  expect(JSON.parse(sheet.stdout)).toMatchObject({ sheet: { chip: 'nvidia-b200-sxm-180gb' } });
  expect(JSON.parse(chip.stdout)).toMatchObject({ chip: { slug: 'nvidia-b200-sxm-180gb' } });
  expect(matched.stdout.trim()).toBe('qwen3.5-9b');
});

test('a name that means several is answered with them, one that is near with that, another number with nothing', async () => {
  const asked = (chip: string, model: string) =>
    callCli(['simulate', '--chip', chip, '--model', model, ...WORK]);
  const outcomes = await Promise.all([
    asked('NVIDIA H100', 'llama-3-8b'),
    asked('nvidai h200', 'llama-3-8b'),
    asked('h200', 'lama-3.1-8b'),
    asked('h200', 'llama-3.1-9b'),
    asked('rtx 509', 'llama-3-8b'),
    asked('h200', 'nobody/qwen4-32b'),
  ]);
  const errors = outcomes.map(({ stdout, stderr }) => `${stdout}${stderr}`);
  for (const text of errors) expect(text).toContain('NOT_FOUND');
  expect(errors[0]).toMatch(
    /Did you mean nvidia-h100-nvl-94gb, nvidia-h100-pcie-80gb or nvidia-h100-sxm5-80gb\?/,
  );
  expect(errors[1]).toContain('Did you mean nvidia-h200-sxm-141gb?');
  expect(errors[2]).toContain('Did you mean llama-3.1-8b?');
  for (const text of errors.slice(3)) expect(text).not.toContain('Did you mean');
});
