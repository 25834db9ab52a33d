import type { Outcome } from '@inferbench/domain/errors/outcome';
import { Machine, type MachineAnswer } from '@inferbench/graphql-documents/answers';
import { type MineView, readMine } from '../address/mine-request.ts';
import { chipNamed, type SiteNames } from '../address/names/site-names.ts';
import { visitorNamesAnswer } from '../address/names/visitor-names.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { askAnswer } from '../api/ask-answer.ts';

export interface MachinePage {
  names: SiteNames;
  view: MineView;
  outcome: Outcome<MachineAnswer>;
}

export async function loadMachine(parameters: SearchParameters): Promise<Answer<MachinePage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const view = readMine(parameters, (text) => chipNamed(names, text) ?? null);
  return mapAnswer(await askAnswer(Machine, view.request), (outcome) => ({ names, view, outcome }));
}
