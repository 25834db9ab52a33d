import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

/** Four chips of 206 GB each, every chip with requests of its own. */
function rulesOf(model: string, expertParallel: number | null): string[] {
  const run = constructed({
    chip: 'google-tpu-v7-ironwood',
    chips: 4,
    model,
    precision: { weights: 'fp8', activations: 'fp8', kv: 'fp16' },
    system: { tensorParallel: 1, expertParallel },
    point: { phase: 'DECODE', batch: 4, contextTokens: 8192, tpotSec: 0.05 },
  });
  return evaluateRun(run, catalogue).findings.map(({ rule }) => rule);
}

test('replicas may share experts where a run does not say how they are split: memory that holds them once is enough', () => {
  expect(rulesOf('qwen3.5-397b-a17b', null)).not.toContain('PHYS-CAPACITY');
});

test('replicas that are said to hold all experts each need room for all', () => {
  expect(rulesOf('qwen3.5-397b-a17b', 1)).toContain('PHYS-CAPACITY');
});

test('a dense model has nothing to share', () => {
  expect(rulesOf('llama-3.1-405b', null)).toContain('PHYS-CAPACITY');
});
