import type { RuleResult } from '@inferbench/graphql-documents/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firesWords, rulesSentence, RulesView } from './rules-view.tsx';

const rule = (id: string, severity: RuleResult['severity']): RuleResult => ({
  id,
  title: 'T',
  severity,
  since: '0.1.0',
  explanation: 'E.',
  formula: null,
});
const RULES = [rule('ACC-COUNTS', 'REJECT'), rule('PHYS-BANDWIDTH', 'FLAG')];

test('findings find their rule by its anchor', () => {
  expect(renderToStaticMarkup(createElement(RulesView, { rules: RULES, firings: null }))).toContain(
    'id="PHYS-BANDWIDTH"',
  );
});

test('rules are counted by what they mean', () => {
  expect(rulesSentence(RULES)).toBe(
    'Two rules: 1 refuses a result (it cannot enter), 1 holds it back (stored, off the board until it is explained).',
  );
});

test('points that a rule speaks of are counted, and findings where a point has several', () => {
  expect([
    firesWords({ findings: 0, points: 0 }),
    firesWords({ findings: 3, points: 2 }),
    firesWords(null),
  ]).toEqual(['0', '2, 3 findings', 'not counted just now']);
});
