import type { ScoreHistoryResult } from '@inferbench/graphql-documents/score-history';
import { formatValue } from '@inferbench/units/format';
import { TableSection } from '../frame/table-section.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';

/** What each engine made of the point: scores are added and never edited. Nothing where the API did not say. */
export function HistorySection({ history }: { history: ScoreHistoryResult | null }) {
  if (history === null || history.length === 0) return null;
  return (
    <TableSection
      id="history"
      title="Scores by engine version"
      note="Added by each engine and never edited; the board shows the last."
      caption="Every score of this result, oldest first"
      {...eachInRow(history, ({ engineVersion, policyVersion }) => `${engineVersion} ${policyVersion}`, [
        ['Engine', ({ engineVersion }) => engineVersion],
        ['Policy', ({ policyVersion }) => policyVersion],
        [
          'Useful TOPS',
          ({ usefulTops }) => known(usefulTops, formatValue, 'no useful rate'),
          'NUMBER',
          'per chip',
        ],
        ['Scored on', ({ scoredAt }) => scoredAt.slice(0, 10)],
        ['Hash of every input', ({ inputHash }) => <code>{inputHash}</code>, 'FULL'],
      ])}
    />
  );
}
