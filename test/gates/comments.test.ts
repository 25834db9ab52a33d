import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

/** First words of a fragment, which is read only together with the code below it: "Of this form.", "In UTC.", "Each like the one before." */
const FRAGMENT = new RegExp(
  `^(?:${'Of In Each With As For From By At On To Without Under Which When Than Like Not Until Since That Whose Also Between Above Below Beside Behind Before After Beyond Within Into Over Through Against So But Or And If While Because Their Its His It They He Then Else More Less Both Either Neither Such Those These This Only'.replaceAll(' ', '|')})\\b`,
);

/** Doc comments of a file that begin with such a word, each with its line. */
function fragmentsIn(text: string): string[] {
  return [...text.matchAll(/\/\*\*[ \t]*(?:\n[ \t]*\*[ \t]*)?(\S[^\n]*)/g)].flatMap(
    ({ 1: words = '', index }) =>
      FRAGMENT.test(words.replace(/^["“`]/, ''))
        ? [`${text.slice(0, index).split('\n').length}: ${words}`]
        : [],
  );
}

test('a doc comment begins with the thing that it documents, or with a verb', () => {
  const files = execFileSync('git', ['ls-files'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('/generated/'));
  expect(files.length).toBeGreaterThan(2_000);
  expect(
    files.flatMap((file) =>
      fragmentsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((found) => `${file}:${found}`),
    ),
  ).toEqual([]);
});

/** Beginning of a comment, of which this file has no other in a text. */
const OPEN = '/'.padEnd(3, '*');

test('fragments are found on one line and on several, and whole phrases are let pass', () => {
  expect(fragmentsIn(`${OPEN} Of this form. */\n${OPEN}\n * In UTC.\n */`)).toEqual([
    '1: Of this form. */',
    '2: In UTC.',
  ]);
  expect(
    fragmentsIn(`${OPEN} Address of the page that holds the form. */\n${OPEN} Whether it rained. */`),
  ).toEqual([]);
});
