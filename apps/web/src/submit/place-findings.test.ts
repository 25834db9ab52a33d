import { expect, test } from 'vitest';
import { type Finding, placeFindings, severalRuns } from './place-findings.ts';

const finding = (path: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'SCHEMA-SHAPE',
  severity: 'REJECT',
  path,
  message: 'Wrong.',
  value: null,
  expected: null,
  fix: null,
  ...more,
});
const FIELDS = [
  { path: 'system.chip', label: 'Chip' },
  { path: 'system.chips', label: 'Number of chips' },
  { path: 'power.boundary', label: 'Boundary' },
  { path: 'power.averageWatts', label: 'Mean power' },
];
const placed = (...findings: Finding[]) => Object.keys(placeFindings(findings, FIELDS, 'file'));

test('a finding stands at the field that it names, whole names only', () => {
  expect(placed(finding('system.chips'))).toEqual(['system.chips']);
  expect(placed(finding('system.chip'))).toEqual(['system.chip']);
});

test('of a group that lacks something, at its first question', () => {
  expect(placed(finding('power'))).toEqual(['power.boundary']);
});

test('what no field asks for is a matter of the file, or stands in the table alone', () => {
  expect(placed(finding('document'))).toEqual(['file']);
  expect(placeFindings([finding('points[0]')], FIELDS, null)).toEqual({});
});

test('warnings and flags are no errors of a field', () => {
  expect(placed(finding('system.chip', { severity: 'WARN' }))).toEqual([]);
});

test('several runs are asked for at their own field, with their number', () => {
  const several = finding('document', { message: 'IMPORT_SEVERAL_RUNS: The file holds 3 runs.', value: '3' });
  expect(placed(several)).toEqual(['run']);
  expect(severalRuns([several])).toBe(3);
  expect(severalRuns([finding('document')])).toBeNull();
});

test('a key is named once, by the label of its question, and how a file would be told is left out', () => {
  const missing = finding('system.chip', {
    rule: 'SCHEMA-MISSING',
    message: 'system.chip is not in the result file and is never guessed.',
    fix: 'State it in the context file (system.chip) or with --chip.',
  });
  expect(placeFindings([missing], FIELDS, null)).toEqual({
    'system.chip': 'Chip is not in the result file and is never guessed. (SCHEMA-MISSING)',
  });
});
