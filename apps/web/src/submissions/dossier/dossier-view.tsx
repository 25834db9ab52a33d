import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { counted } from '@inferbench/units/english';
import { organisationAddress, pointAddress } from '../../address/pages.ts';
import { SubmissionTable } from '../../account/own-submissions/submission-table.tsx';
import { TableSection } from '../../frame/table-section.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { ComparableSection } from '../../point/comparable-section.tsx';
import { known } from '../../words/numbers.ts';
import type { DossierData } from './load-dossier.ts';
import { BesideOthers } from './beside-others.tsx';
import { Section } from '../../frame/section.tsx';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import type { RecheckedPoint } from '@inferbench/graphql-documents/dossier';
import { linked } from '../../chart/table/linked.tsx';

/** What a reviewer reads beside a revision: its figures three ways, who stands beside it, and whose it is. */
export function DossierView({ submission, dossier }: { submission: SubmissionResult; dossier: DossierData }) {
  const { points, standing, neighbours, recheck, history } = dossier;
  const { submittedBy, submitter } = submission;
  const [first] = points;
  return (
    <>
      <SideBySide points={points} />
      {first === undefined ? null : <BesideOthers point={first} neighbours={neighbours} />}
      {first === undefined ? null : <ComparableSection point={first} standing={standing} />}
      <RecheckSection recheck={recheck} />
      {history === null ? null : (
        <Section
          id="history-of"
          title={<>What {submittedBy} submitted</>}
          note={
            <>
              {counted(history.totalCount, 'submission')} that you may see, the newest ten.{' '}
              <a href={organisationAddress(submitter.slug)}>As everybody sees them</a>
            </>
          }
        >
          <SubmissionTable caption={`What ${submittedBy} submitted`} nodes={history.nodes} />
        </Section>
      )}
    </>
  );
}

const COLUMNS = [
  { head: 'Result' },
  { head: 'Declared, tokens/s per chip', numeric: true },
  { head: 'Derived, useful TOPS', numeric: true },
  { head: 'Simulated, useful TOPS', numeric: true },
  { head: 'Run ÷ simulated', numeric: true },
] as const;

/** Figures of the file, those that follow from it, and those that the simulator holds to be attainable. */
function SideBySide({ points }: { points: readonly PointResult[] }) {
  if (points.length === 0) return null;
  return (
    <TableSection
      id="side-by-side"
      title="Declared, derived, simulated"
      note="A run above what is attainable says that the run, or the simulator, is wrong."
      caption="Declared, derived and simulated figures"
      columns={COLUMNS}
      rows={points.map((point, n) => ({ key: point.id, cells: [`Result ${n + 1}`, ...cellsOf(point)] }))}
    />
  );
}

function cellsOf({ scores: { tokensPerSecPerChip, usefulTops }, split }: PointResult): string[] {
  const software = split?.software ?? null;
  return [
    known(tokensPerSecPerChip, formatValue, 'not stated'),
    known(usefulTops, formatValue, 'does not follow'),
    known(usefulTops === null ? null : software && usefulTops / software, formatValue, 'not simulated'),
    known(software, formatValue, 'not simulated'),
  ];
}

const VERDICTS: Readonly<Partial<Record<string, string>>> = {
  VALIDATED: 'breaks no rule',
  FLAGGED: 'is held back',
  REJECTED: 'would be refused',
};

/** Changes that a specification that waits would make to what stands on its entry. */
function RecheckSection({ recheck }: { recheck: readonly RecheckedPoint[] }) {
  if (recheck.length === 0) return null;
  const lost = recheck.filter(({ losesRank }) => losesRank).length;
  return (
    <TableSection
      id="recheck"
      title="What it would change"
      note={
        <>
          {counted(recheck.length, 'result')} checked under it; {lost === 0 ? 'none loses' : `${lost} lose`} a
          rank.
        </>
      }
      caption="Results under this specification"
      {...eachInRow(recheck, ({ point }) => point, [
        ['Result', ({ point }, n) => linked(pointAddress(point), `Result ${n + 1}`)],
        ['Now', ({ verdictBefore }) => VERDICTS[verdictBefore] ?? verdictBefore],
        ['Under this specification', ({ verdict }) => VERDICTS[verdict] ?? verdict],
        ['Its rank', ({ losesRank }) => (losesRank ? 'lost' : 'kept')],
        ['Findings', ({ findings }) => findings, 'NUMBER'],
      ])}
    />
  );
}
