import type { RuleResult } from '@inferbench/graphql-documents/rules';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { ruleAddress } from '../../address/pages.ts';
import { linked } from '../../chart/table/linked.tsx';
import { type ColumnOf, eachInRow } from '../../chart/table/table-parts.ts';
import { unbroken } from '../../words/numbers.ts';

type Shape = RuleResult['severity'] | 'PASS';

/** Shape and word say the severity; colour only repeats it. */
const SHAPES: Readonly<Record<Shape, string>> = {
  REJECT: 'M1.5 1.5h9v9h-9z',
  FLAG: 'M6 .8 11.4 10.8H.6z',
  WARN: 'M6 1 11 6 6 11 1 6z',
  PASS: 'M1.6 6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z',
};

/** Always beside a word. */
export function SeverityShape({ severity }: { severity: Shape }) {
  return (
    <svg className={`severity severity-${severity.toLowerCase()}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={SHAPES[severity]} />
    </svg>
  );
}

export function Severity({ severity }: { severity: Shape }) {
  return (
    <span className="unbroken">
      <SeverityShape severity={severity} />
      {severity.toLowerCase()}
    </span>
  );
}

type Finding = Omit<PointResult['findings'][number], 'severity'> & { severity: Shape };

/** Columns and rows of findings; those of a file have a column that names its place there. */
export function findingsTable<One extends Finding>(findings: readonly One[], places: ColumnOf<One>[] = []) {
  return eachInRow(findings, ({ rule, path, message }) => `${rule} ${path} ${message}`, [
    ['Severity', ({ severity }) => <Severity severity={severity} />],
    ['Rule', ({ rule }) => linked(ruleAddress(rule), <code className="unbroken">{rule}</code>)],
    ...places,
    ['What was found', ({ message }) => unbroken(message), 'FULL'],
    ['Value', ({ value }) => value ?? 'none'],
    ['Expected', ({ expected }) => expected ?? 'none'],
    ['What resolves it', ({ fix }) => fix ?? 'nothing to do', 'FULL'],
  ]);
}
