import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { ruleAddress } from '../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { TableSection } from '../frame/table-section.tsx';
import { verdictWords } from './submission-words.ts';
import { linked } from '../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'Day' },
  { head: 'What' },
  { head: 'About' },
  { head: 'Why', full: true },
  { head: 'Seen at version', numeric: true },
] as const;

export function DecisionsSection({ decisions }: Pick<SubmissionResult['story'], 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <TableSection
      id="decisions"
      title="What reviewers decided"
      note="Seen by its organisation and by reviewers; what counts is of its present version."
      caption="What reviewers decided"
      columns={COLUMNS}
      rows={decisions.map(({ verdict, rule, reason, version, at }) => ({
        key: `${at} ${verdict} ${rule}`,
        cells: [
          formatDate(at),
          verdictWords(verdict),
          rule === '' ? 'the whole' : linked(ruleAddress(rule), <code className="unbroken">{rule}</code>),
          reason,
          version,
        ],
      }))}
    />
  );
}
