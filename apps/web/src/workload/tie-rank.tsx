import { useId, useState } from 'react';
import type { RankedEntry, NearResult } from '@inferbench/graphql-documents/workload';
import { sharesRank, tieOf } from './ties.ts';
import { intervalWords } from './value-cell.tsx';

interface TieRankProps {
  entry: RankedEntry;
  result: NearResult;
}

/** The rank; of a tie, hovering or focusing it shows both intervals. Escape puts them away. */
export function TieRank({ entry, result }: TieRankProps) {
  const id = useId();
  const [away, setAway] = useState(false);
  const { ranking } = result;
  const words = sharesRank(entry, ranking) ? `=${entry.rank}` : String(entry.rank);
  const tie = tieOf(entry, ranking);
  if (tie === null)
    return (
      <span className="place">
        <span className="hidden-word">rank </span>
        {words}
      </span>
    );
  const back = () => setAway(false);
  return (
    <span className="place tied" onMouseEnter={back}>
      <button
        type="button"
        className="tie"
        aria-describedby={id}
        onBlur={back}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setAway(true);
        }}
      >
        <span className="hidden-word">rank </span>
        {words}
      </button>
      <span id={id} role="tooltip" className="intervals" data-away={away ? '' : undefined}>
        <strong>Intervals overlap: a tie.</strong>
        {[tie.entry, tie.with].map((each) => (
          <span key={`${each.system} ${each.precision}`}>
            {each.label}: {intervalWords(each, result)}
          </span>
        ))}
      </span>
    </span>
  );
}
