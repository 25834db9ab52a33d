import type { EngineVersionResult } from '@inferbench/graphql-documents/engine-versions';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { formatDate } from '@inferbench/units/dates';
import { Section } from '../../frame/section.tsx';
import { PageHead } from '../../frame/page-head.tsx';

const COLUMNS = [
  { head: 'Engine', full: true },
  { head: 'Policy' },
  { head: 'Points scored', numeric: true },
  { head: 'First scored' },
  { head: 'Last scored' },
  { head: 'Board' },
] as const;

export function ChangelogView({ versions }: { versions: readonly EngineVersionResult[] }) {
  const current = versions.find((version) => version.current);
  return (
    <>
      <PageHead title="Changelog">
        {current === undefined ? (
          'Nothing has been scored yet.'
        ) : (
          <>
            <strong>
              Engine {current.engineVersion} scores {counted(current.points, 'point')}
            </strong>{' '}
            under policy {current.policyVersion}. A new engine scores everything anew; old scores stay, each
            under its version.
          </>
        )}
      </PageHead>
      <Section
        id="versions"
        title={<>{counted(versions.length, 'version')} of the engine</>}
        note={
          <>
            The <a href={pageAddress('feed')}>feed</a> tells of new points, changed orders and corrections.
          </>
        }
      >
        <StackTable
          caption="Versions of engine and policy"
          columns={COLUMNS}
          rows={versions.map((version) => ({
            key: `${version.engineVersion} ${version.policyVersion}`,
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
            ],
          }))}
        />
      </Section>
    </>
  );
}
