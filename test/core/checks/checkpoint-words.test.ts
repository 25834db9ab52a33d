import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

function rulesOf(weights: 'fp8' | 'fp4' | 'nvfp4' | 'bf16', chips: number): string[] {
  const run = constructed({
    chip: 'nvidia-h200-sxm-141gb',
    chips,
    model: 'deepseek-v4-pro',
    precision: { weights, activations: null, kv: null },
    system: { tensorParallel: chips },
    point: { phase: 'DECODE', batch: 16, contextTokens: 8192, tpotSec: 0.1 },
  });
  return evaluateRun(run, catalogue).findings.map(({ rule }) => rule);
}

test.each(['fp8', 'fp4'] as const)(
  '%s names the checkpoint of DeepSeek V4 Pro: nothing is quantised',
  (word) => {
    expect(rulesOf(word, 8)).not.toContain('QUAL-ACCURACY');
  },
);

test('another format of 4 bits shows its quality or is told so', () => {
  expect(rulesOf('nvfp4', 8)).toContain('QUAL-ACCURACY');
});

test('in 8 bits the checkpoint fits the eight chips that run it; in 16 bits of every weight it would not', () => {
  expect(rulesOf('fp8', 8)).not.toContain('PHYS-CAPACITY');
  expect(rulesOf('bf16', 8)).toContain('PHYS-CAPACITY');
});
