import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import { formatNumber, formatRatio } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { chipAddress } from '../address/pages.ts';
import { KindMark } from '../chart/kind-mark.tsx';
import { vendorClass } from '../words/vendor-class.ts';
import { Section } from '../frame/section.tsx';

type Chips = ChipComparison['chips'];

function Swatch({ of: { vendor, older } }: { of: Pick<Chips[number], 'vendor' | 'older'> }) {
  return <span className={`swatch ${vendorClass(vendor, older)}`} />;
}

function Sides({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="scrolls" tabIndex={0} role="region" aria-label={`${label}, scrolls sideways`}>
      <table className="sides">{children}</table>
    </div>
  );
}

/** Specifications side by side: the difference of two, the ratio to the first of more. */
export function SpecsTable({ chips, specs }: Pick<ChipComparison, 'chips' | 'specs'>) {
  const isPair = chips.length === 2;
  return (
    <Section id="specs" title="Specs side by side">
      <Sides label="Specs side by side">
        <thead>
          <tr>
            <th scope="col">From datasheets{isPair ? '' : '; × the first chip'}</th>
            {chips.map((of) => (
              <th key={of.chip} scope="col" className="num">
                <Swatch of={of} />
                <a href={chipAddress(of.shortSlug)}>{of.label}</a>
              </th>
            ))}
            {isPair ? (
              <th scope="col" className="num">
                Difference
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {specs.map(({ title, cells, difference }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {chips.map(({ chip, label }, i) => (
                <td key={chip} className="num" data-label={label}>
                  {cells[i]?.words ?? <span className="missing">not published</span>}
                  {isPair || i === 0 || cells[i]?.toFirst == null ? null : (
                    <span className="sub">{formatRatio(cells[i].toFirst)} ×</span>
                  )}
                </td>
              ))}
              {isPair ? (
                <td className="num strong" data-label="difference">
                  {difference ?? ''}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Sides>
    </Section>
  );
}

export function NeedsSection({ chips, slice }: Pick<ChipComparison, 'chips' | 'slice'>) {
  return (
    <Section id="needs" title={<>Chips that {slice.modelName} needs</>}>
      <table className="sides">
        <thead>
          <tr>
            <th scope="col">Chip</th>
            <th scope="col" className="num">
              Chips
            </th>
            <th scope="col">The sum</th>
          </tr>
        </thead>
        <tbody>
          {chips.map(({ needs, ...of }) => (
            <tr key={of.chip}>
              <th scope="row">
                <Swatch of={of} />
                {of.label}
              </th>
              <td className="num strong" data-label="chips">
                {needs.chips === null ? (
                  <span className="missing">none found</span>
                ) : (
                  formatNumber(needs.chips)
                )}
              </td>
              <td data-label="the sum">{needs.words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export function BasisTable({ chips, basis }: Pick<ChipComparison, 'chips' | 'basis'>) {
  return (
    <Section
      id="basis"
      title="Measured, published, simulated"
      note="A verdict is as strong as its weaker side"
    >
      <Sides label="What the numbers rest on">
        <thead>
          <tr>
            <th scope="col">What the numbers rest on</th>
            {chips.map((of) => (
              <th key={of.chip} scope="col">
                <Swatch of={of} />
                {of.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {basis.map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {chips.map(({ chip, label }, i) => (
                <td key={chip} data-label={label} className={cells[i]?.kind == null ? 'missing' : ''}>
                  {cells[i]?.kind == null ? null : <KindMark kind={cells[i].kind} />} {cells[i]?.words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sides>
    </Section>
  );
}
