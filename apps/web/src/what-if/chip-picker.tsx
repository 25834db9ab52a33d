import type { FieldOption } from '../address/form-field.ts';

interface ChipPickerProps {
  chips: readonly FieldOption[];
  chosen: string;
  /** What is kept of the view: its operating point. */
  kept: readonly (readonly [name: string, value: string])[];
}

/** Another chip starts from its own specification; the operating point stays. */
export function ChipPicker({ chips, chosen, kept }: ChipPickerProps) {
  return (
    <form className="slice" method="get" action="/what-if" aria-label="Chip">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grow">
        <label htmlFor="chip">Start from</label>
        <select id="chip" name="chip" defaultValue={chosen}>
          {chips.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <button type="submit">Show this chip</button>
    </form>
  );
}
