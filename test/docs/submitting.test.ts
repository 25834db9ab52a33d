import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NEEDED_TO_SCORE } from '@inferbench/domain/runs/run';
import { RuleId, Severity } from '@inferbench/domain/errors/finding';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { isQuantityKind, QUANTITY_WORDS, readQuantity } from '@inferbench/units/quantity';
import { expect, test } from 'vitest';
import { ROOT } from '../testkit/environment.ts';

const page = readFileSync(path.join(ROOT, 'docs/submitting.md'), 'utf8');

test('the context file of docs/submitting.md is one by the schema, word for word', () => {
  const [, text = ''] = /```yaml context\n([\s\S]*?)```/.exec(page) ?? [];
  const parsed = parseContext(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value).toMatchObject({ system: { chips: 8 }, power: { boundary: 'wall' } });
});

test('it names every key that scoring needs, every severity, and rules that exist', () => {
  for (const { path: needed } of NEEDED_TO_SCORE) expect(page).toContain(`\`${needed}\``);
  for (const severity of Severity.options) expect(page).toContain(`| ${severity} |`);
  const rules = page.match(/\b(?:[A-Z]{3,}-[A-Z]{4,})\b/g) ?? [];
  expect(rules.filter((rule) => !RuleId.safeParse(rule).success && rule !== 'MMLU-PRO')).toEqual([]);
});

test('its links lead somewhere', () => {
  const links = [...page.matchAll(/\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g)];
  expect(links.length).toBeGreaterThan(4);
  for (const [, file = '', anchor] of links) {
    const target = path.join(ROOT, 'docs', file);
    expect(existsSync(target)).toBe(true);
    if (anchor === undefined) continue;
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(headings).toContain(anchor);
  }
});

test('its units and families are those that are read, and each figure of its table is one', () => {
  const section = page.slice(page.indexOf('## A chip of your own'), page.indexOf('## The page'));
  for (const family of ChipFamily.options) expect(section).toContain(`\`${family}\``);
  const kinds = Object.keys(QUANTITY_WORDS).filter(isQuantityKind);
  const isRead = (text: string) => kinds.some((kind) => readQuantity(text, kind).ok);
  const rows = [...section.matchAll(/^\| [a-z ]+ \| (.+) \| `(.+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, units = '', example = ''] of rows) {
    expect([example, isRead(example)]).toEqual([example, true]);
    const named = units.replace('the same with /s', 'B/s').replace('also ', '').split(/[,;] /);
    for (const unit of named) expect([unit, isRead(`2 ${unit}`)]).toEqual([unit, true]);
  }
});
