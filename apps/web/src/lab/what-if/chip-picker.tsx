import { pageAddress } from '../../address/pages.ts';
import type { FieldOption } from '../../address/form-field.ts';
import { Picker } from '../../frame/picker.tsx';

interface ChipPickerProps {
  chips: readonly FieldOption[];
  chosen: string;
  kept: readonly (readonly [name: string, value: string])[];
}

/** Another chip starts from its own specification; the operating point stays. */
export function ChipPicker({ chips, chosen, kept }: ChipPickerProps) {
  return (
    <form className="slice" method="get" action={pageAddress('whatIf')} aria-label="Chip">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Picker name="chip" label="Start from" className="grow" options={chips} chosen={chosen} />
      <button type="submit">Show this chip</button>
    </form>
  );
}
