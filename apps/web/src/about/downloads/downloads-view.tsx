import { counted } from '@inferbench/units/english';
import { pageAddress } from '../../address/pages.ts';
import { Section } from '../../frame/section.tsx';
import { DataDictionary } from './data-dictionary.tsx';
import { WholeFiles } from './whole-files.tsx';

export function DownloadsView({ points, engine }: { points: number; engine: string }) {
  return (
    <>
      <div className="head">
        <h1>Downloads</h1>
        <p className="lede">
          <strong>{counted(points, 'scored point')}</strong> in one file, under engine {engine}. Every line
          names what ran, its source and its licence.
        </p>
      </div>
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
