import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { BoardEdge } from '@inferbench/graphql-documents/board';
import { formatNumber } from '@inferbench/units/format';
import { chipAddress } from '../address/pages.ts';
import { stackWords } from '../words/words.ts';
import { WhoseMarks } from '../words/whose/whose-marks.tsx';
import { whoseWords } from '../words/whose/whose-words.ts';
import type { ShownEdge } from './examples.ts';
import { DeclaredPrecision } from './declared-precision.tsx';
import { ChipMark } from './chip-mark.tsx';

/** Cell that says which system it is: its chip with the mark of its figures, its stack, its size, and the load. */
export function SystemCell({ edge, series }: { edge: ShownEdge; series: number }) {
  const { system, point, profile } = edge.node;
  return (
    <th scope="row" role="rowheader" className="c-system">
      <span className="system">
        <ChipMark series={series} kind={point.kind} />
        <a href={chipAddress(system.chip.slug)}>{system.chip.shortName}</a>
        <span className="hidden-word">, {KIND_WORDS[point.kind]}</span>
      </span>{' '}
      {point.example ? <span className="tag">example</span> : null}
      <DeclaredPrecision basis={point.precisionBasis} />
      <WhoseMarks {...point} chip={{ slug: system.chip.slug, standing: point.specificationStanding }} />
      <span className="sub">
        {stackWords(system.framework)}
        {point.frameworkVersion ? ` ${point.frameworkVersion}` : ''} · {system.chips}{' '}
        {system.chips === 1 ? 'chip' : 'chips'}
        {profile.specialist ? <SpecialistLabel profile={profile} /> : null}
      </span>
      <span className="sub">{loadWords(point)}</span>
      <span className="sub">{whoseWords(point)}</span>
    </th>
  );
}

/** Far apart in the four metrics: the definition in the title, for everybody. */
function SpecialistLabel({ profile: { spread, fieldSize } }: { profile: BoardEdge['node']['profile'] }) {
  const definition = `Its best and its worst rank over useful TOPS, cost, energy and flexibility lie ${spread ?? 0} apart, more than half of the ${fieldSize} systems.`;
  return (
    <>
      {' · '}
      <abbr title={definition}>specialist</abbr>
      <span className="hidden-word">: {definition}</span>
    </>
  );
}

/** "1,024 in, 1,024 out · batch 16"; images have no lengths. */
function loadWords({ inputTokens, outputTokens, batch, batchBasis }: BoardEdge['node']['point']): string {
  const lengths =
    inputTokens === null ? [] : [`${formatNumber(inputTokens)} in, ${formatNumber(outputTokens ?? 0)} out`];
  const basis = batchBasis === 'STATIC' || batchBasis === null ? '' : ` ${batchBasis.toLowerCase()}`;
  const size = batch === null ? [] : [`batch ${formatNumber(batch)}${basis}`];
  return [...lengths, ...size].join(' · ');
}
