import { SeverityShape } from '../rules/severity.tsx';
import type { CorrectionVerdict } from './corrections-data.ts';

/** The shapes that severities have: circle, hollow diamond, square, triangle. */
const SHAPES = { OK: 'PASS', MINOR: 'WARN', WRONG: 'REJECT', UNSUPPORTED: 'FLAG' } as const;

export const VERDICT_WORDS: Readonly<Record<CorrectionVerdict, string>> = {
  OK: 'holds',
  MINOR: 'minor',
  WRONG: 'wrong',
  UNSUPPORTED: 'unsupported',
};

export function VerdictMark({ verdict }: { verdict: CorrectionVerdict }) {
  return (
    <span className="unbroken">
      <SeverityShape severity={SHAPES[verdict]} />
      {VERDICT_WORDS[verdict]}
    </span>
  );
}
