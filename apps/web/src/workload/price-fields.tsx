import { chipAddress } from '../address/pages.ts';
import { type FormFields, NumberField } from './field.tsx';
import { PRICE_FIELD } from './form-values.ts';
import { chipName, type Named } from './names.ts';
import type { FormValues } from '../frame/form-values.ts';

interface PriceFieldsProps extends FormFields {
  chips: readonly Named[];
}

export function PriceFields({ chips, ...form }: PriceFieldsProps) {
  const stated = Object.keys(form.values).filter((name) => PRICE_FIELD.test(name)).length;
  const wrong = Object.keys(form.problems).some((name) => PRICE_FIELD.test(name));
  if (chips.length === 0) return null;
  return (
    // Closed, so that a step of a price below moves nothing on the page; how many there are is said.
    <details className="fold" open={wrong}>
      <summary>Your own prices per chip{stated === 0 ? '' : `: ${stated} stated`}</summary>
      <p className="hint">An empty field is the public price, as the page of the chip lists it.</p>
      {chips.map(({ slug, name }) => (
        <fieldset key={slug} className="fields price">
          <legend>
            <a href={chipAddress(slug, { section: 'prices' })}>{name}</a>
          </legend>
          <NumberField name={`hour.${slug}`} label="Rented, one chip, all in" unit="USD/h" {...form} />
          <NumberField name={`buy.${slug}`} label="Bought, one chip" unit="USD" {...form} />
        </fieldset>
      ))}
    </details>
  );
}

/** Chips whose price decides something: those that have one here, and those of the ranking. */
export function pricedChips(
  values: FormValues,
  ofRanking: readonly string[],
  chips: readonly Named[],
): Named[] {
  const stated = Object.keys(values).flatMap((name) => PRICE_FIELD.exec(name)?.[2] ?? []);
  return [...new Set([...stated, ...ofRanking])].map((slug) => ({ slug, name: chipName(slug, chips) }));
}
