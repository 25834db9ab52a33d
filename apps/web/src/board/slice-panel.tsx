import { phaseWords } from '@inferbench/domain/terms/phase-words';
import type { NamedSlice } from '@inferbench/domain/terms/slice';
import {
  type Metric,
  METRIC_DEFINITIONS,
  RANK_METRICS,
  type RankMetric,
} from '@inferbench/domain/terms/metric';
import type { AnsweredSlice } from '@inferbench/graphql-documents/slice-fields';
import { pageAddress } from '../address/pages.ts';
import { SoftForm } from '../frame/soft-form.tsx';
import { type AvailableSlice, namedSlice } from './slice/available-slice.ts';
import { EVIDENCE_CHOICE_WORDS, EVIDENCE_CHOICES, type EvidenceChoice } from '../address/evidence-choice.ts';
import { SlicePickers } from './slice-pickers.tsx';
import { batchWords, contextWords, SHAPE_WORDS } from '../words/words.ts';
import { Picker, type PickerProps } from '../frame/picker.tsx';

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

const OPTIONS = EVIDENCE_CHOICES.map((value) => ({ value, words: EVIDENCE_CHOICE_WORDS[value] }));

/** Choice of results that count, in a form of any view. */
function EvidencePicker({ chosen }: { chosen: EvidenceChoice }) {
  return <Picker name="evidence" label="Results" options={OPTIONS} chosen={chosen} />;
}

/** A metric out of those that a view knows. */
function MetricPicker({ metrics, ...picker }: Omit<PickerProps, 'options'> & { metrics: readonly Metric[] }) {
  const options = metrics.map((metric) => ({ value: metric, words: METRIC_DEFINITIONS[metric].axis }));
  return <Picker {...picker} options={options} />;
}
