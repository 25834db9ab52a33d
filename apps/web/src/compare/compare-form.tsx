import { SlicePickers } from '../board/slice-pickers.tsx';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';
import { compareAddress } from '../address/compare-request.ts';
import type { ComparePage, SystemOption } from './load-compare.ts';

/** The slice and the two systems, as a GET form. */
export function CompareForm({ page }: { page: ComparePage }) {
  const { slice, slices, a, b } = page;
  const { shown } = slice;
  return (
    <>
      <SoftForm
        // The browser keeps what was picked in a form; another pair is another form.
        key={JSON.stringify([shown, a, b])}
        className="slice pickers compare-form"
        action="/compare"
        label="Systems and slice"
      >
        <SystemPicker name="a" label="A" value={a} systems={slice.systems} />
        <SystemPicker name="b" label="B" value={b} systems={slice.systems} />
        <SlicePickers slices={slices} shown={shown} />
        <button className="main" type="submit">
          Show
        </button>
      </SoftForm>
      <p className="links">
        <a href={compareAddress({ a: b, b: a, slice: slice.address })}>Swap A and B</a>
      </p>
    </>
  );
}

interface SystemPickerProps {
  name: 'a' | 'b';
  label: string;
  value: string;
  systems: readonly SystemOption[];
}

/** Systems of the slice; one that is asked for and not in it stays, and says so. */
function SystemPicker({ name, label, value, systems }: SystemPickerProps) {
  const known = systems.some(({ slug }) => slug === value);
  const other = { value, words: value === '' ? 'none' : `${value} (not in this slice)` };
  const options = systems.map(({ slug, label: words }) => ({ value: slug, words }));
  return (
    <Picker
      id={`compare-${name}`}
      name={name}
      label={label}
      className="system-picker"
      chosen={value}
      options={known ? options : [other, ...options]}
    />
  );
}
