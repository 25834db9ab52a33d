import type { NamedSlice } from '@inferbench/domain/slice';
import { RANK_METRICS } from '@inferbench/domain/metric';
import type { AvailableSlice } from '../slice/available-slice.ts';
import { MetricPicker } from '../board/metric-picker.tsx';
import { SlicePickers } from '../board/slice-pickers.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import type { DrawnSystem } from './chosen-systems.ts';
import type { CrossoversRequest } from '../address/crossovers-request.ts';
import { SystemChoice } from './system-choice.tsx';

interface CrossoversFormProps {
  request: CrossoversRequest;
  shown: NamedSlice;
  slices: readonly AvailableSlice[];
  systems: readonly DrawnSystem[];
}

/** Slice, metric, systems and a context of one's own, as a GET form. */
export function CrossoversForm({ request, shown, slices, systems }: CrossoversFormProps) {
  return (
    <SoftForm
      key={JSON.stringify([shown, request])}
      className="slice pickers crossover-pickers"
      action="/crossovers"
      label="Slice and systems"
    >
      <SlicePickers slices={slices} shown={shown} />
      <MetricPicker
        name="metric"
        label="Compare by"
        className="rank-by"
        metrics={RANK_METRICS}
        chosen={request.metric}
      />
      <div>
        <label htmlFor="mark">Your context, tokens</label>
        <input
          id="mark"
          name="mark"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          defaultValue={request.markContext ?? ''}
        />
      </div>
      <button className="main" type="submit">
        Show
      </button>
      <SystemChoice systems={systems} chosen={request.systems} />
    </SoftForm>
  );
}
