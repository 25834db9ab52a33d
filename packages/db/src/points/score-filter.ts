import type { ScoreFilter } from '@inferbench/domain/export/score-row';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';

/** Column of each condition; what is left out is no part of the statement, so that each has the plan that fits it. */
const CONDITIONS: Readonly<Record<keyof ScoreFilter, (parameter: string) => string>> = {
  model: (parameter) => `place.model = ${parameter}`,
  chip: (parameter) => `place.chip_id = (SELECT id FROM chip WHERE slug = ${parameter})`,
  framework: (parameter) => `place.framework = ${parameter}`,
  // An engine's word differs with the epoch: the place of a shown score has it.
  precision: (parameter) => `EXISTS (
        SELECT FROM (SELECT place.point_id AS id) p JOIN epoch ON epoch.id = board.epoch_id ${SHOWN_SCORE}
        WHERE score.position->'slice'->>'precision' = ${parameter})`,
  sourceDocument: (parameter) => `place.source = ${parameter}`,
  kind: (parameter) => `place.kind = ${parameter}`,
  since: (parameter) => `place.received >= ${parameter}::timestamptz`,
};
const KEYS = ['model', 'chip', 'framework', 'precision', 'sourceDocument', 'kind', 'since'] as const;

/** Statement parts that list what is shown to everybody; $1 is the epoch, the filter's values begin at $2. */
export interface FilteredScores {
  /** Table and conditions, after FROM, of `place` and `board`: what a list is narrowed by is read from one narrow table. */
  from: string;
  values: unknown[];
  /** Part of a statement's name: which conditions it has. */
  name: string;
}

/** Points that stand in lists, of those that a filter lets in. */
export function filteredScores(filter: ScoreFilter, epochId: number | null): FilteredScores {
  const given = KEYS.filter((key) => filter[key] !== undefined);
  const conditions = given.map((key, index) => CONDITIONS[key](`$${index + 2}`));
  return {
    from: `standing_point place CROSS JOIN ${shownEpoch('$1')} WHERE ${['place.listed', ...conditions].join(' AND ')}`,
    values: [epochId, ...given.map((key) => filter[key])],
    name: given.join('-'),
  };
}
