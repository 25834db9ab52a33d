import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { API_EXAMPLES } from './examples.ts';
import { curlOf, pythonOf } from './snippets.ts';

describe.each(API_EXAMPLES)('the example $id', (example) => {
  test('is the same request in curl, as a shell reads it', () => {
    const command = curlOf(example, 'http://localhost:3000').replace(/^curl -s/, 'printf "%s\\n"');
    const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n');
    const body = JSON.parse(words.at(-1) ?? '') as { query: string; variables: unknown };
    expect(words[0]).toBe('http://localhost:3000/graphql');
    expect(body.variables).toEqual(example.variables);
    expect(body.query.replaceAll(/\s/g, '')).toBe(example.query.replaceAll(/\s/g, ''));
  });

  test('sends a key where it needs one, and only there', () => {
    for (const text of [curlOf(example, 'x'), pythonOf(example, 'x')])
      expect(text.includes('INFERBENCH_API_KEY')).toBe(example.key ?? false);
  });
});
