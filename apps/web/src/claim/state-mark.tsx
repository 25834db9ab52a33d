import type { ClaimState } from '@inferbench/domain/claim';
import { SeverityShape } from '../rules/severity.tsx';
import { STATE_WORDS } from './claim-words.ts';

/** The shapes of severities: what holds is a circle, what fails a square. */
const SHAPES = { holds: 'PASS', ideal_only: 'WARN', fails: 'REJECT', does_not_fit: 'FLAG' } as const;

/** Mark and word of a state. */
export function StateMark({ state }: { state: ClaimState }) {
  return (
    <span className="state">
      <SeverityShape severity={SHAPES[state]} />
      {STATE_WORDS[state]}
    </span>
  );
}
