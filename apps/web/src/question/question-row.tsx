import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { pageAddress } from '../address/pages.ts';
import type { FieldOption } from '../address/form-field.ts';
import { SoftForm } from '../frame/soft-form.tsx';
import { lengthsChoice } from '../words/lengths.ts';
import { ModelField } from './model-field.tsx';

interface QuestionRowProps {
  chart: Pick<TradeoffChart, 'slice' | 'choices'>;
  /** Models that have an answer, each with its counts. */
  models: readonly FieldOption[];
}

const PAY_WORDS = {
  RENTED: 'rented',
  CONTRACT: 'contract',
  OWNED: 'owned',
  NONE: 'do not show',
} as const;

/** The question of the site as one row of fields, each below the choices before it; a plain GET form without JavaScript. */
export function QuestionRow({ chart: { slice, choices }, models }: QuestionRowProps) {
  return (
    <SoftForm
      key={JSON.stringify(slice)}
      className="ask"
      action={pageAddress('landing')}
      label="Your question"
    >
      <ModelField models={models} chosen={slice.modelName} />
      <label>
        Prompt and answer
        <select name="lengths" defaultValue={`${slice.inputTokens}-${slice.outputTokens}`}>
          {choices.lengths.map((each) => (
            <option
              key={each.label}
              value={`${each.inputTokens}-${each.outputTokens}`}
              disabled={each.disabled !== null}
            >
              {lengthsChoice(each)}
              {countsWords(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Speed each user sees
        <select name="at" defaultValue={String(slice.at)}>
          {choices.speeds.map(({ at, label, disabled }) => (
            <option key={at} value={String(at)} disabled={disabled !== null}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Pay by
        <select name="pay" defaultValue={slice.pay}>
          {choices.pays.map(({ pay, disabled }) => (
            <option key={pay} value={pay} disabled={disabled !== null}>
              {PAY_WORDS[pay]}
              {disabled === null ? '' : `: ${disabled}`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Answer</button>
    </SoftForm>
  );
}

/** ", 8 chips, 12 runs": what a choice leads to, before it is made. */
function countsWords({ chips, runs, disabled }: { chips: number; runs: number; disabled: string | null }) {
  if (disabled !== null) return `: ${disabled}`;
  return runs === 0 ? ' · simulated' : ` · ${chips} chips, ${runs} ${runs === 1 ? 'run' : 'runs'}`;
}
