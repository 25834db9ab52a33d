import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { saidWords } from '@inferbench/domain/submissions/tester';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { type Fact, Facts } from '../frame/facts.tsx';
import { known } from '../words/numbers.ts';
import { EvidenceBadge } from '../words/evidence-badge.tsx';
import { whoseMarks } from '../words/whose/whose-marks.tsx';
import { whoseWords } from '../words/whose/whose-words.ts';
import { BASIS_WORDS, BOUNDARY_WORDS } from '../words/words.ts';
import { tpotWords } from './point-words.ts';
import { declaredPrecision, type PrecisionBasis } from '@inferbench/domain/terms/precision-basis';

export function Badges({ point }: { point: PointResult }) {
  const { test } = point.provenance;
  const said = test === null ? null : saidWords(test);
  return (
    <p className="badges">
      <EvidenceBadge grade={point.evidenceGrade} kind={point.kind} />
      {/* The badge of a published figure says its kind. */}
      {point.kind === 'REPORTED' ? null : <span className="tag">{KIND_WORDS[point.kind]}</span>}
      {point.example ? <span className="tag">example, not measured on hardware</span> : null}
      {whoseMarks({
        ...point,
        chip: { slug: point.system.chip.slug, standing: point.specificationStanding },
      })}
      <DeclaredPrecision basis={point.precisionBasis} />
      <span className="tag">{standing(point)}</span>
      <span className="tag">{whoseWords(point)}</span>
      {said === null ? null : <span className="tag">{said}</span>}
      <span className="tag">received {point.provenance.receivedAt.slice(0, 10)}</span>
      <span className="tag">
        {point.powerBoundary === null
          ? 'no power'
          : `power: ${BOUNDARY_WORDS[point.powerBoundary] ?? point.powerBoundary}`}
      </span>
    </p>
  );
}

function standing({ lifecycle, unranked, slice }: PointResult): string {
  if (lifecycle === 'FLAGGED') return 'flagged, off the board';
  if (lifecycle === 'SUPERSEDED') return 'replaced, never ranks';
  if (unranked?.reason === 'PROVISIONAL' && slice !== null) return 'passed the rules, no rank yet';
  return unranked !== null || slice === null ? 'shown, never ranked' : 'ranked';
}

/** Four metrics, each with the figure that people read it as. */
export function Headline({ point }: { point: PointResult }) {
  const { scores, kvPressure } = point;
  const { utilisation, usdPerMillionOutputTokens: usd, joulesPerOutputToken: joules } = scores;
  const basis = scores.costs[0]?.basis;
  const tops = scores.metrics.find(({ metric }) => metric === 'USEFUL_TOPS')?.interval;
  const facts = [
    [
      'Useful TOPS, per chip',
      scores.usefulTops,
      utilisation === null
        ? 'no time of this work'
        : `${formatPercent(utilisation)} of peak${tops ? ` · ${formatValue(tops.low)} to ${formatValue(tops.high)}${tops.assumed ? ' assumed' : ''}` : ''}`,
    ],
    [
      'Useful TOPS per USD/h',
      scores.costEfficiency,
      usd === null
        ? 'no price'
        : `${formatUsd(usd)} / M tokens${basis === undefined ? '' : `, ${BASIS_WORDS[basis]}`}`,
    ],
    [
      'Useful TOPS per W',
      scores.energyEfficiency,
      joules === null ? 'no power data' : `${formatValue(joules)} J/token`,
    ],
    [
      'Tokens/s per user',
      scores.tokensPerSecPerUser,
      scores.tokensPerSecPerUser === null ? 'no TPOT' : `1 ÷ ${tpotWords(point.latency.tpot)} TPOT`,
    ],
  ] as const;
  return (
    <Facts
      of={[
        ...facts.map(([term, value, detail]): Fact => [term, known(value, formatValue, 'missing'), detail]),
        ...(kvPressure === null ? [] : [pressureFact(kvPressure)]),
      ]}
    />
  );
}

/** How full the caches make the memory at the point's batch and context. */
function pressureFact({
  kvPressure,
  maxBatch,
  batchHalvesAtContext,
}: NonNullable<PointResult['kvPressure']>): Fact {
  const halves =
    batchHalvesAtContext === null ? '' : `, half of that at ${formatNumber(batchHalvesAtContext)} tokens`;
  return [
    'KV pressure',
    known(kvPressure, formatPercent, 'weights alone do not fit'),
    `of the memory beside the weights; at most ${formatNumber(maxBatch)} requests at this context${halves}`,
  ];
}

/** The mark of a result whose precision only its submitter declares. */
function DeclaredPrecision({ basis }: { basis: PrecisionBasis }) {
  const mark = declaredPrecision(basis);
  if (mark === null) return null;
  return (
    <abbr className="tag" title={mark.title}>
      {mark.words}
    </abbr>
  );
}
