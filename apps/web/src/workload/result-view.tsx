import { formatNumber } from '@inferbench/units/format';
import { BASIS_WORDS } from '../board/words.ts';
import { chipSeries } from '../chart/chip-series.ts';
import { Legend, type LegendItem } from '../chart/legend.tsx';
import { formatTokens } from '../words/numbers.ts';
import { EmptyRanking } from './empty-ranking.tsx';
import { type FormValues, queryOfValues } from './form-values.ts';
import type { WorkloadNames } from './names.ts';
import { MissedSection, NoDataSection } from './other-groups.tsx';
import { RankingTable } from './ranking-table.tsx';
import { SensitivitySection } from './sensitivity-section.tsx';
import { valuesOfWorkload } from './write-workload.ts';
import { linksOfWorkload } from './workload-links.ts';
import type { Ranked, WorkloadState } from './workload-state.ts';
import { RANK_BY_WORDS } from './workload-words.ts';

interface ResultViewProps {
  ranked: Ranked;
  state: WorkloadState;
  names: WorkloadNames;
  onValues: (values: FormValues) => void;
}

/** The answer in three groups that are never one list, then what it depends on. */
export function ResultView({ ranked, state, names, onValues }: ResultViewProps) {
  const { result } = ranked;
  // Of what was asked, which may be older than what stands in the fields.
  const asked = valuesOfWorkload(ranked.request);
  const query = queryOfValues(asked);
  const series = chipSeries([...result.ranking, ...result.missesLimits].map(({ chip }) => chip));
  return (
    <>
      <section aria-labelledby="ranking">
        <header>
          <h2 id="ranking">Ranking</h2>
          <p className="tools">
            <a href={`/export/workload.csv?${query}`} download>
              CSV
            </a>
            <a href={`/export/workload.json?${query}`} download>
              JSON
            </a>
          </p>
        </header>
        <p className="lede">
          <strong>{result.sentence}</strong>
        </p>
        <p className="note">{workloadWords(ranked, names)}</p>
        {result.ranking.length === 0 ? (
          <EmptyRanking ranked={ranked} values={state.values} onValues={onValues} />
        ) : (
          <>
            <RankingTable ranked={ranked} values={state.values} series={series} onValues={onValues} />
            <Legend items={LEGEND} />
          </>
        )}
        <Onward ranked={ranked} />
      </section>
      <MissedSection ranked={ranked} series={series} />
      <NoDataSection ranked={ranked} />
      <SensitivitySection ranked={ranked} chips={names.chips} query={query} />
    </>
  );
}

const LEGEND: readonly LegendItem[] = [
  { words: 'measured', mark: { kind: 'MEASURED' } },
  { words: 'published', mark: { kind: 'REPORTED' } },
  { words: 'interpolated, dotted', mark: { kind: 'INTERPOLATED' } },
  { words: 'simulated, dashed', mark: { kind: 'SIMULATED' } },
];

/** What was ranked and by what: no rank stands without it. */
export function workloadWords({ result, request }: Ranked, names: WorkloadNames): string {
  const { requests, concurrency, requestsPerSec, precision } = request;
  const model = names.models.find(({ slug }) => slug === result.model)?.name ?? result.model;
  const mean = requests.length > 1 ? ` on average over ${requests.length} shapes` : '';
  const load =
    concurrency === null
      ? `${formatNumber(requestsPerSec ?? 0)} requests a second`
      : `${formatNumber(concurrency)} in flight`;
  const basis = result.costBasis === null ? '' : `, ${BASIS_WORDS[result.costBasis]}`;
  const boundary = result.powerBoundary === null ? '' : `, power boundary ${result.powerBoundary}`;
  const by = RANK_BY_WORDS[request.metric];
  return `${model}, ${precision ?? 'any precision'}, ${formatNumber(result.inputTokens)} tokens in and ${formatNumber(result.outputTokens)} out${mean}, ${load}; an answer token attends to ${formatTokens(result.context)} on average. Ranked by ${by}${basis}${boundary}. Engine ${result.engineVersion}, policy ${result.policyVersion}.`;
}

/** Where the same question goes on. */
function Onward({ ranked }: { ranked: Ranked }) {
  const links = linksOfWorkload(ranked);
  if (links === null) return null;
  return (
    <p className="links">
      <a href={links.crossovers}>
        Crossovers of the nearest slice, {formatTokens(ranked.result.context)} tokens marked
      </a>
      {links.compare === null ? null : <a href={links.compare}>Compare the first two</a>}
      <a href={links.board}>The same slice on the board</a>
    </p>
  );
}
