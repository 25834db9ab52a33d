import { expect, test } from 'vitest';
import { z } from 'zod';
import { Slug } from '../names/slug.ts';
import { parseWithFindings } from './schema-findings.ts';

test('a text of another spelling is told which one is wanted', () => {
  const parsed = parseWithFindings(z.strictObject({ slug: Slug }), { slug: 'Foo 1!' });
  expect(parsed.ok ? [] : parsed.error.map(({ message }) => message)).toEqual([
    'slug: a slug holds lower-case letters, digits, dots and hyphens, found "Foo 1!".',
  ]);
});
