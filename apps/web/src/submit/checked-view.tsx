import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { formatUsd, formatValue } from '@inferbench/units/format';
import { findingsTable } from '../about/rules/severity.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';
import type { ContextField } from './context-field.ts';
import type { Finding } from './place-findings.ts';
import type { Accepted, Checked } from './submission-state.ts';
import { PathLink } from './mapping-view.tsx';

const ORDER = ['REJECT', 'FLAG', 'WARN'] as const;

/** Orders findings by severity, then as the rules gave them: what keeps the run out comes first. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

export function CheckedView({ checked, asked }: { checked: Checked; asked: readonly ContextField[] }) {
  const findings = checked.accepted ? checked.answer.findings : checked.findings;
  return (
    <>
      <p>{checked.accepted ? LIFECYCLE_WORDS[checked.answer.lifecycle] : checked.message}</p>
      {findings.length === 0 ? (
        <p>All checks passed.</p>
      ) : (
        <StackTable
          caption="Findings of the rules"
          {...findingsTable(bySeverity(findings), [
            ['Path', ({ path }) => <PathLink path={path} asked={asked} />],
          ])}
        />
      )}
      {checked.accepted ? <Scores answer={checked.answer} /> : null}
    </>
  );
}

/** Shows scores from the engine that scores the public pages, so that no figure can differ. */
function Scores({ answer: { scores } }: { answer: Accepted }) {
  return (
    <>
      <h3>Scores</h3>
      <StackTable
        caption="Scores by result"
        {...eachInRow(scores, (score) => score.inputHash, [
          ['Result', (_, index) => index + 1],
          ['Useful TOPS', (score) => known(score.usefulTops, formatValue), 'NUMBER', 'per chip'],
          [
            'Share of peak',
            (score) => known(score.utilisation, (share) => formatValue(share * 100)),
            'NUMBER',
            '%',
          ],
          [
            'Cost',
            (score) => known(score.usdPerMillionOutputTokens, formatUsd),
            'NUMBER',
            '$ / M output tokens',
          ],
          ['Energy', (score) => known(score.joulesPerOutputToken, formatValue), 'NUMBER', 'J / output token'],
        ])}
      />
    </>
  );
}
