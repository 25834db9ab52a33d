import type { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { SiteNames } from '../../address/names/site-names.ts';
import { pageAddress } from '../../address/pages.ts';
import { techniquesQuery } from '../../address/techniques-request.ts';
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
      <Named name="model" label="Model" list={models} chosen={request.model} />
      <Named name="chip" label="Chip" list={chips} chosen={request.chip} />
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

interface NamedProps {
  name: string;
  label: string;
  list: readonly { slug: string; shortName: string }[];
  chosen: string;
}

function Named({ name, label, list, chosen }: NamedProps) {
  const id = `techniques-${name}`;
  return (
    <>
      <label>
        {label}
        <input
          name={name}
          list={id}
          defaultValue={list.find(({ slug }) => slug === chosen)?.shortName ?? chosen}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
        />
      </label>
      <datalist id={id}>
        {list.map(({ slug, shortName }) => (
          <option key={slug} value={shortName}>
            {shortName}
          </option>
        ))}
      </datalist>
    </>
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
