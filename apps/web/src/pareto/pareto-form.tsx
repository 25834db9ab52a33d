import type { NamedSlice } from '@inferbench/domain/slice';
import type { AvailableSlice } from '../slice/available-slice.ts';
import { EvidencePicker } from '../board/evidence-picker.tsx';
import { MetricPicker } from '../board/metric-picker.tsx';
import { SlicePickers } from '../board/slice-pickers.tsx';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import { AXIS_METRICS, type ParetoRequest } from '../address/pareto-request.ts';

const BATCHES = [
  { value: '', words: 'this one' },
  { value: 'all', words: 'all of the workload' },
];

interface ParetoFormProps {
  request: ParetoRequest;
  shown: NamedSlice;
  slices: readonly AvailableSlice[];
}

/** Slice, axes, evidence, and whether batches are compared, as a GET form. */
export function ParetoForm({ request, shown, slices }: ParetoFormProps) {
  return (
    <SoftForm
      key={JSON.stringify([shown, request])}
      className="slice pickers pareto-pickers"
      action="/pareto"
      label="Slice and axes"
    >
      <SlicePickers slices={slices} shown={shown} />
      <EvidencePicker chosen={request.evidence} />
      <MetricPicker name="x" label="Across" className="wide-axis" metrics={AXIS_METRICS} chosen={request.x} />
      <MetricPicker
        name="y"
        label="Upwards"
        className="wide-axis"
        metrics={AXIS_METRICS}
        chosen={request.y}
      />
      <Picker name="batches" label="Batches" options={BATCHES} chosen={request.allBatches ? 'all' : ''} />
      <button className="main" type="submit">
        Show
      </button>
    </SoftForm>
  );
}
