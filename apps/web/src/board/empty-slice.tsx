import { METRIC_DEFINITIONS, type RankMetric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { availableWords } from './slice/available-words.ts';
import { addressOfSlice, type AvailableSlice, nearestSlices } from './slice/available-slice.ts';
import { boardAddress } from '../address/board-request.ts';
import { EVIDENCE_CHOICE_WORDS, type EvidenceChoice } from '../address/evidence-choice.ts';

interface EmptySliceProps {
  asked: Slice;
  metric: RankMetric;
  evidence: EvidenceChoice;
  slices: readonly AvailableSlice[] | null;
}

/** Nothing here; what is nearest. */
export function EmptySlice({ asked, metric, evidence, slices }: EmptySliceProps) {
  const nearest = nearestSlices(slices ?? [], asked);
  return (
    <div className="message plain-message">
      <p>
        <strong>No results here by {METRIC_DEFINITIONS[metric].axis}.</strong>
      </p>
      {evidence === 'ALL' ? null : (
        <p>
          {evidence === 'UNREVIEWED' ? 'Results' : 'Only results'} “{EVIDENCE_CHOICE_WORDS[evidence]}” count.{' '}
          <a href={boardAddress({ slice: asked, metric })}>Count what stands by default</a>
        </p>
      )}
      {nearest.length === 0 ? null : (
        <>
          <p>Nearest:</p>
          <ul>
            {nearest.map((slice) => (
              <li key={availableWords(slice)}>
                <a href={boardAddress({ slice: addressOfSlice(slice), metric })}>{availableWords(slice)}</a> (
                {slice.systems} {slice.systems === 1 ? 'system' : 'systems'})
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href="/">Show the slice with most systems</a>
      </p>
    </div>
  );
}
