import { EVIDENCE_WORDS, evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { llmsText } from '../../apps/web/src/export/machines/llms-text.ts';
import { NO_NAMES } from '../../apps/web/src/address/names/site-names.ts';
import { ROOT } from '../testkit/environment.ts';
import { claimsTooMuch } from '../testkit/claims-too-much.ts';

/** Wherever a sentence, a citation or a file is put together. */
const SOURCES = ['apps/web/src', 'apps/web/app', 'apps/cli/src', 'apps/api/src', 'packages', 'docs'];
const TEXT = /\.(?:ts|tsx|md)$/;
const NOT_WORDS = /(?:\.test\.tsx?$|\/generated\/|\/node_modules\/|\/\.next\/|\/dist\/|\.generated\.)/;

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (NOT_WORDS.test(`${file}${entry.isDirectory() ? '/' : ''}`)) return [];
    return entry.isDirectory() ? sourcesOf(file) : TEXT.test(file) ? [file] : [];
  });
}

/** A grade that a sentence is given: `Evidence ${point.evidenceGrade}`. */
const INTERPOLATED = /(?:verified|proven|re-derived|evidence)\W{0,3}\$\{[^}]*[gG]rade/i;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

describe('what a grade says', () => {
  test('a planted word is found, a head of a column is none', () => {
    expect(claimsTooMuch('Evidence E1 (published)')).toBe(true);
    expect(claimsTooMuch('E2, raw data, re-derived by us')).toBe(true);
    expect(claimsTooMuch('verified by us: E2')).toBe(true);
    expect(claimsTooMuch('grade E1, reported by the submitter')).toBe(false);
    expect(claimsTooMuch('Weakest evidence: E1')).toBe(true);
    expect(claimsTooMuch('evidenceGrade: E1')).toBe(false);
  });

  test('no sentence of the sources says more beside E1 or E2 than was done', () => {
    const files = SOURCES.flatMap(sourcesOf);
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => !COMMENT.test(line) && (claimsTooMuch(line) || INTERPOLATED.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('is one table, which the methodology and the text for programs repeat', () => {
    const said = [readFileSync(path.join(ROOT, 'docs/metrics.md'), 'utf8'), llmsText(NO_NAMES, '')];
    for (const text of said) for (const words of Object.values(EVIDENCE_WORDS)) expect(text).toContain(words);
    expect(evidenceWords('E1', 'REPORTED')).toBe('published');
    expect(evidenceWords('E1', 'MEASURED')).toBe(EVIDENCE_WORDS.E1);
  });
});
