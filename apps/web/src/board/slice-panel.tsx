import { phaseWords } from '@inferbench/domain/phase-words';
import type { NamedSlice } from '@inferbench/domain/slice';
import { RANK_METRICS, type RankMetric } from '@inferbench/domain/metric';
import type { AnsweredSlice } from '@inferbench/graphql-documents/slice-fields';
import { pageAddress } from '../address/pages.ts';
import { SoftForm } from '../frame/soft-form.tsx';
import { type AvailableSlice, namedSlice } from '../slice/available-slice.ts';
import type { EvidenceChoice } from '../address/evidence-choice.ts';
import { EvidencePicker } from './evidence-picker.tsx';
import { MetricPicker } from './metric-picker.tsx';
import { SlicePickers } from './slice-pickers.tsx';
import { batchWords, contextWords, SHAPE_WORDS } from '../words/words.ts';

interface SlicePanelProps {
  slice: AnsweredSlice;
  metric: RankMetric;
  evidence: EvidenceChoice;
  /** Null where the API does not list the slices that exist: the slice is then told, not picked. */
  slices: readonly AvailableSlice[] | null;
}

/** What to show, as a plain GET form: the address is the state, and it works without JavaScript. */
export function SlicePanel({ slice, metric, evidence, slices }: SlicePanelProps) {
  const shown = namedSlice(slice);
  return (
    <SoftForm
      // The browser keeps what was picked in a form; another slice is another form.
      key={JSON.stringify([shown, metric, evidence])}
      className={slices === null ? 'slice' : 'slice pickers'}
      action={pageAddress('landing')}
      label="Slice"
    >
      {slices === null ? <Told slice={shown} /> : <SlicePickers slices={slices} shown={shown} />}
      <EvidencePicker chosen={evidence} />
      <MetricPicker
        name="metric"
        label="Rank by"
        className="rank-by"
        metrics={RANK_METRICS}
        chosen={metric}
      />
      <button className="main" type="submit">
        Show
      </button>
    </SoftForm>
  );
}

function Told({ slice }: { slice: NamedSlice }) {
  const { model, phase, shape, batch, context, precision } = slice;
  const facts = [
    ['Model', model.name],
    ['Phase', phaseWords(phase)],
    ['Shape', shape ? SHAPE_WORDS[shape] : 'none'],
    ['Batch', batchWords(batch)],
    ['Context', `${contextWords(context)} tokens`],
    ['Precision', precision],
  ] as const;
  const kept = [
    ['model', model.slug],
    ['phase', phase],
    ['shape', shape],
    ['batch', batch],
    ['context', context],
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
