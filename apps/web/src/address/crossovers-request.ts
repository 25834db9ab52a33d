import { type BoardRequest, boardQuery, readBoardRequest } from './board-request.ts';
import { firstText, type SearchParameters } from './search-parameters.ts';

/** Most systems whose pairs a page compares. */
const MOST_SYSTEMS = 12;
const MOST_TOKENS = 10_000_000;

export interface CrossoversRequest extends Pick<
  BoardRequest,
  'slice' | 'metric' | 'pointsOnly' | 'problems'
> {
  /** Slugs; none: all of the slice. */
  systems: string[];
  /** The visitor's own context, drawn as a line; null for none. */
  markContext: number | null;
}

/** The view that an address names: a slice of the board, the systems to compare, and a context of the visitor's own. */
export function readCrossoversRequest(parameters: SearchParameters): CrossoversRequest {
  const { slice, metric, pointsOnly, problems } = readBoardRequest(parameters);
  return {
    slice,
    metric,
    pointsOnly,
    systems: readSystems(parameters['system'], problems),
    markContext: readMark(parameters, problems),
    problems,
  };
}

function readSystems(found: string | string[] | undefined, problems: string[]): string[] {
  const slugs = [...new Set([found ?? []].flat())].filter((slug) => slug !== '');
  if (slugs.length <= MOST_SYSTEMS) return slugs;
  problems.push(`system: at most ${MOST_SYSTEMS} systems, found ${slugs.length}; the first ones are shown.`);
  return slugs.slice(0, MOST_SYSTEMS);
}

function readMark(parameters: SearchParameters, problems: string[]): number | null {
  const text = firstText(parameters, 'mark') ?? '';
  if (text === '') return null;
  const tokens = Number(text);
  if (Number.isInteger(tokens) && tokens >= 1 && tokens <= MOST_TOKENS) return tokens;
  problems.push(`mark: expected whole tokens from 1 to ${MOST_TOKENS}, found "${text.slice(0, 40)}".`);
  return null;
}

export type CrossoversState = Omit<CrossoversRequest, 'problems'>;

/** A view as a query, every part of it named. */
export function crossoversQuery({
  slice,
  metric,
  pointsOnly,
  systems,
  markContext,
}: CrossoversState): string {
  const query = new URLSearchParams(boardQuery({ slice, metric, pointsOnly }));
  for (const system of systems) query.append('system', system);
  if (markContext !== null) query.set('mark', String(markContext));
  return query.toString();
}
