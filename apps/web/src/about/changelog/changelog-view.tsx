import type { EngineVersionResult, EpochResult } from '@inferbench/graphql-documents/engine-versions';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { TableSection } from '../../frame/table-section.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { orderChanges } from '../../words/words.ts';

const COLUMNS = [
  { head: 'Engine', full: true },
  { head: 'Policy' },
  { head: 'Results scored', numeric: true },
  { head: 'First scored' },
  { head: 'Last scored' },
  { head: 'Board' },
  { head: 'What changed on it', full: true },
] as const;

interface ChangelogProps {
  versions: readonly EngineVersionResult[];
  epochs: readonly EpochResult[];
}

export function ChangelogView({ versions, epochs }: ChangelogProps) {
  const current = versions.find((version) => version.current);
  return (
    <>
      <PageHead title="Changelog">
        {current === undefined ? (
          'Nothing has been scored yet.'
        ) : (
          <>
            <strong>
              Engine {current.engineVersion} scores {counted(current.points, 'result')}
            </strong>{' '}
            under policy {current.policyVersion}.{' '}
            {versions.length === 1
              ? 'It is the first here: no order has changed by an engine yet. A newer one will score everything anew'
              : 'A new engine scores everything anew'}
            ; old scores stay, each under its version.
          </>
        )}
      </PageHead>
      <TableSection
        id="versions"
        title="What each engine changed"
        note={
          <>
            New results, one by one: the <a href={pageAddress('feed')}>feed</a>. Claims of our own that were
            wrong: <a href={pageAddress('corrections')}>corrections</a>.
          </>
        }
        caption="Versions of engine and policy"
        columns={COLUMNS}
        rows={versions.map((version) => ({
          key: `${version.engineVersion} ${version.policyVersion}`,
          id: `engine-${version.engineVersion}-${version.policyVersion}`,
          cells: [
            version.engineVersion,
            version.policyVersion,
            formatNumber(version.points),
            formatDate(version.firstScoredAt),
            formatDate(version.lastScoredAt),
            version.current
              ? 'shown'
              : version.epochId === null
                ? 'without an epoch'
                : `epoch ${version.epochId}`,
            <ChangeCell key="changed" epoch={epochs.find(({ id }) => id === version.epochId)} />,
          ],
        }))}
      />
    </>
  );
}

/** Orders that the epoch of an engine changed, under the anchor by which the feed names it. */
function ChangeCell({ epoch }: { epoch: EpochResult | undefined }) {
  if (epoch === undefined) return 'not shown on it';
  return <span id={`epoch-${epoch.id}`}>{changeWords(epoch)}</span>;
}

export function changeWords({ report }: Pick<EpochResult, 'report'>): string {
  if (report === null) return 'first scores: none stood before them';
  return orderChanges(report) ?? 'every board has the leader that it had';
}
