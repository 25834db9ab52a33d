import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { ruleAddress } from '../address/pages.ts';
import { StackTable } from '../table/stack-table.tsx';
import { formatDate } from '../words/dates.ts';
import { verdictWords } from './submission-words.ts';

const COLUMNS = [
  { head: 'Day' },
  { head: 'What' },
  { head: 'About' },
  { head: 'Why', full: true },
  { head: 'Seen at version', numeric: true },
] as const;

/** What reviewers decided, for its organisation and other reviewers. */
export function DecisionsSection({ decisions }: Pick<SubmissionResult['story'], 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <header>
        <h2 id="decisions">What reviewers decided</h2>
        <p className="note">
          Seen by its organisation and by reviewers; what counts is of its present version.
        </p>
      </header>
      <StackTable
        caption="What reviewers decided"
        columns={COLUMNS}
        rows={decisions.map(({ verdict, rule, reason, version, at }) => ({
          key: `${at} ${verdict} ${rule}`,
          cells: [
            formatDate(at.slice(0, 10)),
            verdictWords(verdict),
            rule === '' ? (
              'the whole'
            ) : (
              <a key="rule" href={ruleAddress(rule)}>
                <code className="unbroken">{rule}</code>
              </a>
            ),
            reason,
            version,
          ],
        }))}
      />
    </section>
  );
}
