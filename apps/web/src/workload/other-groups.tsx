import { NO_DATA_WORDS, noDataWords } from '@inferbench/domain/workload/no-data-words';
import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { TableSection } from '../frame/table-section.tsx';
import { CostCell } from './cost-cell.tsx';
import type { Ranked } from './workload-state.ts';
import { EvidenceCell, LimitsCell, SystemCell } from './system-cell.tsx';
import { distanceWords } from './workload-words.ts';
import { chipAddress, pointAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';
import { linked } from '../chart/table/linked.tsx';

const MISSED_COLUMNS = [
  { head: 'System' },
  { head: 'Limits', full: true },
  { head: 'USD', unit: 'per million output tokens', label: 'USD / M tokens', numeric: true },
  { head: 'Distance', unit: 'to your workload', label: 'Distance' },
  { head: 'Evidence', unit: 'grade', label: 'Evidence' },
] as const;

/** Systems that miss a limit: which, by how much, and how that is known. */
export function MissedSection({ ranked }: { ranked: Ranked }) {
  const { result, request } = ranked;
  const { missesLimits } = result;
  if (missesLimits.length === 0) return null;
  return (
    <TableSection
      id="misses"
      title="Systems that miss a limit"
      note="Near your workload, and over a limit that you ask for. They do not rank."
      caption="Systems that miss a limit"
      columns={MISSED_COLUMNS}
      rows={missesLimits.map((entry): Row => ({
        key: `${entry.system} ${entry.precision}`,
        className: `kind-${entry.kind.toLowerCase()}`,
        cells: [
          <SystemCell key="system" entry={entry} />,
          <LimitsCell key="limits" limits={entry.limits} />,
          <CostCell key="cost" entry={entry} request={request} outputTokens={result.outputTokens} />,
          distanceWords(entry.distance),
          <EvidenceCell key="evidence" entry={entry} />,
        ],
      }))}
    />
  );
}

const NO_DATA_COLUMNS = [
  { head: 'System' },
  { head: 'Why it does not rank', full: true },
  { head: 'Nearest point', unit: 'to your workload', label: 'Nearest point' },
] as const;

/** Longer lists are folded. */
const MOST_OPEN = 5;

/** Systems that cannot be ranked: why, and how far the nearest point is; nothing where all are. */
export function NoDataSection({ ranked: { result } }: { ranked: Ranked }) {
  const { noData } = result;
  if (noData.length === 0) return null;
  const table = (
    <StackTable
      caption="Systems that do not rank"
      columns={NO_DATA_COLUMNS}
      rows={noData.map(({ system, label, chip, reason, detail, nearestPointId, distance }): Row => ({
        key: `${system} ${detail}`,
        cells: [
          linked(chipAddress(chip), label),
          <span key="why">
            <strong>{NO_DATA_WORDS[reason]}</strong>: {detail}
          </span>,
          nearestPointId === null ? (
            <span key="none" className="missing">
              none was measured
            </span>
          ) : (
            <a key="point" href={pointAddress(nearestPointId)}>
              {distance === null ? 'point' : distanceWords(distance)}
              <span className="hidden-word">, point of {label}</span>
            </a>
          ),
        ],
      }))}
    />
  );
  return (
    <Section
      id="no-data"
      title="Systems that do not rank"
      note={`Not known is not slow: ${noDataWords(noData)}.`}
    >
      {noData.length <= MOST_OPEN ? (
        table
      ) : (
        <details>
          <summary>{noData.length} systems, each with the reason, nearest first</summary>
          {table}
        </details>
      )}
    </Section>
  );
}
