import { chartFiles, pageAddress } from '../address/pages.ts';
import { comparisonCharts } from './comparison-charts.ts';
import type { ComparisonPage } from './load-comparison.ts';
import { Section } from '../frame/section.tsx';

/** The same as JSON, and the query that gives it: it runs as it stands. */
export function QuerySection({ page }: { page: ComparisonPage }) {
  const files = chartFiles('metrics', comparisonCharts(page).metrics.query, ['json', 'csv']);
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

/** A query for the verdicts, specifications and bases of this very view, with its variables in place. */
function documentTextOf({ comparison, view }: Pick<ComparisonPage, 'comparison' | 'view'>): string {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach, at, pay } = comparison.slice;
  const chips = view.chips.map(({ slug }) => JSON.stringify(slug)).join(', ');
  return `{
  chipComparison(request: {
    chips: [${chips}], model: ${JSON.stringify(model)}, inputTokens: ${inputTokens}, outputTokens: ${outputTokens},
    precision: ${precision}, chipsEach: ${chipsEach}, at: ${at}, pay: ${pay}
  }) {
    ... on ChipComparison {
      title lede
      chips { label calibrated needs { chips words } }
      metrics { title unit figures { value low high kind words } verdict { kind leader text } }
      sideBySide { title sentence rows { title unit basis figures { value low high words } verdict { text } } }
      specs { title cells { words toFirst } difference }
      basis { title cells { kind words } }
    }
    ... on SimulationRefused { code message path fix }
  }
}`;
}
