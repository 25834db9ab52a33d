import type { AvailableSlice } from '../board/available-slice.ts';
import { EVIDENCE_CHOICE_WORDS, EVIDENCE_CHOICES } from '../board/evidence-choice.ts';
import { SlicePickers } from '../board/slice-pickers.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import { AXIS_WORDS } from './axis-words.ts';
import { AXIS_METRICS, type AxisMetric, type ParetoRequest } from './pareto-request.ts';

interface ParetoFormProps {
  request: ParetoRequest;
  shown: AvailableSlice;
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
      <div>
        <label htmlFor="evidence">Evidence</label>
        <select id="evidence" name="evidence" defaultValue={request.evidence}>
          {EVIDENCE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {EVIDENCE_CHOICE_WORDS[choice]}
            </option>
          ))}
        </select>
      </div>
      <Axis id="x" label="Across" chosen={request.x} />
      <Axis id="y" label="Upwards" chosen={request.y} />
      <div>
        <label htmlFor="batches">Batches</label>
        <select id="batches" name="batches" defaultValue={request.allBatches ? 'all' : ''}>
          <option value="">this one</option>
          <option value="all">all of the workload</option>
        </select>
      </div>
      <button className="main" type="submit">
        Show
      </button>
    </SoftForm>
  );
}

function Axis({ id, label, chosen }: { id: 'x' | 'y'; label: string; chosen: AxisMetric }) {
  return (
    <div className="wide-axis">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={id} defaultValue={chosen}>
        {AXIS_METRICS.map((metric) => (
          <option key={metric} value={metric}>
            {AXIS_WORDS[metric]}
          </option>
        ))}
      </select>
    </div>
  );
}
