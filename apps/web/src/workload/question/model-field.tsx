import type { FieldOption } from '../../address/form-field.ts';
import { Options } from '../../frame/picker.tsx';

const LIST = 'question-models';

/**
 * A field that takes any name of a model and offers those that have an answer. The list is the browser's own, which searches it while
 * somebody types; the server understands slugs, short names and hub names alike.
 */
export function ModelField({ models, chosen }: { models: readonly FieldOption[]; chosen: string }) {
  return (
    <label>
      Model
      <input
        name="model"
        list={LIST}
        defaultValue={chosen}
        data-refill
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <datalist id={LIST}>
        <Options of={models} />
      </datalist>
    </label>
  );
}
