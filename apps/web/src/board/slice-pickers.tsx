import type { NamedSlice } from '@inferbench/domain/slice';
import { contextWords, SHAPE_WORDS } from '../words/words.ts';
import type { AvailableSlice } from '../slice/available-slice.ts';

interface Option {
  value: string;
  words: string;
}

/** Values of one key among the slices that exist and the one that is shown, in their own order. */
function optionsOf(values: readonly (readonly [string | number, string])[]): Option[] {
  const distinct = new Map(values.map(([value, words]) => [String(value), { value, words }]));
  return [...distinct.values()]
    .toSorted((a, b) =>
      typeof a.value === 'number' && typeof b.value === 'number'
        ? a.value - b.value
        : a.words.localeCompare(b.words, 'en'),
    )
    .map(({ value, words }) => ({ value: String(value), words }));
}

interface SlicePickersProps {
  slices: readonly AvailableSlice[];
  shown: NamedSlice;
}

/** One select a key of the slice; a combination in which nothing stands answers with the nearest ones. */
export function SlicePickers({ slices, shown }: SlicePickersProps) {
  const all = [...slices, shown];
  const pickers: { name: keyof NamedSlice; label: string; value: string | number; options: Option[] }[] = [
    {
      name: 'model',
      label: 'Model',
      value: shown.model.slug,
      options: optionsOf(all.map(({ model }) => [model.slug, model.name])),
    },
    {
      name: 'phase',
      label: 'Phase',
      value: shown.phase,
      options: optionsOf(all.map(({ phase }) => [phase, phase.toLowerCase()])),
    },
    {
      name: 'shape',
      label: 'Shape',
      value: shown.shape ?? '',
      options: optionsOf(
        all.map(({ shape }) => (shape === null ? ['', 'none'] : [shape, SHAPE_WORDS[shape]])),
      ),
    },
    {
      name: 'batch',
      label: 'Batch',
      value: shown.batch,
      options: optionsOf(all.map(({ batch }) => [batch, String(batch)])),
    },
    {
      name: 'context',
      label: 'Context, tokens',
      value: shown.context,
      options: optionsOf(all.map(({ context }) => [context, contextWords(context)])),
    },
    {
      name: 'precision',
      label: 'Precision',
      value: shown.precision,
      options: optionsOf(all.map(({ precision }) => [precision, precision])),
    },
  ];
  return pickers.map(({ name, label, value, options }) => (
    <div key={name} className={name === 'model' ? 'wide-picker' : undefined}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={String(value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  ));
}
