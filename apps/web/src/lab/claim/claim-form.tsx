import { pageAddress } from '../../address/pages.ts';
import { EngineForm, type LiveFormProps } from '../../engine/engine-form.tsx';
import type { FormField } from '../../address/form-field.ts';

interface ClaimFormProps extends LiveFormProps {
  fields: readonly FormField[];
}

/** What every claim says; the rest is folded until it is stated. */
const ALWAYS: ReadonlySet<string> = new Set([
  'tokensPerSec',
  'context',
  'chip',
  'model',
  'chips',
  'batch',
  'weightPrecision',
]);

export function ClaimForm({ fields, ...form }: ClaimFormProps) {
  const more = fields.filter(({ name }) => !ALWAYS.has(name));
  const stated = more.some(({ value, problem }) => value !== '' || problem !== null);
  const back = <a href={pageAddress('claim')}>Back to the example</a>;
  return (
    <EngineForm page="claim" label="Claim" verb="Check" back={back} {...form}>
      {(shown) => (
        <fieldset>
          <legend>The claim</legend>
          {shown(fields.filter(({ name }) => ALWAYS.has(name)))}
          <details className="wide" open={stated || undefined}>
            <summary>More that a claim can say</summary>
            <div className="inner-questions">{shown(more)}</div>
          </details>
        </fieldset>
      )}
    </EngineForm>
  );
}
