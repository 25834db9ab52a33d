import type { RecheckedPoint } from '@inferbench/graphql-documents/dossier';
import { counted } from '@inferbench/units/english';
import { pointAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Section } from '../../frame/section.tsx';
import { linked } from '../../chart/table/linked.tsx';

const COLUMNS = [
  { head: 'Result' },
  { head: 'Now' },
  { head: 'Under this specification' },
  { head: 'Its rank' },
  { head: 'Findings', numeric: true },
] as const;

const VERDICTS: Readonly<Partial<Record<string, string>>> = {
  VALIDATED: 'breaks no rule',
  FLAGGED: 'is held back',
  REJECTED: 'would be refused',
};

/** What a specification that waits would change of what stands on its entry. */
export function RecheckSection({ recheck }: { recheck: readonly RecheckedPoint[] }) {
  if (recheck.length === 0) return null;
  const lost = recheck.filter(({ losesRank }) => losesRank).length;
  return (
    <Section
      id="recheck"
      title="What it would change"
      note={
        <>
          {counted(recheck.length, 'result')} checked under it; {lost === 0 ? 'none loses' : `${lost} lose`} a
          rank.
        </>
      }
    >
      <StackTable
        caption="Results under this specification"
        columns={COLUMNS}
        rows={recheck.map(({ point, verdictBefore, verdict, losesRank, findings }, n) => ({
          key: point,
          cells: [
            linked(pointAddress(point), `Result ${n + 1}`),
            VERDICTS[verdictBefore] ?? verdictBefore,
            VERDICTS[verdict] ?? verdict,
            losesRank ? 'lost' : 'kept',
            findings,
          ],
        }))}
      />
    </Section>
  );
}
