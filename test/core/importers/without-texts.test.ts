import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { withoutTexts } from '@inferbench/importers/public-copy/without-texts';
import { attempt } from '../../testkit/imports.ts';
import { fuzzFiles } from '../../testkit/import-fuzz.ts';

const FILES = fuzzFiles().filter(({ text }) => attempt([text]).ok);

/** What scores are made of, without words about the import. */
function figures(text: string): unknown {
  const outcome = attempt([text]);
  if (!outcome.ok) return outcome.error.code;
  return outcome.value.runs.map(({ run }) => ({ ...run, source: null }));
}

describe('the public copy of a result file', () => {
  test.each(FILES.map((file) => [`${file.tool}/${file.name}`, file.text] as const))(
    '%s imports to the same figures',
    (_name, text) => {
      const copy = withoutTexts(text);
      expect(figures(copy.text)).toEqual(figures(text));
      expect(withoutTexts(copy.text)).toEqual({ text: copy.text, textsRemoved: 0 });
      expect(copy.text === text).toBe(copy.textsRemoved === 0);
    },
  );

  test.each([
    ['{"generated_texts": ["SECRET", ""], "n": 1}', '{"generated_texts": ["[text removed]", ""], "n": 1}', 1],
    [
      '{"errors": [{"code": 500, "why": "SECRET"}]}',
      '{"errors": [{"code": 500, "why": "[text removed]"}]}',
      1,
    ],
    ['{"errors": {"SECRET words": 3}}', '{"errors": {"[text removed 1]": 3}}', 1],
    [String.raw`{"t\u0065xt": "SECRET"}`, String.raw`{"t\u0065xt": "[text removed]"}`, 1],
    ['{"request": "{\\"prompt\\": \\"SECRET\\"}"}', '{"request": "[text removed]"}', 1],
    [
      '{"a": NaN, "prompt_tokens": 5, "prompt": "SECRET"}',
      '{"a": NaN, "prompt_tokens": 5, "prompt": "[text removed]"}',
      1,
    ],
    ['{"a":1}\n{"content":"SECRET"}', '{"a":1}\n{"content":"[text removed]"}', 1],
    ['a,errorMessage,b\n1,"SECRET, too",2\n1,7,2', 'a,errorMessage,b\n1,[text removed],2\n1,7,2', 1],
    ['Mean : 3.5\n[E] user SECRET failed\nPrompt : SECRET', 'Mean : 3.5\n[text removed]\n[text removed]', 2],
  ])('%s', (text, copy, textsRemoved) => {
    expect(withoutTexts(text)).toEqual({ text: copy, textsRemoved });
  });

  const key = fc.oneof(fc.string(), fc.constantFrom('text', 'errors', 'prompt', 'output', 'p99_ms', 'date'));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.oneof(
        fc.string({ maxLength: 600 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
      ),
      fc.array(tie('tree'), { maxLength: 5 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
    ),
  }));
  property.prop([fc.dictionary(key, tree)])('keeps every number in order and no long text', (object) => {
    const { text } = withoutTexts(JSON.stringify(object));
    const copy: unknown = JSON.parse(text);
    expect(leaves(copy).filter((leaf) => typeof leaf === 'number')).toEqual(
      leaves(JSON.parse(JSON.stringify(object))).filter((leaf) => typeof leaf === 'number'),
    );
    for (const leaf of leaves(copy)) expect(typeof leaf === 'string' ? leaf.length : 0).toBeLessThan(257);
  });
});

/** Every value and every key, in order. */
function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...leaves(inner)]);
}
