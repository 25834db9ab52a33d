import { Kind } from '@inferbench/domain/terms/kind';
import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { includedBits, StandingInclude } from '@inferbench/domain/scores/standing';

/** Choice of values that may stand on a board; null is all that the default board shows. */
export interface EvidenceFilter {
  kinds: readonly Kind[];
  minGrade: EvidenceGrade;
  /** What stands on request only. */
  include?: readonly StandingInclude[];
}

export interface BoardSource {
  /** Goes before the statement; empty for the whole board. */
  with: string;
  /** The best value of each system. */
  table: string;
  /** Part of the names of prepared statements. */
  name: string;
}

function gradesOf({ minGrade }: EvidenceFilter): EvidenceGrade[] {
  return EvidenceGrade.options.slice(EvidenceGrade.options.indexOf(minGrade));
}

/** Whether a filter lets in what is read already. */
export function letsIn(
  filter: EvidenceFilter | null,
  { kind, evidenceGrade }: { kind: Kind; evidenceGrade: EvidenceGrade },
): boolean {
  return filter === null || (filter.kinds.includes(kind) && gradesOf(filter).includes(evidenceGrade));
}

/** The values of board_value that a filter lets in, as a condition and the part of a statement's name that says which. */
export function evidenceCondition(filter: EvidenceFilter | null): { condition: string; name: string } {
  if (filter === null) return { condition: 'listed', name: '' };
  // Both lists come from closed enums, never from a client's text, so that they may stand in the statement.
  const kinds = Kind.options.filter((kind) => filter.kinds.includes(kind));
  const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ') || 'NULL';
  const include = StandingInclude.options.filter((each) => filter.include?.includes(each));
  const bits = includedBits(include);
  const standing = bits === 0 ? 'listed' : `(listed OR ((standing & ~${bits}) = 0 AND (standing & 1) = 0))`;
  const kindBits = kinds.reduce((all, kind) => all | (1 << Kind.options.indexOf(kind)), 0);
  return {
    condition: `kind IN (${list(kinds)}) AND evidence_grade IN (${list(gradesOf(filter))}) AND ${standing}`,
    // Short: PostgreSQL cuts names at 63 characters, and two statements would be one.
    name: `-${kindBits}-${filter.minGrade}-${bits}`,
  };
}

/** The kept best of each system, or the best among the values that a filter lets in, worked out for one slice: of all boards, or of `which`. */
export function boardSource(
  filter: EvidenceFilter | null,
  sliceParameter: '$2' | '$3',
  which = 'true',
): BoardSource {
  if (filter === null) return { with: '', table: 'best_score', name: '' };
  const { condition, name } = evidenceCondition(filter);
  return {
    name,
    table: 'best',
    with: `WITH best AS MATERIALIZED (
      SELECT DISTINCT ON (metric, comparability_key, system_id) * FROM board_value
      WHERE epoch_id = $1 AND slice_id = ${sliceParameter} AND ${which} AND ${condition}
      ORDER BY metric, comparability_key, system_id, sort_value DESC, point_id)`,
  };
}
