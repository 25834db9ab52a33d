import { RuleFirings, Rules, type RuleResult } from '@inferbench/graphql-documents/rules';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask, askBeside } from '../../api/answer.ts';

export async function loadRules(): Promise<Answer<RuleResult[]>> {
  return mapAnswer(await ask(Rules, {}), ({ rules }) => rules);
}

/** How often each rule fires, by its id; null where that could not be counted just now. */
export async function loadFirings(): Promise<ReadonlyMap<string, RuleFirings> | null> {
  const answer = await askBeside(RuleFirings, {});
  return answer.state === 'DATA' ? new Map(answer.value.rules.map(({ id, fires }) => [id, fires])) : null;
}
