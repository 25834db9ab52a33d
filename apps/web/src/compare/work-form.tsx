import { compareAddress } from '../address/pages.ts';
import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import { compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { SoftForm } from '../frame/soft-form.tsx';
import type { CompareNames } from './compare-names.ts';
import { ModelField } from '../workload/question/model-field.tsx';
import { countsWords, LengthsField } from '../workload/question/lengths-field.tsx';
import { SpeedField } from '../workload/question/speed-field.tsx';

interface WorkFormProps {
  comparison: ChipComparison;
  settled: SettledView;
  names: CompareNames;
}

/** Words that the form itself has fields for; the rest of the view stays as it is. */
const FIELDS = new Set(['model', 'in', 'out', 'prec', 'chips', 'at']);

/** Model, lengths, precision, chips each and speed, each below the choices before it; a plain GET form without JavaScript. */
export function WorkForm({ comparison: { slice, choices }, settled, names }: WorkFormProps) {
  const kept = Object.entries(compareViewQuery(settled)).filter(
    ([key]) => !FIELDS.has(key) && key !== 'users',
  );
  return (
    <SoftForm
      key={JSON.stringify(slice)}
      action={compareAddress(settled.chips)}
      label="What the chips are compared at"
      verb="Compare"
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <ModelField models={names.models} chosen={slice.modelName} />
      <LengthsField lengths={choices.lengths} slice={slice} />
      <label>
        Precision
        <select name="prec" defaultValue={slice.precision}>
          {choices.precisions.map((each) => (
            <option key={each.precision} value={each.precision} disabled={each.disabled !== null}>
              {each.label}
              {countsWords(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Chips each
        <select name="chips" defaultValue={String(slice.chips)}>
          {choices.chips.map((each) => (
            <option key={each.count} value={String(each.count)} disabled={each.disabled !== null}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      <SpeedField speeds={choices.speeds} slice={slice} />
    </SoftForm>
  );
}
