import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { Picker, type PickerProps } from '../frame/picker.tsx';

/** A metric out of those that a view knows. */
export function MetricPicker({
  metrics,
  ...picker
}: Omit<PickerProps, 'options'> & { metrics: readonly Metric[] }) {
  const options = metrics.map((metric) => ({ value: metric, words: METRIC_DEFINITIONS[metric].axis }));
  return <Picker {...picker} options={options} />;
}
