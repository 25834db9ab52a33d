import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import { formatNumber } from '@inferbench/units/format';
import { modelAddress } from '../address/pages.ts';
import { Section } from '../frame/section.tsx';

type Versus = NonNullable<ChipComparison['versus']>;
type Strip = Versus['strips'][number];

/** Every model that both ran, over the speed that each user gets: who leads by how much, or what else may be said. */
export function VersusSection({ versus }: { versus: Versus }) {
  const lines = [...new Set(versus.strips.map(({ at }) => at))];
  const models = new Map<string, Strip[]>();
  for (const strip of versus.strips) {
    const name = strip.modelName ?? '';
    models.set(name, [...(models.get(name) ?? []), strip]);
  }
  return (
    <Section id="models" title="All models">
      <div className="scrolls" tabIndex={0} role="region" aria-label="Models by speed, scrolls sideways">
        <table className="sides">
          <thead>
            <tr>
              <th scope="col">Output per chip</th>
              {lines.map((at) => (
                <th key={at} scope="col" className="num">
                  {formatNumber(at)} tokens/s
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...models].map(([name, strips]) => (
              <tr key={name}>
                <th scope="row">
                  <a href={modelAddress(strips[0]?.model ?? '')}>{name}</a>
                </th>
                {strips.map((strip) => (
                  <td key={strip.at} className="num" data-label={`${strip.at} tokens/s each`}>
                    <StripCell strip={strip} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {versus.reasons.length === 0 ? null : <p className="note">{versus.reasons.join(' ')}</p>}
    </Section>
  );
}

/** Word of a cell without a leader, and what it means. */
const WORDS: Readonly<Record<Strip['kind'], readonly [word: string, meaning: string]>> = {
  LEADS: ['', ''],
  LEADS_BY_STACK: ['software', 'Software and layout differ by more than the chips.'],
  CROSSES: ['mixed', 'It turns with the context.'],
  MIXED: ['mixed', 'It turns with bits, drafts, size or layout.'],
  TIED: ['tied', 'The two cannot be told apart.'],
  NONE: ['none', 'No verdict: one of the two was not run near this line.'],
};

function StripCell({ strip: { kind, leader, low, high } }: { strip: Strip }) {
  if (kind !== 'LEADS' || leader === null || low === null || high === null) {
    const [word, meaning] = WORDS[kind];
    return (
      <span className="missing" title={meaning}>
        {word}
      </span>
    );
  }
  const ends = [...new Set([low, high].map(formatNumber))];
  return (
    <>
      {leader}
      <span className="sub">{ends.join('–')}×</span>
    </>
  );
}
