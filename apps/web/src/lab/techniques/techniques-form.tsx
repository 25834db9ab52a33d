import type { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { SiteNames } from '../../address/names/site-names.ts';
import { pageAddress } from '../../address/pages.ts';
import { techniquesQuery } from '../../address/techniques-request.ts';
import { NameField } from '../../frame/name-field.tsx';
import { Picker } from '../../frame/picker.tsx';
import { SoftForm } from '../../frame/soft-form.tsx';

/** The server, the lengths, and how well drafts and the cache do; a plain GET form without JavaScript. */
export function TechniquesForm({
  names: { chips, models },
  request,
}: {
  names: SiteNames;
  request: TechniquesRequest;
}) {
  const query = techniquesQuery(request);
  return (
    <SoftForm
      key={JSON.stringify(request)}
      className="ask compare-work"
      action={pageAddress('techniques')}
      label="Server"
    >
      <NameField name="model" label="Model" id="techniques-models" options={models} chosen={request.model} />
      <NameField name="chip" label="Chip" id="techniques-chips" options={chips} chosen={request.chip} />
      <Typed name="chips" label="Chips" value={query['chips']} />
      <Typed name="in" label="Prompt, tokens" value={query['in']} />
      <Typed name="out" label="Answer, tokens" value={query['out']} />
      <Typed name="right" label="Guesses right, %" value={query['right']} />
      <Typed name="cached" label="Prompt cached, %" value={query['cached']} />
      <Picker
        name="prec"
        label="Weights"
        options={PrecisionClass.options.map((each) => ({
          value: each.toLowerCase(),
          words: precisionNames(each).short,
        }))}
        chosen={request.precision.toLowerCase()}
      />
      <button type="submit">Show</button>
    </SoftForm>
  );
}

function Typed({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label>
      {label}
      <input
        name={name}
        inputMode="numeric"
        defaultValue={value}
        required
        autoComplete="off"
        maxLength={12}
      />
    </label>
  );
}
