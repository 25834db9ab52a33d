import { rankWords } from '@inferbench/domain/scores/ranking';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { MissedEntry, NearResult, RankedEntry } from '@inferbench/graphql-documents/workload';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Column, Row } from '../chart/table/table-parts.ts';
import { CostCell } from './cost-cell.tsx';
import type { FormValues } from '../frame/form-values.ts';
import { EvidenceCell, LimitsCell, SystemCell } from './system-cell.tsx';
import { TieRank } from './tie-rank.tsx';
import type { Ranked } from './workload-state.ts';
import { boundaryWords, distanceWords, valueWords } from './workload-words.ts';
import { addressOfValues, filled } from './form-values.ts';
import { LiveLink } from './live-link.tsx';
import { priceSteps } from './price-steps.ts';
import { pointAddress } from '../address/pages.ts';

const AFTER_COST: readonly Column[] = [
  { head: 'Distance', unit: 'to your workload', label: 'Distance' },
  { head: 'Evidence', unit: 'grade', label: 'Evidence', term: 'evidence' },
];

/** Where money ranks, its sum is the value and the next column says what it is made of. */
function columnsOf({ request: { metric }, result: { powerBoundary } }: Ranked): Column[] {
  const before: Column = { head: 'Rank and system' };
  const limits: Column = { head: 'Limits', full: true, term: 'slo' };
  const usd = {
    unit: 'per million output tokens',
    label: 'USD / M tokens',
    numeric: true,
    term: 'usdPerMtok',
  } as const;
  if (metric === 'USD_PER_MTOK')
    return [before, { head: 'USD', ...usd }, limits, { head: 'Made of', numeric: true }, ...AFTER_COST];
  const words = METRIC_DEFINITIONS[metric].axis;
  const head = words.slice(0, 1).toUpperCase() + words.slice(1);
  const value: Column = {
    head,
    numeric: true,
    ...(powerBoundary === null ? {} : { unit: boundaryWords(powerBoundary) }),
  };
  return [before, value, limits, { head: 'USD', ...usd }, ...AFTER_COST];
}

function Rank({ entry, result }: { entry: RankedEntry; result: NearResult }) {
  const tie = tieOf(entry, result.ranking);
  const tied = tie === null ? [] : [tie.entry, tie.with];
  return (
    <TieRank
      words={rankWords(entry.rank, result.ranking)}
      intervals={tied.map((each) => `${each.label}: ${intervalWords(each, result)}`)}
    />
  );
}

/** Systems that keep every limit, best first; ties share a place. */
export function RankingTable({ ranked, values }: { ranked: Ranked; values: FormValues }) {
  const { result, request } = ranked;
  const { ranking } = result;
  const longest = Math.max(...ranking.map(({ interval }) => interval.high));
  const rows = ranking.map((entry): Row => ({
    key: `${entry.system} ${entry.precision}`,
    className: `kind-${entry.kind.toLowerCase()}`,
    cells: [
      <span key="system" className="ranked-system">
        <Rank entry={entry} result={result} />
        <span>
          <SystemCell entry={entry} />
        </span>
      </span>,
      <ValueCell key="value" entry={entry} result={result} longest={longest} />,
      <LimitsCell key="limits" limits={entry.limits} />,
      <span key="cost">
        <CostCell
          entry={entry}
          request={request}
          outputTokens={result.outputTokens}
          onlyBuildUp={result.metric === 'USD_PER_MTOK'}
        />
        <PriceSteps entry={entry} result={result} values={values} />
      </span>,
      distanceWords(entry.distance),
      <EvidenceCell key="evidence" entry={entry} />,
    ],
  }));
  return (
    <StackTable
      caption={`Systems for your workload that keep every limit, ranked by ${result.unit}`}
      columns={columnsOf(ranked)}
      rows={rows}
    />
  );
}

interface PriceStepsProps {
  entry: RankedEntry;
  result: NearResult;
  values: FormValues;
}

function PriceSteps({ entry, result, values }: PriceStepsProps) {
  const steps = priceSteps(entry, result, values);
  if (steps.length === 0) return null;
  return (
    <span className="steps">
      {steps.map(({ label, name, fills }) => (
        <LiveLink key={label} href={addressOfValues(filled(values, fills))} fills={fills} label={name}>
          {label}
        </LiveLink>
      ))}
    </span>
  );
}

type Valued = Pick<MissedEntry, 'value' | 'interval' | 'kind' | 'pointIds' | 'label'>;

/** "$0.194 ($0.184 to $0.204)" */
function intervalWords({ value, interval }: Valued, { metric }: Pick<NearResult, 'metric'>): string {
  const words = (figure: number) => valueWords(metric, figure);
  return `${words(value)} (${words(interval.low)} to ${words(interval.high)}${interval.assumed ? ', assumed ±5 %' : ''})`;
}

interface ValueCellProps {
  entry: Valued;
  result: NearResult;
  /** The upper end of the longest interval: the strip's full length. */
  longest: number;
}

/** Value, its interval in words, and both on a strip from a common zero. */
function ValueCell({ entry, result, longest }: ValueCellProps) {
  const { value, interval, kind, pointIds } = entry;
  const [point] = pointIds;
  const words = (figure: number) => valueWords(result.metric, figure);
  const at = (figure: number) => `${Math.min(100, (figure / longest) * 100).toFixed(1)}%`;
  return (
    <>
      <span className="figure-value">
        {point === undefined ? words(value) : <a href={pointAddress(point)}>{words(value)}</a>}
      </span>
      <span className="sub">
        {words(interval.low)} to {words(interval.high)}
        {interval.assumed ? ', assumed' : ''}
      </span>
      <span className="strip" aria-hidden="true">
        <i
          className={`kind-${kind.toLowerCase()}`}
          style={{ left: at(interval.low), width: `calc(${at(interval.high)} - ${at(interval.low)})` }}
        />
        <b style={{ left: at(value) }} />
      </span>
    </>
  );
}

/** Two entries that share a place, or whose intervals overlap: nobody can say which is better. */
export interface Tie {
  entry: RankedEntry;
  with: RankedEntry;
}

/** The neighbour in the list whose interval overlaps; null for an entry that stands alone. */
export function tieOf(entry: RankedEntry, ranking: readonly RankedEntry[]): Tie | null {
  const index = ranking.indexOf(entry);
  const above = entry.tied ? ranking[index - 1] : undefined;
  const below = ranking[index + 1];
  const other = above ?? (below?.tied === true ? below : undefined);
  return other === undefined ? null : { entry, with: other };
}
