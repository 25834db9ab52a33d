import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@inferbench/importers/content/read-content';
import { KNOWN_TOOLS, knownTool } from '@inferbench/importers/known/known-tools';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../testkit/environment.ts';
import { readFixture } from '../../testkit/fixture.ts';
import { attempt } from '../../testkit/imports.ts';

const FIXTURES = readdirSync(path.join(ROOT, 'test/fixtures/foreign')).filter((file) => file !== 'README.md');

function refused(text: string) {
  const outcome = attempt([text]);
  if (outcome.ok) throw new Error('imported');
  return outcome.error;
}

const named = FIXTURES.flatMap((file) => {
  const outcome = attempt([readFixture(`test/fixtures/foreign/${file}`)]);
  return outcome.ok ? [] : [{ file, error: outcome.error }];
});

/** Files that importers read: what is damaged of them is met by the same sign. */
const READ = [
  'llama-benchy/report.json',
  'mlx-lm/benchmark.txt',
  'power/rocm-smi-two-cards.csv',
  'power/dcgm-scrape.txt',
];

/** Name of the tool whose sign a file bears, whether an importer reads it or not. */
function toolOf(file: string): unknown {
  const content = readContent({ name: file, text: readFixture(`test/fixtures/${file}`) });
  return content.ok ? knownTool(content.value.content)?.details.value : undefined;
}

describe('tools that are known by name', () => {
  test.each(named)('$file is met by name, with one line of advice', ({ error }) => {
    expect(error.code).toBe('FORMAT_NOT_SUPPORTED_YET');
    expect(KNOWN_TOOLS.map(({ name }) => name)).toContain(error.details.value);
    expect(error.details.fix).toMatch(/^[A-Z`][^\n]+\.$/);
  });

  test('each tool of the table has a file here that bears its sign', () => {
    const met = new Set([...FIXTURES.map((file) => `foreign/${file}`), ...READ].map(toolOf));
    expect(KNOWN_TOOLS.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  });

  test.each(['vidur.csv', 'aiconfigurator.csv'])('%s is a simulation and said to be one', (file) => {
    const error = refused(readFixture(`test/fixtures/foreign/${file}`));
    expect(error.message).toMatch(/a simulation: nothing in it was measured/);
  });
});

describe('a file of nobody that we know', () => {
  test('is met with its first keys, the nearest tools and how to go on by hand', () => {
    const error = refused('{"model_id": "x", "mean_ttft_ms": 3, "my_rate": 4, "num_prompts": 5}');
    expect(error.code).toBe('IMPORT_UNKNOWN_FORMAT');
    expect(error.message).toMatch(/^No tool that we know writes such a file\. Nearest: vLLM, .+ or .+\.$/);
    expect(error.details.value).toBe('keys model_id, mean_ttft_ms, my_rate, num_prompts');
    expect(error.details.fix).toMatch(/^Of vLLM: `vllm bench serve .*; or write a run document by hand/);
  });

  test('without a likeness names none', () => {
    expect(refused('{"colour": "red"}').message).toBe('No tool that we know writes such a file.');
    expect(refused('some words\nand more').details.value).toBe('plain text that begins with "some words"');
  });
});
