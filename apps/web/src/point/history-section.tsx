import type { ScoreHistoryResult } from '@inferbench/graphql-documents/score-history';
import { formatValue } from '@inferbench/units/format';
import { TableSection } from '../frame/table-section.tsx';

const COLUMNS = [
  { head: 'Engine' },
  { head: 'Policy' },
  { head: 'Useful TOPS', unit: 'per chip', numeric: true },
  { head: 'Scored on' },
  { head: 'Hash of every input', full: true },
] as const;

/** What each engine made of the point: scores are added and never edited. Nothing where the API did not say. */
export function HistorySection({ history }: { history: ScoreHistoryResult | null }) {
  if (history === null || history.length === 0) return null;
  return (
    <TableSection
      id="history"
      title="Scores by engine version"
      note="Added by each engine and never edited; the board shows the last."
      caption="Every score of this point, oldest first"
      columns={COLUMNS}
      rows={history.map(({ engineVersion, policyVersion, usefulTops, scoredAt, inputHash }) => ({
        key: `${engineVersion} ${policyVersion}`,
        cells: [
          engineVersion,
          policyVersion,
          usefulTops === null ? 'no useful rate' : formatValue(usefulTops),
          scoredAt.slice(0, 10),
          <code key="hash">{inputHash}</code>,
        ],
      }))}
    />
  );
}
