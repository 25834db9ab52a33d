import type { EngineVersionResult, EpochResult } from '@inferbench/graphql-documents/engine-versions';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { TableSection } from '../../frame/table-section.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { orderChanges } from '../../words/words.ts';

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
        {...eachInRow(
          versions,
          ({ engineVersion, policyVersion }) => ({
            key: `${engineVersion} ${policyVersion}`,
            id: `engine-${engineVersion}-${policyVersion}`,
          }),
          [
            ['Engine', ({ engineVersion }) => engineVersion, 'FULL'],
            ['Policy', ({ policyVersion }) => policyVersion],
            ['Results scored', ({ points }) => formatNumber(points), 'NUMBER'],
            ['First scored', ({ firstScoredAt }) => formatDate(firstScoredAt)],
            ['Last scored', ({ lastScoredAt }) => formatDate(lastScoredAt)],
            [
              'Board',
              ({ current: isShown, epochId }) =>
                isShown ? 'shown' : epochId === null ? 'without an epoch' : `epoch ${epochId}`,
            ],
            [
              'What changed on it',
              ({ epochId }) => <ChangeCell epoch={epochs.find(({ id }) => id === epochId)} />,
              'FULL',
            ],
          ],
        )}
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
