import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { counted } from '@inferbench/units/english';
import { findingsTable } from '../about/rules/severity.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { Section } from '../frame/section.tsx';

type Finding = PointResult['findings'][number];

const WORDS = { REJECT: 'refusal', FLAG: 'flag', WARN: 'warning' } as const;

/** "1 flag, 2 warnings"; severities that do not occur are not counted. */
export function findingCounts(findings: readonly Finding[]): string {
  return (['REJECT', 'FLAG', 'WARN'] as const)
    .flatMap((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length;
      return count === 0 ? [] : [counted(count, WORDS[severity])];
    })
    .join(', ');
}

export function FindingsSection({ findings }: { findings: readonly Finding[] }) {
  return (
    <Section
      id="findings"
      title="Findings"
      note="Checked against the chip’s own specification, with the same rules in the command line and on submit."
    >
      {findings.length === 0 ? (
        <p>
          All <a href="/methodology#checks">checks</a> passed.
        </p>
      ) : (
        <>
          <p>{findingCounts(findings)}.</p>
          <StackTable caption="Findings of the rules" {...findingsTable(findings)} />
        </>
      )}
    </Section>
  );
}
