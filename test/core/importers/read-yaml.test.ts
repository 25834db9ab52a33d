import { expect, test, vi } from 'vitest';
import { readYaml } from '@inferbench/importers/shared/read-yaml';

test('what a text says to the parser never reaches the output of the process', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const read = (text: string) => readYaml(text, { maxChars: 1000, path: 'document', expected: 'YAML' });
  expect(read('a: !forged \u001B[31mred\n').ok).toBe(true);
  expect(read('? {secret: 1}\n: 2\n').ok).toBe(true);
  expect(read('%FORGED 1\n---\na: 1\n').ok).toBe(true);
  expect(read('a: [1\n').ok).toBe(false);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
