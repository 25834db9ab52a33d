import { pageAddress } from '../address/pages.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { NameField } from '../frame/name-field.tsx';
import { Section } from '../frame/section.tsx';

/** Two doors: the machine of one visitor as a plain form, and a result file. */
export function Doors({ chips }: Pick<SiteNames, 'chips'>) {
  return (
    <div className="two doors">
      <Section
        id="machine"
        title="One machine?"
        note="Which models fit on your card or Mac, and how fast they answer"
      >
        <form className="ask" action={pageAddress('mine')} method="get" aria-label="Your machine">
          <NameField
            name="chip"
            label="Card or machine"
            id="landing-machines"
            options={chips.map((chip) => ({ ...chip, more: chip.vendor }))}
            chosen="RTX 4090"
          />
          <button type="submit">Show models</button>
        </form>
      </Section>
      <Section
        id="file"
        title="A result file?"
        note="Is it possible, and where did the peak go? Nothing leaves your browser"
      >
        <p>
          <a className="pill" href={pageAddress('check')}>
            Check a file
          </a>
        </p>
      </Section>
    </div>
  );
}
