import { chipAddress } from '../address/pages.ts';
import { Options } from '../frame/picker.tsx';
import { CHIP_MODELS } from './chip-models.ts';

/** The model of the simulated sections, as a GET form that returns to its own section. */
export function ModelChoice({ id, slug, model }: { id: string; slug: string; model: string }) {
  return (
    <form action={chipAddress(slug, { section: id })} className="model-choice">
      <label htmlFor={`${id}-model`}>Model</label>
      <select id={`${id}-model`} name="model" defaultValue={model}>
        <Options of={CHIP_MODELS.map(({ slug: value, name: words }) => ({ value, words }))} />
      </select>
      <button type="submit">Show</button>
    </form>
  );
}
