import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { compareAddress } from '../address/pages.ts';
import { SoftForm } from '../frame/soft-form.tsx';
import { SpeedField } from '../workload/question/speed-field.tsx';

interface WithinFormProps {
  chart: TradeoffChart;
  settled: SettledView;
}

/** The longest wait that a reader allows, where the chart stands over a time; a speed is a field of the page. */
export function WithinForm({ chart: { slice, choices }, settled }: WithinFormProps) {
  if (slice.x === 'SPEED') return null;
  const kept = Object.entries(compareViewQuery(settled)).filter(([key]) => key !== 'x' && key !== 'within');
  return (
    <SoftForm
      key={`${slice.x} ${slice.at}`}
      className="within"
      action={compareAddress(settled.chips)}
      label="How long a user waits at most"
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SpeedField speeds={choices.speeds} slice={slice} />
      <button type="submit">Show</button>
    </SoftForm>
  );
}
