import type { AvailableSlice } from './available-slice.ts';
import { availableWords } from './available-words.ts';
import { addressOfSlice, nearestSlices } from './available-slice.ts';
import { boardAddress, type RankMetric, type SliceAddress } from './board-request.ts';
import { EVIDENCE_CHOICE_WORDS, type EvidenceChoice } from './evidence-choice.ts';
import { METRIC_WORDS } from './words.ts';

interface EmptySliceProps {
  asked: SliceAddress;
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
        <strong>No results here by {METRIC_WORDS[metric].ranked}.</strong>
      </p>
      {evidence === 'ALL' ? null : (
        <p>
          Only evidence “{EVIDENCE_CHOICE_WORDS[evidence]}” counts.{' '}
          <a href={boardAddress({ slice: asked, metric })}>Count all evidence</a>
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
