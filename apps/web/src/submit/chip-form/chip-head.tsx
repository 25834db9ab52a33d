import { ChipFamily } from '@inferbench/domain/chips/chip';
import { pageAddress } from '../../address/pages.ts';
import { FAMILY_NAMES } from '../vendor-form/family-names.ts';
import type { NewChipView } from './load-chip-form.ts';

export function ChipHead({ view: { family, form, problem } }: { view: NewChipView }) {
  const { corrects, draft } = form;
  return (
    <div className="head">
      <p className="crumb">
        <a href={pageAddress('newSubmission')}>Submit</a> / a chip
      </p>
      <h1>{corrects === null ? 'Submit a chip' : 'Correct a chip'}</h1>
      <p className="lede">
        Figures as your data sheet writes them: <b>80 GB, 3.35 TB/s, 989 TFLOPS, 700 W</b>. What you do not
        know stays empty; nothing is put in its place.
      </p>
      {problem === null ? null : (
        <div className="message warning">
          <p>{problem}</p>
        </div>
      )}
      {corrects === null && draft === null ? (
        <nav aria-label="Family">
          <ul className="pills">
            {ChipFamily.options.map((each) => (
              <li key={each}>
                <a
                  href={pageAddress('newChip', { query: { family: each } })}
                  {...(each === family ? { 'aria-current': 'page' as const } : {})}
                >
                  {FAMILY_NAMES[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p className="note">{FAMILY_NAMES[family]}</p>
      )}
      <p className="message warning without-js">
        The form of this page needs JavaScript. The command line does the same without it:{' '}
        <code>inferbench chip init --family {family} --out chip.yaml</code>, then{' '}
        <code>inferbench submit chip.yaml</code>.
      </p>
    </div>
  );
}
