import { phaseWords } from '@inferbench/domain/terms/phase-words';
import type { NamedSlice } from '@inferbench/domain/terms/slice';
import type { FieldOption } from '../address/form-field.ts';
import { Picker } from '../frame/picker.tsx';
import { batchWords, contextWords, SHAPE_WORDS } from '../words/words.ts';
import type { AvailableSlice } from './slice/available-slice.ts';

type Choice = readonly [value: string | number, words: string];

/** Values of one key among the slices that exist and the one that is shown, in their own order, with how many slices have each. */
function optionsOf(values: readonly Choice[], counted: readonly Choice[]): FieldOption[] {
  const distinct = new Map(values.map(([value, words]) => [String(value), { value, words }]));
  const slices = (value: string | number) => counted.filter(([each]) => each === value).length;
  return [...distinct.values()]
    .toSorted((a, b) =>
      typeof a.value === 'number' && typeof b.value === 'number'
        ? a.value - b.value
        : a.words.localeCompare(b.words, 'en'),
    )
    .map(({ value, words }) => ({ value: String(value), words: `${words} (${slices(value) || 'none'})` }));
}

interface SlicePickersProps {
  slices: readonly AvailableSlice[];
  shown: NamedSlice;
}

/**
 * One select a key of the slice, each value with the number of slices that have it: of models all, of the rest those of the model that
 * is shown. A combination in which nothing stands answers with the nearest ones.
 */
export function SlicePickers({ slices, shown }: SlicePickersProps) {
  const all = [...slices, shown];
  const own = slices.filter(({ model }) => model.slug === shown.model.slug);
  const picker = (name: keyof NamedSlice, label: string, of: (slice: NamedSlice) => Choice) => {
    const [chosen] = of(shown);
    const className = name === 'model' ? 'wide-picker' : undefined;
    const counted = (name === 'model' ? slices : own).map(of);
    const options = optionsOf(all.map(of), counted);
    const props = { name, label, className, chosen: String(chosen), options };
    return <Picker {...props} />;
  };
  return (
    <>
      {picker('model', 'Model', ({ model }) => [model.slug, model.name])}
      {picker('phase', 'Phase', ({ phase }) => [phase, phaseWords(phase)])}
      {picker('shape', 'Shape', ({ shape }) => (shape === null ? ['', 'none'] : [shape, SHAPE_WORDS[shape]]))}
      {picker('batch', 'Batch', ({ batch }) => [batch, batchWords(batch)])}
      {picker('context', 'Context, tokens', ({ context }) => [context, contextWords(context)])}
      {picker('precision', 'Precision', ({ precision }) => [precision, precision])}
    </>
  );
}
