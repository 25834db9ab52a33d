import { counted } from '@inferbench/units/english';
import { pageAddress, WHOLE_FILES } from '../address/pages.ts';
import { StackTable } from '../table/stack-table.tsx';
import { Section } from '../frame/section.tsx';

const COLUMNS = [
  { head: 'File', full: true },
  { head: 'Holds', full: true },
] as const;

interface Download {
  href: string;
  holds: string;
}

/** Files with everything; each page offers its own figures besides. */
const DOWNLOADS: readonly Download[] = [
  { href: WHOLE_FILES.scoresCsv, holds: 'every result with all its figures, one a line' },
  { href: WHOLE_FILES.scoresJson, holds: 'the same as JSON, one object a line' },
  { href: WHOLE_FILES.forPrograms, holds: 'what the site holds and how to read it, for language models' },
];

/** Everything as files: where they are, what they hold, under which licence. */
export function DownloadsView({ points, engine }: { points: number; engine: string }) {
  return (
    <>
      <div className="head">
        <h1>Downloads</h1>
        <p className="lede">
          <strong>{counted(points, 'scored point')}</strong> in one file, under engine {engine}. Every line
          names its source, its licence and how it is cited.
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
        <StackTable
          caption="Files with everything"
          columns={COLUMNS}
          rows={DOWNLOADS.map(({ href, holds }) => ({
            key: href,
            cells: [
              <a key="file" href={href}>
                {href}
              </a>,
              holds,
            ],
          }))}
        />
      </Section>
    </>
  );
}
