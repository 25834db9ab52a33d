import { counted } from '@inferbench/units/english';
import { pageAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { DataDictionary } from './data-dictionary.tsx';
import { WholeFiles } from './whole-files.tsx';
import { PageHead } from '../../frame/page-head.tsx';

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
            Each chart and table has its own CSV and JSON at its foot. Queries:{' '}
            <a href={pageAddress('developers')}>API</a>.
          </>
        }
      >
        <WholeFiles />
      </Section>
      <DataDictionary />
    </>
  );
}
