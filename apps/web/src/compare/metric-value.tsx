import { keyedPart } from '@inferbench/domain/comparability';
import type { Kind } from '@inferbench/domain/kind';
import type { ComparedMetric } from '@inferbench/graphql-documents/compare';
import { ChipMark } from '../board/chip-mark.tsx';
import { KIND_WORDS, MISSING_WORDS } from '../words/words.ts';
import { metricWords } from './compare-words.ts';
import { pointAddress } from '../address/pages.ts';

interface MetricValueProps {
  compared: ComparedMetric;
  side: 'a' | 'b';
  kind: Kind;
}

/** A metric of one of the two: value with its kind and point, interval, rank and key; or why there is none. */
export function MetricValue({ compared, side, kind }: MetricValueProps) {
  const { value, pointId, missing, missingText } = compared[side];
  if (value === null)
    return (
      <>
        <span className="missing">{missing === null ? 'missing' : MISSING_WORDS[missing]}</span>
        {missingText === null ? null : <span className="sub">{missingText}</span>}
      </>
    );
  const leads = compared.better === (side === 'a' ? 'A' : 'B');
  const words = metricWords(compared.metric, value);
  return (
    <>
      <span className={leads ? 'value leads' : 'value'}>
        <ChipMark series={side === 'a' ? 0 : 1} kind={kind} />
        <span className="hidden-word">{KIND_WORDS[kind]} </span>
        {pointId === null ? words : <a href={pointAddress(pointId)}>{words}</a>}
      </span>
      <span className="sub">{intervalWords(compared, side)}</span>
      <span className="sub">{standingWords(compared[side])}</span>
    </>
  );
}

function intervalWords({ metric, ...sides }: ComparedMetric, side: 'a' | 'b'): string {
  const { interval } = sides[side];
  if (interval === null || interval.low === interval.high) return '';
  const ends = `${metricWords(metric, interval.low)} to ${metricWords(metric, interval.high)}`;
  return interval.assumed ? `${ends}, assumed` : ends;
}

/** "rank 2 · device sensor": the place in the slice, and the basis or boundary under which it is one. */
function standingWords({ rank, comparabilityKey }: ComparedMetric['a']): string {
  const part = comparabilityKey === null ? null : keyedPart(comparabilityKey);
  const key = part === null ? [] : [part.toLowerCase().replaceAll('_', ' ')];
  return [...(rank === null ? [] : [`rank ${rank}`]), ...key].join(' · ');
}
