import { type ChoiceMetric, RANKED_BY } from '../words/words.ts';

interface MetricPickerProps<Choice extends ChoiceMetric> {
  /** Key in the address. */
  name: string;
  label: string;
  className: string;
  options: readonly Choice[];
  chosen: Choice;
}

/** A metric out of those that a view knows. */
export function MetricPicker<Choice extends ChoiceMetric>({
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
            {RANKED_BY[metric]}
          </option>
        ))}
      </select>
    </div>
  );
}
