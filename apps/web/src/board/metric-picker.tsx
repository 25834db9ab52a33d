import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';

interface MetricPickerProps<Choice extends Metric> {
  /** Key in the address. */
  name: string;
  label: string;
  className: string;
  options: readonly Choice[];
  chosen: Choice;
}

/** A metric out of those that a view knows. */
export function MetricPicker<Choice extends Metric>({
  name,
  label,
  className,
  options,
  chosen,
}: MetricPickerProps<Choice>) {
  return (
    <div className={className}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        {options.map((metric) => (
          <option key={metric} value={metric}>
            {METRIC_DEFINITIONS[metric].axis}
          </option>
        ))}
      </select>
    </div>
  );
}
