import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { HOME_BITS, HOME_COUNTS, HOME_TEXTS, type MineView } from '../address/mine-request.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { pageAddress } from '../address/pages.ts';
import { NameField } from '../frame/name-field.tsx';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';

/** The machine, how many of it, how much text and how many bits; a plain GET form without JavaScript. */
export function MachineForm({ names: { chips }, view }: { names: SiteNames; view: MineView }) {
  const { request, bits } = view;
  return (
    <SoftForm
      key={JSON.stringify(request)}
      className="ask compare-work"
      action={pageAddress('mine')}
      label="Your machine"
    >
      <NameField
        name="chip"
        label="Card or machine"
        id="machines"
        options={chips.map((chip) => ({
          ...chip,
          more: `${chip.vendor}, ${chip.points === 0 ? 'simulated' : counted(chip.points, 'published point')}`,
        }))}
        chosen={request.chip}
      />
      <Picker
        name="count"
        label="How many"
        options={HOME_COUNTS.map((count) => ({
          value: String(count),
          words: count === 1 ? 'one' : String(count),
        }))}
        chosen={String(request.count)}
      />
      <Picker
        name="tokens"
        label="Text"
        options={HOME_TEXTS.map((tokens) => ({
          value: String(tokens),
          words: `${formatNumber(tokens)} tokens`,
        }))}
        chosen={String(request.tokens)}
      />
      <Picker
        name="bits"
        label="Weights"
        options={Object.keys(HOME_BITS).map((each) => ({ value: each, words: `${each} bits` }))}
        chosen={bits}
      />
      <button type="submit">Show</button>
    </SoftForm>
  );
}
