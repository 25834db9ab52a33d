import { exportFiles } from '../address/pages.ts';
import { KindWord } from '../chart/kind-mark.tsx';
import { FileLinks } from '../frame/file-links.tsx';
import { Folded } from '../frame/folded.tsx';
import { TakeAway } from '../frame/take-away.tsx';
import { EmptyRanking } from './empty-ranking.tsx';
import type { FormValues } from '../frame/form-values.ts';
import { queryOfValues } from './form-values.ts';
import type { WorkloadNames, Named } from './names.ts';
import { MissedSection, NoDataSection } from './other-groups.tsx';
import { RankingTable } from './ranking-table.tsx';
import { valuesOfWorkload } from './write-workload.ts';
import { citationOf } from './workload-citation.ts';
import { linksOfWorkload } from './workload-links.ts';
import type { Ranked } from './workload-state.ts';
import { workloadWords } from './workload-sentence.ts';
import { Section } from '../frame/section.tsx';
import { ChartSection } from '../chart/chart-section.tsx';
import { doubtsOf, priceAgainstEnergy } from './sensitivity.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';

interface ResultViewProps {
  ranked: Ranked;
  /** Form that it was asked with; links to other states start there. */
  values: FormValues;
  names: WorkloadNames;
  origin: string;
}

/** The answer in three groups that are never one list, then what it depends on. */
export function ResultView({ ranked, values, names, origin }: ResultViewProps) {
  const { result } = ranked;
  // Of what was asked, which may be older than what stands in the fields.
  const asked = valuesOfWorkload(ranked.request);
  const query = queryOfValues(asked);
  const { address, cite } = citationOf(ranked, { names, origin });
  const files = exportFiles('workload', query);
  return (
    <>
      <Section
        id="ranking"
        title="What was run near it"
        head={
          <p className="tools">
            <FileLinks files={files} />
          </p>
        }
      >
        <p className="lede">
          <strong>{result.sentence}</strong>
        </p>
        <p className="note">
          {workloadWords(ranked, names)}. Engine {result.engineVersion}, policy {result.policyVersion}.{' '}
          <a href="/methodology#your-workload-ranking">How it is ranked</a>
        </p>
        {result.ranking.length === 0 ? (
          <EmptyRanking ranked={ranked} values={values} />
        ) : (
          <>
            <RankingTable ranked={ranked} values={values} />
            <ul className="legend">
              {[...new Set(result.ranking.map(({ kind }) => kind))].map((kind) => (
                <li key={kind}>
                  <KindWord kind={kind} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Onward ranked={ranked} />
      </Section>
      <MissedSection ranked={ranked} />
      <NoDataSection ranked={ranked} />
      <Folded title="What each assumption does to the order" id="sensitivity-fold">
        <SensitivitySection ranked={ranked} chips={names.chips} query={query} />
      </Folded>
      <Folded title="Share and cite" id="share">
        <TakeAway sentence={result.sentence} permalink={address} citation={cite} files={files} />
      </Folded>
    </>
  );
}

function Onward({ ranked }: { ranked: Ranked }) {
  const links = linksOfWorkload(ranked);
  if (links === null) return null;
  return (
    <p className="links">
      {links.compare === null ? null : <a href={links.compare}>Compare the first two</a>}
      <a href={links.board}>The board of this work</a>
    </p>
  );
}

interface SensitivitySectionProps {
  ranked: Ranked;
  chips: readonly Named[];
  query: string;
}

function SensitivitySection({ ranked: { result }, chips, query }: SensitivitySectionProps) {
  const doubts = doubtsOf(result.sensitivity, chips);
  const against = priceAgainstEnergy(doubts);
  return (
    <ChartSection
      id="sensitivity"
      chart={sensitivityFigure(doubts, query)}
      notes={
        <>
          {against === null ? null : <p>{against}</p>}
          <p className="note">
            <a href="/methodology#cost-efficiency">How costs are worked out</a>
          </p>
        </>
      }
    >
      <p>
        {result.ranking.length < 2
          ? 'Fewer than two systems rank: no assumption can change their order.'
          : 'No assumption of ours is in this order: it ranks by what was measured alone.'}
      </p>
    </ChartSection>
  );
}
