import type { SimulatedEntry } from '@inferbench/graphql-documents/workload';
import { formatValue } from '@inferbench/units/format';
import { seriesOf } from '@inferbench/chart/chip-series';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { CostCell } from './cost-cell.tsx';
import { LimitsCell } from './limits-cell.tsx';
import type { TableProps } from './ranking-table.tsx';
import { SystemCell } from './system-cell.tsx';
import { ValueCell } from './value-cell.tsx';
import { bandWords, keptLoadWords, SIMULATED_VERDICT_WORDS } from './workload-words.ts';
import { Section } from '../frame/section.tsx';

const COLUMNS = [
  { head: 'System, simulated' },
  { head: 'Value', numeric: true },
  { head: 'Limits', full: true },
  { head: 'TTFT', unit: 'p50 and p95, ms', label: 'TTFT', numeric: true },
  { head: 'TPOT', unit: 'p50 and p95, ms', label: 'TPOT', numeric: true },
  { head: 'Made of', numeric: true },
] as const;

/** Longer lists are folded. */
const MOST_OPEN = 12;

/** Systems that nobody measured near the workload, served request by request in the simulator: never a place among measured ones. */
export function SimulatedSection({ ranked, series }: Pick<TableProps, 'ranked' | 'series'>) {
  const { result, request } = ranked;
  const { simulated, nearest } = result;
  if (!request.include.simulated) return null;
  return (
    <Section
      id="simulated"
      title="Simulated under your load"
      note={
        <>
          {simulated.length === 0
            ? 'No system that is sold and has a price keeps these limits in the simulator.'
            : 'Nobody measured these near your workload: each was served request by request in the simulator. They take no place among measured systems.'}{' '}
          <a href="/methodology#your-workload-ranking">How sure that is</a>
        </>
      }
    >
      {simulated.length === 0 ? null : (
        <Entries
          entries={simulated}
          ranked={ranked}
          series={series}
          caption="Simulated systems for your workload"
        />
      )}
      {nearest.length === 0 ? null : (
        <>
          <h3>Nearest to your limits</h3>
          <ul>
            {nearest.map((entry) => (
              <li key={entry.system}>
                {entry.label}: {keptLoadWords(entry)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface EntriesProps extends Pick<TableProps, 'ranked' | 'series'> {
  entries: readonly SimulatedEntry[];
  caption: string;
}

function Entries({ entries, ranked, series, caption }: EntriesProps) {
  const { result, request } = ranked;
  const longest = Math.max(...entries.map(({ interval }) => interval.high));
  const table = (
    <StackTable
      caption={caption}
      columns={COLUMNS}
      rows={entries.map((entry): Row => ({
        key: `${entry.system} ${entry.precision}`,
        className: 'kind-simulated',
        cells: [
          <span key="system">
            <SystemCell entry={entry} series={seriesOf(series, entry.chip)} />
            <span className="sub">
              {SIMULATED_VERDICT_WORDS[entry.verdict]}; {entry.basis}
              {entry.validated ? '' : '; percentile not validated'}
            </span>
          </span>,
          <ValueCell key="value" entry={entry} result={result} longest={longest} />,
          <LimitsCell key="limits" limits={entry.limits} />,
          <LatencyCell key="ttft" band={entry.ttft} />,
          <LatencyCell key="tpot" band={entry.tpot} />,
          <CostCell
            key="cost"
            entry={entry}
            request={request}
            outputTokens={result.outputTokens}
            onlyBuildUp
          />,
        ],
      }))}
    />
  );
  if (entries.length <= MOST_OPEN) return table;
  return (
    <details open>
      <summary>{entries.length} systems, best first</summary>
      {table}
    </details>
  );
}

/** Median and 95th percentile, and the band of the latter. */
function LatencyCell({ band }: { band: SimulatedEntry['ttft'] }) {
  const { p50Ms, p95Ms } = band;
  const shown = (ms: number | null) => (ms === null ? 'not known' : formatValue(ms));
  return (
    <>
      <span className="figure-value">
        {shown(p50Ms)} · {shown(p95Ms)}
      </span>
      <span className="sub">{bandWords(band)}</span>
    </>
  );
}
