import type { RuleWords } from '@inferbench/checks/rule';
import { ruleOf } from '@inferbench/checks/rules';
import { RuleId } from '@inferbench/domain/errors/finding';

export type CatalogueRule = RuleWords;

/** Every rule that an evaluation may apply, in the catalogue's own order. */
export const RULE_CATALOGUE: readonly CatalogueRule[] = RuleId.options.map((rule) => {
  const { id, title, severity, since, explanation, formula } = ruleOf(rule);
  return { id, title, severity, since, explanation, formula };
});

/** Why a rule exists, in a sentence. */
export function explanationOf(id: RuleId): string {
  return ruleOf(id).explanation;
}
