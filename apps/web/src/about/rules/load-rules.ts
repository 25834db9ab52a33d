import { Rules } from '@inferbench/graphql-documents/rules';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { RuleData } from './rules-data.ts';

/** The rule catalogue in its own order. */
export async function loadRules(): Promise<Answer<RuleData[]>> {
  return mapAnswer(await ask(Rules, {}), ({ rules }) => rules);
}
