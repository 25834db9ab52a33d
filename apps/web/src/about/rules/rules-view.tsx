import type { RuleFirings, RuleResult } from '@inferbench/graphql-documents/rules';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Severity } from './severity.tsx';
import { unbroken } from '../../words/numbers.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { linked } from '../../chart/table/linked.tsx';
import { numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';

const COLUMNS = [
  { head: 'Rule' },
  { head: 'Severity' },
  { head: 'What it checks', full: true },
  { head: 'Formula', full: true },
  { head: 'Speaks of', unit: 'points', numeric: true },
  { head: 'Since' },
] as const;

const MEANINGS: Readonly<Record<RuleResult['severity'], string>> = {
  REJECT: 'cannot enter',
  FLAG: 'stored, off the board until it is explained',
  WARN: 'shown beside the result',
};

/** "Nine rules: 6 reject, 2 flag, 1 warn." */
export function rulesSentence(rules: readonly RuleResult[]): string {
  const counts = (['REJECT', 'FLAG', 'WARN'] as const).flatMap((severity) => {
    const count = rules.filter((rule) => rule.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity.toLowerCase()} (${MEANINGS[severity]})`];
  });
  return `${numberWord(rules.length, true)} ${rules.length === 1 ? 'rule' : 'rules'}: ${counts.join(', ')}.`;
}

/** "182, 190 findings" where a point has several. */
export function firesWords(fires: RuleFirings | null): string {
  if (fires === null) return 'not counted just now';
  const { findings, points } = fires;
  const many = formatNumber(points);
  return findings === points ? many : `${many}, ${formatNumber(findings)} findings`;
}

interface RulesViewProps {
  rules: readonly RuleResult[];
  firings: ReadonlyMap<string, RuleFirings> | null;
}

export function RulesView({ rules, firings }: RulesViewProps) {
  return (
    <>
      <PageHead title="Rules">
        {rulesSentence(rules)} The same rules run in the command line and when a run is submitted. The last
        count is of stored points of which a rule says anything, mostly a warning: a rule that flags warns
        where less is at stake. What is rejected is not stored.
      </PageHead>
      <section aria-label="Rule catalogue">
        <StackTable
          caption="Rule catalogue"
          columns={COLUMNS}
          rows={rules.map((rule) => ({
            key: rule.id,
            id: rule.id,
            cells: [
              linked(`#${rule.id}`, <code className="unbroken">{rule.id}</code>),
              <Severity key="severity" severity={rule.severity} />,
              <>
                <strong>{rule.title}.</strong> {rule.explanation}
              </>,
              rule.formula === null ? 'none' : <code key="formula">{unbroken(rule.formula)}</code>,
              firesWords(firings?.get(rule.id) ?? null),
              rule.since,
            ],
          }))}
        />
      </section>
    </>
  );
}
