import type { BoardResult } from '@inferbench/graphql-documents/board';
import { RANK_METRICS, type RankMetric } from './board-request.ts';
import { contextWords, METRIC_WORDS, SHAPE_WORDS } from './words.ts';

type Slice = NonNullable<BoardResult['slice']>;

/** The slice in words and the metric to rank by; a plain GET form, so it works without JavaScript. */
export function SlicePanel({ slice, metric }: { slice: Slice; metric: RankMetric }) {
  const facts = [
    ['Model', slice.model.name],
    ['Phase', slice.phase.toLowerCase()],
    ['Shape', slice.shape ? SHAPE_WORDS[slice.shape] : 'none'],
    ['Batch', String(slice.effective.batch)],
    ['Context', `${contextWords(slice.effective.context)} tokens`],
    ['Precision', slice.precision],
  ] as const;
  const kept = [
    ['model', slice.model.slug],
    ['phase', slice.phase],
    ['shape', slice.shape],
    ['batch', slice.effective.batch],
    ['context', slice.effective.context],
    ['precision', slice.precision],
  ] as const;
  return (
    <form className="slice" method="get" action="/" aria-label="Slice">
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {kept.map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="rank-by">
        <label htmlFor="metric">Rank by</label>
        <select id="metric" name="metric" defaultValue={metric}>
          {RANK_METRICS.map((option) => (
            <option key={option} value={option}>
              {METRIC_WORDS[option].ranked}
            </option>
          ))}
        </select>
      </div>
      <button className="main" type="submit">
        Show
      </button>
    </form>
  );
}
