import type { BoardResult } from '@inferbench/graphql-documents/board';
import { SoftForm } from '../frame/soft-form.tsx';
import type { AvailableSlice } from './available-slice.ts';
import { RANK_METRICS, type RankMetric } from './board-request.ts';
import { EVIDENCE_CHOICE_WORDS, EVIDENCE_CHOICES, type EvidenceChoice } from './evidence-choice.ts';
import { SlicePickers } from './slice-pickers.tsx';
import { contextWords, METRIC_WORDS, SHAPE_WORDS } from './words.ts';

type Slice = NonNullable<BoardResult['slice']>;

interface SlicePanelProps {
  slice: Slice;
  metric: RankMetric;
  evidence: EvidenceChoice;
  /** Null where the API does not list the slices that exist: the slice is then told, not picked. */
  slices: readonly AvailableSlice[] | null;
  systems: number;
}

/** What to show, as a plain GET form: the address is the state, and it works without JavaScript. */
export function SlicePanel({ slice, metric, evidence, slices, systems }: SlicePanelProps) {
  const { model, phase, shape, precision, effective } = slice;
  const shown = { model, phase, shape, precision, ...effective, systems };
  return (
    <SoftForm
      // The browser keeps what was picked in a form; another slice is another form.
      key={JSON.stringify([shown, metric, evidence])}
      className={slices === null ? 'slice' : 'slice pickers'}
      action="/"
      label="Slice"
    >
      {slices === null ? <Told slice={slice} /> : <SlicePickers slices={slices} shown={shown} />}
      <div>
        <label htmlFor="evidence">Evidence</label>
        <select id="evidence" name="evidence" defaultValue={evidence}>
          {EVIDENCE_CHOICES.map((option) => (
            <option key={option} value={option}>
              {EVIDENCE_CHOICE_WORDS[option]}
            </option>
          ))}
        </select>
      </div>
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
    </SoftForm>
  );
}

function Told({ slice }: { slice: Slice }) {
  const { model, phase, shape, precision, effective } = slice;
  const facts = [
    ['Model', model.name],
    ['Phase', phase.toLowerCase()],
    ['Shape', shape ? SHAPE_WORDS[shape] : 'none'],
    ['Batch', String(effective.batch)],
    ['Context', `${contextWords(effective.context)} tokens`],
    ['Precision', precision],
  ] as const;
  const kept = [
    ['model', model.slug],
    ['phase', phase],
    ['shape', shape],
    ['batch', effective.batch],
    ['context', effective.context],
    ['precision', precision],
  ] as const;
  return (
    <>
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
    </>
  );
}
