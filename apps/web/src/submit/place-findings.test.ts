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
const PATHS = ['system.chip', 'system.chips', 'power.boundary', 'power.averageWatts'];
const placed = (...findings: Finding[]) => Object.keys(placeFindings(findings, PATHS, 'file'));

test('a finding stands at the field that it names, whole names only', () => {
  expect(placed(finding('system.chips'))).toEqual(['system.chips']);
  expect(placed(finding('system.chip'))).toEqual(['system.chip']);
});

test('of a group that lacks something, at its first question', () => {
  expect(placed(finding('power'))).toEqual(['power.boundary']);
});

test('what no field asks for is a matter of the file, or stands in the table alone', () => {
  expect(placed(finding('document'))).toEqual(['file']);
  expect(placeFindings([finding('points[0]')], PATHS, null)).toEqual({});
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
