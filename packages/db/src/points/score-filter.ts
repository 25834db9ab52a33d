import type { ScoreFilter } from '@inferbench/domain/export/score-row';
import { POINT_JOINS } from './point-reader.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { placement } from '../shared/shown-score.ts';
import { LISTED } from '../shared/visibility.ts';

/** Column of each condition; what is left out is no part of the statement, so that each has the plan that fits it. */
const CONDITIONS: Readonly<Record<keyof ScoreFilter, (parameter: string) => string>> = {
  model: (parameter) => `run.model_slug = ${parameter}`,
  chip: (parameter) => `chip.slug = ${parameter}`,
  framework: (parameter) => `sys.framework = ${parameter}`,
  precision: (parameter) => `(${placement('position')})->'slice'->>'precision' = ${parameter}`,
  sourceDocument: (parameter) => `run.document->'publication'->>'document' = ${parameter}`,
  kind: (parameter) => `run.kind = ${parameter}`,
  since: (parameter) => `sub.created_at >= ${parameter}::timestamptz`,
};
const KEYS = ['model', 'chip', 'framework', 'precision', 'sourceDocument', 'kind', 'since'] as const;

/** Statement parts that list what is shown to everybody; $1 is the epoch, the filter's values begin at $2. */
export interface FilteredScores {
  /** Tables and conditions, after FROM. */
  from: string;
  values: unknown[];
  /** Part of a statement's name: which conditions it has. */
  name: string;
}

/** Points that an epoch shows and nobody superseded, of those that a filter lets in; `joins` come after the tables of a point. */
export function filteredScores(filter: ScoreFilter, epochId: number | null, joins = ''): FilteredScores {
  const given = KEYS.filter((key) => filter[key] !== undefined);
  const conditions = given.map((key, index) => CONDITIONS[key](`$${index + 2}`));
  return {
    from: `point p
      CROSS JOIN ${shownEpoch('$1')}
      JOIN epoch ON epoch.id = board.epoch_id
      ${POINT_JOINS}
      ${joins}
      WHERE ${[LISTED, ...conditions].join(' AND ')}`,
    values: [epochId, ...given.map((key) => filter[key])],
    name: given.join('-'),
  };
}
