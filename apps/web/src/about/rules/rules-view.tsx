import type { RuleFirings, RuleResult } from '@inferbench/graphql-documents/rules';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { TableSection } from '../../frame/table-section.tsx';
import { Severity } from './severity.tsx';
import { unbroken } from '../../words/numbers.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { linked } from '../../chart/table/linked.tsx';
import { numberWord } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';

/** Subjects of the rules by the first part of their names, in the order in which a result meets them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  SCHEMA: 'Is it a result file',
  CTX: 'What is stated beside the file',
  SPEC: 'Chips and models that somebody declares',
  ACC: 'Does it add up',
  STAT: 'Is it large enough',
  PHYS: 'Is it possible',
  TECH: 'Techniques that change what is measured',
  QUAL: 'Quality of the answers',
  DUP: 'Counted once',
  OUT: 'Beside what others reached',
};

const MEANINGS: Readonly<Record<RuleResult['severity'], (count: number) => string>> = {
  REJECT: (count) => `${count} ${count === 1 ? 'refuses' : 'refuse'} a result (it cannot enter)`,
  FLAG: (count) =>
    `${count} ${count === 1 ? 'holds' : 'hold'} it back (stored, off the board until it is explained)`,
  WARN: (count) => `${count} ${count === 1 ? 'warns' : 'warn'} (shown beside the result)`,
};

/** "Nine rules: 6 refuse a result, 2 hold it back, 1 warns." */
export function rulesSentence(rules: readonly RuleResult[]): string {
  const counts = (['REJECT', 'FLAG', 'WARN'] as const).flatMap((severity) => {
    const count = rules.filter((rule) => rule.severity === severity).length;
    return count === 0 ? [] : [MEANINGS[severity](count)];
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
        count is of stored results of which a rule says anything, mostly a warning: a rule that flags warns
        where less is at stake. What is rejected is not stored.
      </PageHead>
      {rulesBySubject(rules).map(({ subject, own }) => (
        <TableSection
          key={subject}
          id={`rules-${subject.toLowerCase()}`}
          title={SUBJECTS[subject] ?? subject}
          caption={SUBJECTS[subject] ?? subject}
          {...eachInRow(own, ({ id }) => ({ key: id, id }), [
            ['Rule', ({ id }) => linked(`#${id}`, <code className="unbroken">{id}</code>)],
            ['Severity', ({ severity }) => <Severity severity={severity} />],
            ['What it checks', checkCell, 'FULL'],
            ['Speaks of', ({ id }) => firesWords(firings?.get(id) ?? null), 'NUMBER', 'results'],
            ['Since', ({ since }) => since],
          ])}
        />
      ))}
    </>
  );
}

/** Rules by the first part of their names, in the order in which these come first. */
function rulesBySubject(rules: readonly RuleResult[]) {
  const subjectOf = ({ id }: RuleResult) => id.split('-')[0] ?? id;
  return [...new Set(rules.map(subjectOf))].map((subject) => ({
    subject,
    own: rules.filter((rule) => subjectOf(rule) === subject),
  }));
}

function checkCell({ title, explanation, formula }: RuleResult) {
  return (
    <>
      <strong>{title}.</strong> {explanation}
      {formula === null ? null : (
        <span className="sub">
          <code>{unbroken(formula)}</code>
        </span>
      )}
    </>
  );
}
