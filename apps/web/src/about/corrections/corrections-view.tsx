import { VERDICT_LIMITS } from '@inferbench/domain/submissions/correction';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Contents } from '../../frame/contents.tsx';
import { Section } from '../../frame/section.tsx';
import type { CorrectionData, CorrectionGroupData, CorrectionVerdict } from './corrections-data.ts';
import { claimsTable } from './correction-row.tsx';
import { numberWord } from '@inferbench/units/english';

const MEANINGS: Readonly<Record<CorrectionVerdict, (count: number) => string>> = {
  OK: (count) => (count === 1 ? 'holds' : 'hold'),
  MINOR: (count) => (count === 1 ? 'is slightly off' : 'are slightly off'),
  WRONG: (count) => (count === 1 ? 'is wrong' : 'are wrong'),
  UNSUPPORTED: () => 'cannot be supported',
};

/** "Three claims were checked: 1 holds, 2 are wrong. 2 of them are recomputed by our own code." */
export function correctionsSentence(claims: readonly CorrectionData[]): string {
  const counts = (['OK', 'MINOR', 'WRONG', 'UNSUPPORTED'] as const).flatMap((verdict) => {
    const count = claims.filter((claim) => claim.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${MEANINGS[verdict](count)}`];
  });
  const computed = claims.filter(({ recomputed }) => recomputed !== null).length;
  const checked = claims.length === 1 ? 'claim was' : 'claims were';
  return `${numberWord(claims.length, true)} ${checked} checked: ${counts.join(', ')}. ${computed} of them are recomputed from the catalogue by the code that scores results.`;
}

const percent = (share: number) => `${share * 100} %`;

export function CorrectionsView({ groups }: { groups: readonly CorrectionGroupData[] }) {
  return (
    <>
      <div className="head">
        <h1>Corrections</h1>
        <p className="lede">
          InferBench grew from a research text.{' '}
          {correctionsSentence(groups.flatMap(({ corrections }) => corrections))}
        </p>
        <p className="note">
          A claim holds below {percent(VERDICT_LIMITS.ok)} of deviation and is slightly off below{' '}
          {percent(VERDICT_LIMITS.minor)}; where the verdict is another one, its reason stands with it.
          Deviation is stated ÷ recomputed − 1, of a range its nearer end. An assumption is what the stated
          number comes out under. Claims are in our words.
        </p>
        <nav aria-label="Sections">
          <Contents of={groups.map(({ section, title }) => ({ id: anchorOf(section), title }))} />
        </nav>
      </div>
      {groups.map(({ section, title, corrections }) => (
        <Section key={section} id={anchorOf(section)} title={title}>
          <div className="corrections">
            <StackTable caption={title} {...claimsTable(corrections)} />
          </div>
        </Section>
      ))}
    </>
  );
}

/** Apart from the names of claims, which are anchors as well. */
function anchorOf(section: CorrectionGroupData['section']): string {
  return `section-${section.toLowerCase().replaceAll('_', '-')}`;
}
