import { expect, test } from 'vitest';
import type { Finding } from '../errors/finding.ts';
import { tagsOf } from './point-tag.ts';

const found = (rule: Finding['rule'], severity: Finding['severity']): Finding => ({
  rule,
  severity,
  path: 'points[0]',
  message: '',
  value: null,
  expected: null,
  fix: null,
});

test('warnings and an estimated power boundary are badges, in one order; a flag is more than a badge', () => {
  expect(tagsOf('wall', [])).toEqual([]);
  expect(tagsOf('provisioned', [found('TECH-CACHE', 'warn'), found('QUAL-ACCURACY', 'warn')])).toEqual([
    'no-accuracy-evidence',
    'cache-policy-unknown',
    'estimated-power',
  ]);
  expect(tagsOf(null, [found('TECH-CACHE', 'flag'), found('STAT-DURATION', 'warn')])).toEqual([
    'capped-at-e2',
  ]);
});
