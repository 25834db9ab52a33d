import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { pageAddress } from '../../address/pages.ts';
import type { FieldOption } from '../../address/form-field.ts';
import { SoftForm } from '../../frame/soft-form.tsx';
import { ModelField } from './model-field.tsx';
import { LengthsField } from './lengths-field.tsx';
import { SpeedField } from './speed-field.tsx';

interface QuestionRowProps {
  chart: Pick<TradeoffChart, 'slice' | 'choices'>;
  /** Models that have an answer, each with its counts. */
  models: readonly FieldOption[];
}

/** The question of the site as one row of fields, each below the choices before it; a plain GET form without JavaScript. */
export function QuestionRow({ chart: { slice, choices }, models }: QuestionRowProps) {
  return (
    <SoftForm
      key={JSON.stringify(slice)}
      className="ask"
      action={pageAddress('landing')}
      label="Your question"
      verb="Answer"
    >
      <ModelField models={models} chosen={slice.modelName} />
      <LengthsField lengths={choices.lengths} slice={slice} />
      <SpeedField speeds={choices.speeds} slice={slice} />
      <label>
        Pay by
        <select name="pay" defaultValue={slice.pay}>
          {choices.pays.map(({ pay, label, disabled }) => (
            <option key={pay} value={pay} disabled={disabled !== null}>
              {label}
              {disabled === null ? '' : `: ${disabled}`}
            </option>
          ))}
        </select>
      </label>
    </SoftForm>
  );
}
