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

/** Conditions that an index of the narrow table finds, best first; chip and model have one together. */
const FOUND = ['chip', 'sourceDocument', 'model', 'framework', 'kind', 'since'] as const;
/** Columns that the indexes of a chip and of a model hold beside those that they find by. */
const HELD: ReadonlySet<string> = new Set(['model', 'framework', 'kind']);
/** Rows that a count looks at, about 50 buffers each: entries of an index, those of the wider ones, rows, and a document each for the precision. */
const LOOKED = { entries: 5_000, wide: 2_500, rows: 40, documents: 8 };

/** Statement that counts what a filter lets in, of at most `most` points that an index finds; more than that were not looked at. */
export function lookedScores(filter: ScoreFilter, epochId: number | null) {
  const given = KEYS.filter((key) => filter[key] !== undefined);
  const condition = (key: (typeof KEYS)[number]) => CONDITIONS[key](`$${given.indexOf(key) + 2}`);
  const first = FOUND.find((key) => filter[key] !== undefined);
  const isFound = (key: string) => key === first || (first === 'chip' && key === 'model');
  const found = given.filter(isFound);
  const rest = given.filter((key) => !isFound(key));
  const most = LOOKED[lookedFor(first, rest)];
  return {
    text: `SELECT count(*) FILTER (WHERE ${['true', ...rest.map(condition)].join(' AND ')})::int AS "atLeast", count(*) <= ${most} AS exact
           FROM (SELECT * FROM standing_point place WHERE ${['place.listed', ...found.map(condition)].join(' AND ')} LIMIT ${most + 1}) place
           CROSS JOIN ${shownEpoch('$1')}`,
    values: [epochId, ...given.map((key) => filter[key])],
    name: given.join('-'),
  };
}

function lookedFor(first: string | undefined, rest: readonly string[]): keyof typeof LOOKED {
  if (rest.length === 0) return 'entries';
  if (rest.includes('precision')) return 'documents';
  const isHeld = (first === 'chip' || first === 'model') && rest.every((key) => HELD.has(key));
  return isHeld ? 'wide' : 'rows';
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
