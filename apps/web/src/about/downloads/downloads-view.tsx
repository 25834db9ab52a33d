import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { DataDictionary } from './data-dictionary.tsx';
import { WholeFiles } from './whole-files.tsx';
import { PageHead } from '../../frame/page-head.tsx';

/** A line of the file of scores, bytes, on average. */
const BYTES_A_POINT = 880;

/** Size of the file of scores, rounded up. */
function megabytes(points: number): string {
  return formatNumber(Math.ceil((points * BYTES_A_POINT) / 1e6));
}

export function DownloadsView({ points, engine }: { points: number; engine: string }) {
  return (
    <>
      <PageHead title="Downloads">
        <strong>{counted(points, 'scored point')}</strong> in one file, under engine {engine}. Every line
        names what ran, its source and its licence.
      </PageHead>
      <Section
        id="files"
        title="Files"
        note={
          <>
            Scores and tables are Apache-2.0; figures of third parties stand under the licence of their
            publication, which each line names. The whole of the scores is about {megabytes(points)} MB as CSV
            and takes some seconds; files of one visitor come one after another. Each chart and table has its
            own CSV and JSON at its foot. Queries: <a href={pageAddress('developers')}>API</a>.
          </>
        }
      >
        <WholeFiles />
      </Section>
      <DataDictionary />
    </>
  );
}
