import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import { exportFiles } from '../address/pages.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { citation, pointTitle } from './point-words.ts';

export function PointTakeAway({ point, address }: { point: PointResult; address: string }) {
  const tops = point.scores.metrics.find(({ metric }) => metric === 'USEFUL_TOPS');
  const kind = point.kind === 'REPORTED' ? 'published' : 'measured';
  const range = tops?.interval
    ? ` (${formatValue(tops.interval.low)} to ${formatValue(tops.interval.high)}${tops.interval.assumed ? ', assumed' : ''})`
    : '';
  const value =
    tops?.value === null || tops === undefined
      ? 'no useful rate'
      : `${formatValue(tops.value)} useful TOPS per chip${range}`;
  return (
    <TakeAway
      sentence={`${pointTitle(point)}: ${value}, ${kind}, grade ${point.evidenceGrade} (${evidenceWords(point.evidenceGrade, point.kind)}).`}
      permalink={address}
      citation={citation(point, address).replaceAll('\n', ' ')}
      files={exportFiles('point', { point: point.id })}
    />
  );
}
