import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { describe, expect, test } from 'vitest';
import { findingCounts } from './findings-section.tsx';
import { pointSplit, splitNote } from './point-split.ts';
import { citation, pointTitle, scoreCommand, simulateCommand, tpotWords } from './point-words.ts';

const POINT = {
  id: 'x',
  kind: 'MEASURED',
  submitter: 'Demo vendor',
  testedBy: 'A lab',
  chipVendor: 'NVIDIA',
  relation: 'THIRD_PARTY',
  lifecycle: 'VALIDATED',
  phase: 'SERVING',
  evidenceGrade: 'E1',
  batch: 15.87,
  peakOpsPerSec: 989.4e12,
  model: { slug: 'llama-3-8b', name: 'Llama 3 8B' },
  precision: { weights: 'bf16', activations: 'bf16', kv: 'bf16' },
  provenance: { submittedBy: 'demo-vendor', document: null },
  inputTokens: 1024,
  outputTokens: 512.2,
  system: { chips: 1, framework: 'vllm', chip: { slug: 'nvidia-h100-sxm5-80gb', shortName: 'H100' } },
  split: { algorithm: 0.123, hardware: 0.7, software: 0.88, sentence: 's', limitedBy: 'MEMORY' },
  scores: {
    usefulTops: 75.6,
    utilisation: 0.0764,
    engineVersion: '0.1.0',
    policyVersion: 'v1',
    inputHash: 'd'.repeat(64),
  },
} as unknown as PointResult; // the words read these fields and no others

const PUBLISHED = {
  ...POINT,
  kind: 'REPORTED',
  relation: 'PUBLICATION',
  lifecycle: 'PUBLISHED',
  provenance: { submittedBy: null, document: { title: 'A paper', where: 'table 3', commit: null } },
} as unknown as PointResult;

describe('a point in words', () => {
  test('its title names what was run on what', () => {
    expect(pointTitle(POINT)).toBe('H100, vLLM, Llama 3 8B BF16, serving, batch 15.9, 1,024 in and 512 out');
  });

  test('the speed of a user names the statistic that its source states', () => {
    expect([
      tpotWords({ meanMs: null, p50Ms: 19.9 }),
      tpotWords({ meanMs: 20, p50Ms: 19.9 }),
      tpotWords({ meanMs: 20, p50Ms: null }),
    ]).toEqual(['median', 'mean', 'mean']);
  });

  test('a software factor above 1 is called no loss, and findings are counted in words', () => {
    const note = (software: number) =>
      splitNote({ hardware: 0.7, software, measuredKind: 'REPORTED' }, 'MEMORY');
    expect(note(1.01)).toMatch(/^Each bar is a loss, but that of software.* up to the published value\./);
    expect(note(9.69)).toContain(
      'the run is faster than the bound of an average load (mean lengths, experts chosen evenly where there are any), and the checks say whether that is possible.',
    );
    expect(note(0.9)).toMatch(/^Each bar is a loss\. .* down to the published value\. Limited by memory\.$/);
    const finding = { severity: 'WARN' } as Parameters<typeof findingCounts>[0][number]; // no other field is read
    expect(findingCounts([finding, finding])).toBe('2 warnings');
  });

  test('the command names everything the workload needs', () => {
    expect(simulateCommand(POINT)?.split(' \\\n  ')).toEqual([
      'inferbench simulate',
      '--chip nvidia-h100-sxm5-80gb',
      '--chips 1',
      '--model llama-3-8b',
      '--phase serving',
      '--batch 15.9',
      '--input-tokens 1024',
      '--output-tokens 512',
      '--weight-precision bf16',
      '--activation-precision bf16',
      '--kv-precision bf16',
      '--json',
    ]);
  });

  test('a decode step is named by its context', () => {
    expect(simulateCommand({ ...POINT, phase: 'DECODE', contextTokens: 2047.6 })).toMatch(
      /--phase decode.*--batch 15.9 .*--context 2048 /s,
    );
  });

  test('a submitted run is scored again from its file; a published figure leads to its source', () => {
    expect(scoreCommand(POINT)).toMatch(/^inferbench score /);
    expect(scoreCommand(PUBLISHED)).toBeNull();
    expect(citation(PUBLISHED, 'x')).toContain('Grade E1 (published)');
    expect(citation(PUBLISHED, 'x')).toContain('Data: A paper, table 3.');
  });

  test('without a model there is no command: it is not guessed', () => {
    expect(simulateCommand({ ...POINT, model: null })).toBeNull();
  });

  test('a citation holds the versions behind the number and its address', () => {
    expect(citation(POINT, 'https://x/points/x')).toContain(
      'engine 0.1.0, policy v1.\nSubmitted by Demo vendor, tested by A lab, chip by NVIDIA; provisional.\nInput dddddddddddddddd.\nhttps://x/points/x',
    );
  });

  test('the split starts at the peak of a chip: 989.4 TOPS', () => {
    expect(pointSplit(POINT)?.peakTops).toBeCloseTo(989.4, 1);
    expect(pointSplit({ ...POINT, split: null })).toBeNull();
  });
});
