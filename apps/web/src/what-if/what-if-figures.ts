import type { Answer } from '../api/answer.ts';
import type { Figure } from '../chart/figure.ts';
import { heatMap } from '../chip/heat-map.ts';
import { answerWhatIf } from './answer-what-if.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { asGrid } from './as-answered.ts';
import { whatIfRoofline } from './what-if-roofline.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** The figures of a view as files, by the query of its address. */
export async function whatIfRooflineFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(
    await answerWhatIf(searchParameters(query)),
    ({ answer }) => whatIfRoofline(answer)?.figure ?? null,
  );
}

export async function whatIfMapFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(await answerWhatIf(searchParameters(query)), ({ answer, base }) => {
    if (!answer.flexibility.ok) return null;
    const before = answer.edits.length > 0 && base.flexibility.ok ? asGrid(base.flexibility.value) : null;
    return heatMap(asGrid(answer.flexibility.value), before);
  });
}
