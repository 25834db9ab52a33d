import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { ruleAddress } from '../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { TableSection } from '../frame/table-section.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { verdictWords } from './submission-words.ts';
import { linked } from '../chart/table/linked.tsx';

export function DecisionsSection({ decisions }: Pick<SubmissionResult['story'], 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <TableSection
      id="decisions"
      title="What reviewers decided"
      note="Seen by its organisation and by reviewers; what counts is of its present version."
      caption="What reviewers decided"
      {...eachInRow(decisions, ({ verdict, rule, at }) => `${at} ${verdict} ${rule}`, [
        ['Day', ({ at }) => formatDate(at)],
        ['What', ({ verdict }) => verdictWords(verdict)],
        [
          'About',
          ({ rule }) =>
            rule === '' ? 'the whole' : linked(ruleAddress(rule), <code className="unbroken">{rule}</code>),
        ],
        ['Why', ({ reason }) => reason, 'FULL'],
        ['Seen at version', ({ version }) => version, 'NUMBER'],
      ])}
    />
  );
}
