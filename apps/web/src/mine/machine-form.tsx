import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { HOME_BITS, HOME_COUNTS, HOME_TEXTS, type MineView } from '../address/mine-request.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { pageAddress } from '../address/pages.ts';
import { Picker } from '../frame/picker.tsx';
import { SoftForm } from '../frame/soft-form.tsx';

const LIST = 'machines';

/** The machine, how many of it, how much text and how many bits; a plain GET form without JavaScript. */
export function MachineForm({ names: { chips }, view }: { names: SiteNames; view: MineView }) {
  const { request, bits } = view;
  const shown = chips.find(({ slug }) => slug === request.chip)?.shortName ?? request.chip;
  return (
    <SoftForm
      key={JSON.stringify(request)}
      className="ask compare-work"
      action={pageAddress('mine')}
      label="Your machine"
    >
      <label>
        Card or machine
        <input
          name="chip"
          list={LIST}
          defaultValue={shown}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
        />
      </label>
      <datalist id={LIST}>
        {chips.map(({ slug, shortName, vendor, points }) => (
          <option key={slug} value={shortName}>
            {vendor}, {points === 0 ? 'simulated' : counted(points, 'published point')}
          </option>
        ))}
      </datalist>
      <Picker
        name="count"
        label="How many"
        options={HOME_COUNTS.map((count) => ({
          value: String(count),
          words: count === 1 ? 'one of it' : `${count} of it`,
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
