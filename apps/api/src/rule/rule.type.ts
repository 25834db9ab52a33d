import { Severity } from '@inferbench/domain/errors/finding';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

export const RuleType = objectType('Rule', 'One rule that every specification and run is checked against.', {
  id: z.string().describe('Stable name, for example PHYS-BANDWIDTH.'),
  title: z.string().describe('What holds when it passes.'),
  severity: Severity.describe('What breaking it means.'),
  since: z.string().describe('Engine version that applied it first.'),
  explanation: z.string().describe('Why it exists.'),
  formula: z.string().nullable().describe('The arithmetic; null for rules without any.'),
});
export type RuleType = InstanceType<typeof RuleType>;

export const RuleFiringsType = objectType('RuleFirings', 'How often a rule fires on the points that stand.', {
  findings: z.int().describe('Findings.'),
  points: z.int().describe('Points that have one or more.'),
});
export type RuleFiringsType = InstanceType<typeof RuleFiringsType>;
