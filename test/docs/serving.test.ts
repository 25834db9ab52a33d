import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PRECISE } from '@inferbench/serving/replications';
import { MOST_OFFERED } from '@inferbench/serving/saturation';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import { ROOT } from '../testkit/environment.ts';

const page = readFileSync(path.join(ROOT, 'docs/serving.md'), 'utf8');
const named = new Set(
  [...page.matchAll(/`((?:packages|test)\/[\w./-]+\.ts)`/g)].map(([, file = '']) => file),
);

test('every file that docs/serving.md names exists', () => {
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every file of packages/serving is explained there', () => {
  const folder = 'packages/serving/src';
  const files = readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test('the table of schedulers is that of the presets', () => {
  const rows = Object.entries(SCHEDULER_PRESETS).map(([name, { scheduler, blockTokens, version }]) => {
    const { tokenBudget, maxSequences, chunked, prefillFirst, reservedOutput, preempt } = scheduler;
    const word = (is: boolean) => (is ? 'yes' : 'no');
    const cells = [
      tokenBudget,
      maxSequences,
      word(chunked),
      word(prefillFirst),
      reservedOutput,
      preempt,
      blockTokens,
      version,
    ];
    return `| \`${name}\` | ${cells.join(' | ')} |`;
  });
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

test('its numbers are those of the code', () => {
  expect(page).toContain(`${PRECISE.least}, doubled to at most ${PRECISE.most}`);
  expect(page).toContain(`at most ${PRECISE.share * 100} % of the mean`);
  expect(page).toContain(`above ${MOST_OFFERED} of the capacity`);
});
