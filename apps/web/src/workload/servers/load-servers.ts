import type { Figure } from '@inferbench/chart/figure';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { ServersNeeded, type ServersAnswer } from '@inferbench/graphql-documents/answers';
import { searchParameters } from '../../address/search-parameters.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';
import type { FormValues } from '../../frame/form-values.ts';
import { valuesOfAddress } from '../form-values.ts';
import { serversFigure } from './servers-figure.ts';
import { serversOf, type ServersView } from './servers-request.ts';

export interface ServersShown {
  view: ServersView;
  outcome: Outcome<ServersAnswer>;
}

/** Servers for what the form states; missing where a field of it is wrong. */
export async function loadServers(values: FormValues): Promise<Answer<ServersShown>> {
  const view = serversOf(values);
  if (view === null) return { state: 'MISSING' };
  return mapAnswer(await askAnswer(ServersNeeded, view.request), (outcome) => ({ view, outcome }));
}

/** The chart of an address, for its files; null where no server has a price. */
export async function loadServersFigure(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(await loadServers(valuesOfAddress(searchParameters(query))), ({ view, outcome }) =>
    outcome.ok ? serversFigure(outcome.value, view) : null,
  );
}
