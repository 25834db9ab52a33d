import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { PRECEDENTS } from '@inferbench/checks/generated/precedent-data';
import { waived } from '@inferbench/checks/waive';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

const [precedent] = PRECEDENTS.waived;
if (precedent === undefined) throw new Error('the list has waivers');

const publication: Run['publication'] = {
  document: 'a paper',
  revision: null,
  licence: null,
  method: null,
  caution: null,
};

const run: Run = {
  ...constructed({
    chip: precedent.chip,
    model: precedent.model,
    system: { framework: precedent.stack },
    point: {},
  }),
  publication,
};

const flag: Finding = {
  rule: precedent.rule,
  severity: 'flag',
  path: 'points[0]',
  message: 'Too fast.',
  value: null,
  expected: null,
  fix: null,
};

test('a listed precedent is a warning with its reason, of a publication alone', () => {
  expect(waived([flag], run)).toEqual([
    { ...flag, severity: 'warn', message: `Too fast. Waived: ${precedent.reason}` },
  ]);
  expect(waived([flag], { ...run, publication: null })).toEqual([flag]);
});

test('nothing else of the same run is waived, no other stack, and no refusal', () => {
  const others: Finding[] = [
    { ...flag, rule: 'PHYS-CAPACITY' },
    { ...flag, severity: 'reject' },
    { ...flag, severity: 'warn' },
  ];
  expect(waived(others, run)).toEqual(others);
  const elsewhere = { ...run, system: { ...run.system, framework: 'llama.cpp' } };
  expect(waived([flag], elsewhere)).toEqual([flag]);
});

function declaring(slug: string): NonNullable<CatalogueView['declared']> {
  const chips = new Map([...catalogue.chips].filter(([each]) => each === slug));
  return { chips, models: new Map(), holders: new Map() };
}

test('physics on a chip that nobody reviewed says whose word the bound is', () => {
  const tooFast = constructed({ model: 'llama-3-8b', point: { tpotSec: 0.001 } });
  const messages = (declared?: CatalogueView['declared']) =>
    evaluateRun(tooFast, { ...catalogue, ...(declared ? { declared } : {}) })
      .findings.filter(({ rule }) => rule === 'PHYS-DECODE')
      .map(({ message }) => message);
  const [plain] = messages();
  expect(plain).toMatch(/of the bound/);
  expect(messages(declaring('nvidia-h100-sxm5-80gb'))).toEqual([
    `By its own declaration, which nobody reviewed: ${plain}`,
  ]);
  expect(messages(declaring('amd-mi300x'))).toEqual([plain]);
});
