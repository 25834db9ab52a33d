import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import { Term } from '../glossary/term.tsx';
import { type FormFields, NumberField } from './field.tsx';
import { OWNERSHIP_FIELDS } from './ownership-field-names.ts';

const FIGURES: readonly { key: keyof OwnershipAssumptions; label: string; unit: string }[] = [
  { key: 'usdPerKwh', label: 'Electricity', unit: 'USD/kWh' },
  { key: 'pue', label: 'PUE: facility power ÷ IT power', unit: '×' },
  { key: 'years', label: 'Years of use', unit: 'years' },
  { key: 'availability', label: 'Share of time that it is up', unit: '0 to 1' },
  { key: 'capitalOverhead', label: 'Server on top of the chips', unit: '× chips' },
  { key: 'hostWattsPerChip', label: 'Host power', unit: 'W per chip' },
  { key: 'hostingUsdPerHour', label: 'Hosting, all chips', unit: 'USD/h' },
];

/** What owning costs beside the chips, folded, with the figures that hold where nothing is stated. */
export function OwnershipFields({ policy, ...form }: FormFields & { policy: OwnershipAssumptions }) {
  return (
    <details className="fold" open={Object.values(OWNERSHIP_FIELDS).some((name) => name in form.values)}>
      <summary>Electricity, PUE and other costs of owning</summary>
      <fieldset className="fields">
        <legend>
          Of owned systems, with <Term of="pue" />; an empty field is the{' '}
          <a href="/methodology#cost-efficiency">scoring policy’s</a>
        </legend>
        {FIGURES.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            name={OWNERSHIP_FIELDS[key]}
            label={label}
            unit={unit}
            hint={`Policy: ${policy[key]}`}
            {...form}
          />
        ))}
      </fieldset>
    </details>
  );
}
