'use client';

import { useId, useState } from 'react';

interface TieRankProps {
  words: string;
  /** Intervals of the two that tie, in words; none of an entry that stands alone. */
  intervals: readonly string[];
}

/** The rank; of a tie, hovering or focusing it shows both intervals. Escape puts them away. */
export function TieRank({ words, intervals }: TieRankProps) {
  const id = useId();
  const [away, setAway] = useState(false);
  if (intervals.length === 0)
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
        {intervals.map((interval) => (
          <span key={interval}>{interval}</span>
        ))}
      </span>
    </span>
  );
}
