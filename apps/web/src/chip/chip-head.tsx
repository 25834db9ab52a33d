import { isEffective } from '@inferbench/domain/scores/standing';
import { counted } from '@inferbench/units/english';
import { pageAddress, vendorAddress } from '../address/pages.ts';
import { DeclaredNote } from './list/declared-note.tsx';
import { FAMILY_WORDS, STATUS_WORDS } from './list/chip-words.ts';
import { vendorNames } from '@inferbench/domain/catalogue/names';
import { vendorClass } from '../words/vendor-class.ts';
import type { ChipPageData } from './chip-data.ts';
import { chipSentence } from './chip-sentence.ts';

/** The long name, one sentence of what the chip is good for, and what to do with it next. */
export function ChipHead({ page }: { page: Pick<ChipPageData, 'chip' | 'others' | 'machine'> }) {
  const { chip, others, machine } = page;
  const vendor = vendorNames(chip.vendor);
  const { lead, rest } = chipSentence(chip, others, machine);
  return (
    <div className="head">
      <p className="crumb">
        <a href={pageAddress('chips')}>Chips</a> / <a href={vendorAddress(vendor.slug)}>{vendor.short}</a> /{' '}
        {chip.shortName}
      </p>
      <h1>
        <span className={`swatch ${vendorClass(vendor.short)}`} />
        {chip.longName}
      </h1>
      <p className="lede">
        <strong>{lead}</strong> {rest}
      </p>
      <p className="note">
        {[
          FAMILY_WORDS[chip.family],
          chip.year ?? 'year not published',
          chip.processNode,
          STATUS_WORDS[chip.status],
        ]
          .filter((fact) => fact !== null)
          .join(', ')}
        .
      </p>
      <p className="pills">
        {isEffective(chip.standing) ? (
          <>
            <a href={pageAddress('compare', { query: { with: chip.shortSlug } })}>Compare with…</a>
            <a href={pageAddress('whatIf', { query: { chip: chip.slug } })}>Change its spec</a>
            <a href={pageAddress('claim', { query: claimOn(chip.slug) })}>Check a claim about it</a>
          </>
        ) : null}
        {machine === null ? null : (
          <a href={pageAddress('mine', { query: { chip: chip.shortSlug } })}>
            More of it, longer text, other bits
          </a>
        )}
        <a href="#points">{counted(chip.pointsInAll, 'result')}</a>
      </p>
      <DeclaredNote entry={chip}>
        Its specification sheet, its flexibility and everything simulated here
      </DeclaredNote>
      {chip.status === 'CLAIMS_ONLY' ? (
        <div className="message warning">
          <p>Figures of this chip are the vendor’s claims. Its values are shown and never ranked.</p>
        </div>
      ) : null}
    </div>
  );
}

/** A claim to start from: a speed that few systems reach. */
function claimOn(chip: string): Record<string, string> {
  return { chip, model: 'llama-3.3-70b', tokensPerSec: '100', context: '8192', weightPrecision: 'fp8' };
}
