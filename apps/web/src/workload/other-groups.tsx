import { StackTable } from '../chart/table/stack-table.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { TableSection } from '../frame/table-section.tsx';
import { CostCell } from './cost-cell.tsx';
import type { Ranked } from './workload-state.ts';
import { EvidenceCell, LimitsCell, SystemCell } from './system-cell.tsx';
import { distanceWords, REASON_WORDS } from './workload-words.ts';
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

/** Systems of which nothing near enough is known: why, and how far the nearest point is. */
export function NoDataSection({ ranked: { result } }: { ranked: Ranked }) {
  const { noData } = result;
  const table = (
    <StackTable
      caption="Systems without data near your workload"
      columns={NO_DATA_COLUMNS}
      rows={noData.map(({ system, label, chip, reason, detail, nearestPointId, distance }): Row => ({
        key: `${system} ${detail}`,
        cells: [
          linked(chipAddress(chip), label),
          <span key="why">
            <strong>{REASON_WORDS[reason]}</strong>: {detail}
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
      title={noData.length === 0 ? 'Every system is near' : 'Systems not run near your workload'}
      note={
        noData.length === 0
          ? 'Every system with a result of this model is ranked or misses a limit.'
          : 'Not known is not slow: nobody has published them at this load.'
      }
    >
      {noData.length === 0 ? null : noData.length <= MOST_OPEN ? (
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
