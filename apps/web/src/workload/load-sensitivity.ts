import type { Answer } from '../api/answer.ts';
import type { Figure } from '@inferbench/chart/figure';
import { valuesOfAddress } from './form-values.ts';
import { loadWorkload, loadWorkloadNames } from './load-workload.ts';
import { readWorkload } from './read-workload.ts';
import { doubtsOf } from './sensitivity.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';
import { searchParameters } from '../address/search-parameters.ts';

export async function loadSensitivity(query: URLSearchParams): Promise<Answer<Figure>> {
  const { request } = readWorkload(valuesOfAddress(searchParameters(query)));
  if (request === null) return { state: 'MISSING' };
  const [answer, { chips }] = await Promise.all([loadWorkload(request), loadWorkloadNames()]);
  if (answer.state === 'LOST') {
    const { message } = answer;
    return {
      state: 'FAILED',
      trouble: { title: 'No figure', message, action: 'Try again', href: null, passing: 'UNAVAILABLE' },
    };
  }
  const figure =
    answer.state === 'RANKED'
      ? sensitivityFigure(doubtsOf(answer.result.sensitivity, chips), String(query))
      : null;
  return figure === null ? { state: 'MISSING' } : { state: 'DATA', value: figure };
}
