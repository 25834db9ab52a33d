import { documentTextOf } from './query-text.ts';
import { chartFiles, pageAddress } from '../address/pages.ts';
import { fileQuery } from './file-query.ts';
import type { ComparisonPage } from './load-comparison.ts';
import { Section } from '../frame/section.tsx';

/** The same as JSON, and the query that gives it: it runs as it stands. */
export function QuerySection({ page }: { page: ComparisonPage }) {
  const files = chartFiles('metrics', fileQuery(page.settled), ['json', 'csv']);
  return (
    <Section
      id="query"
      title="The same for programs"
      note={
        <>
          {files.map(({ label, href }) => (
            <span key={label}>
              <a href={href}>{label}</a> ·{' '}
            </span>
          ))}
          <a href={pageAddress('developers')}>how to ask the API</a>
        </>
      }
    >
      <details>
        <summary>The query behind this page</summary>
        <pre tabIndex={0}>{documentTextOf(page)}</pre>
      </details>
    </Section>
  );
}
