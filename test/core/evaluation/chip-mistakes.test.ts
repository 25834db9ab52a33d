import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Finding } from '@inferbench/domain/errors/finding';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { parseDocument } from '@inferbench/importers/content/parse-document';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../testkit/environment.ts';

const FOLDER = path.join(ROOT, 'test/fixtures/chip-mistakes');
const FIRST_CHIP = readFileSync(path.join(ROOT, 'test/fixtures/first-chip.yaml'), 'utf8');
const receivedOn = '2026-11-23T12:00:00Z';

/** An edit of the first chip's file, and the one finding that it is to have: what its fix tells the vendor to write. */
const Mistake = z.strictObject({
  replace: z.string().min(1),
  by: z.string(),
  wanted: Finding.pick({ rule: true, severity: true, path: true }).extend({ write: z.string().min(1) }),
});

const mistakes = readdirSync(FOLDER).map((file) => ({
  name: path.basename(file, '.yaml'),
  ...Mistake.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
}));

function findingsOf(text: string): Finding[] {
  const document = parseDocument(text);
  return document.ok ? evaluateChip(document.value, { receivedOn }).findings : document.error;
}

test('the first chip has no finding', () => {
  expect(findingsOf(FIRST_CHIP)).toEqual([]);
  expect(mistakes.length).toBeGreaterThanOrEqual(20);
});

test.each(mistakes)('$name has one finding, which says what to write', ({ replace, by, wanted }) => {
  expect(FIRST_CHIP.split(replace).length - 1).toBeGreaterThanOrEqual(1);
  const at = FIRST_CHIP.indexOf(replace);
  const findings = findingsOf(FIRST_CHIP.slice(0, at) + by + FIRST_CHIP.slice(at + replace.length));
  const { write, ...rest } = wanted;
  // What is refused may be far from other chips as well: that is asked once it is mended.
  const told = rest.rule === 'SPEC-RANGE' ? findings : findings.filter(({ rule }) => rule !== 'SPEC-RANGE');
  expect(told).toEqual([expect.objectContaining({ ...rest, fix: expect.stringContaining(write) })]);
});
