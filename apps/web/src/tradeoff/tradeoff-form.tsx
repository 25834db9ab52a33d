import { CostBasis } from '@inferbench/domain/score';
import { TradeoffCurrency, CURRENCY_DEFINITIONS } from '@inferbench/domain/tradeoff-target';
import { counted } from '@inferbench/units/english';
import { PAGES } from '../address/pages.ts';
import { type TradeoffRequest, tradeoffWord } from '../address/tradeoff-request.ts';
import { BASIS_WORDS } from '../words/words.ts';
import { Options, Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import type { TradeoffData } from './load-tradeoff.ts';
import { sliceWords } from './tradeoff-words.ts';

const CURRENCIES = TradeoffCurrency.options.map((value) => ({
  value,
  words: `${CURRENCY_DEFINITIONS[value].best}: ${CURRENCY_DEFINITIONS[value].unit}`,
}));
const BASES = [
  { value: '', words: 'that of most systems' },
  ...CostBasis.options.map((value) => ({ value, words: BASIS_WORDS[value] })),
];

/** Slice with its counts, speed and what ranks, as a GET form; of other models those in which two kinds of chips meet. */
export function TradeoffForm({ data, request }: { data: TradeoffData; request: TradeoffRequest }) {
  const { slices, shown } = data;
  const known = slices.some((slice) => tradeoffWord(slice) === tradeoffWord(shown));
  const listed = slices.filter(({ model, chips }) => chips > 1 || model === shown.model);
  const all = known ? listed : [...listed, { ...shown, points: 0, chips: 0 }];
  const models = [...new Set(all.map(({ model }) => model))];
  return (
    <SoftForm
      key={JSON.stringify([shown, request])}
      className="slice pickers tradeoff-pickers"
      action={PAGES.pareto.path}
      label="Slice and target"
    >
      <div className="wide-picker">
        <label htmlFor="of">Model, prompt/answer tokens, precision</label>
        <select id="of" name="of" defaultValue={tradeoffWord(shown)}>
          {models.map((model) => (
            <optgroup key={model} label={model}>
              <Options
                of={all
                  .filter((slice) => slice.model === model)
                  .map((slice) => ({
                    value: tradeoffWord(slice),
                    words: `${model}, ${sliceWords(slice)}: ${counted(slice.chips, 'chip')}, ${counted(slice.points, 'point')}`,
                  }))}
              />
            </optgroup>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="at">Tokens/s per user, at least</label>
        <input id="at" name="at" inputMode="decimal" defaultValue={request.at ?? ''} />
      </div>
      <Picker name="currency" label="Rank by" options={CURRENCIES} chosen={request.currency} />
      <Picker name="basis" label="Basis of cost" options={BASES} chosen={request.basis ?? ''} />
      <button className="main" type="submit">
        Show
      </button>
    </SoftForm>
  );
}
