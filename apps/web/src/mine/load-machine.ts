import { Machine, type MachineAnswer } from '@inferbench/graphql-documents/answers';
import { type MineView, readMine } from '../address/mine-request.ts';
import { chipNamed } from '../address/names/site-names.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { loadView, type ViewPage } from '../address/names/view-page.ts';

export type MachinePage = ViewPage<MineView, MachineAnswer>;

export function loadMachine(parameters: SearchParameters) {
  return loadView(Machine, (names) => readMine(parameters, (text) => chipNamed(names, text) ?? null));
}
