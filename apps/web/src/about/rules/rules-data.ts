import type { RuleResult } from '@inferbench/graphql-documents/rules';

export type RuleSeverity = RuleResult['severity'];

/** One rule of the catalogue. */
export type RuleData = RuleResult;
