import type { Kind } from '@inferbench/domain/kind';
import { KIND_WORDS } from '@inferbench/domain/kind-words';

const RING = 'M1.7 6.5a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0z';
const DOT = 'M4.3 6.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z';
const CROSS = 'M2.8 2.8l7.4 7.4M10.2 2.8l-7.4 7.4';

const SHAPES: Readonly<Record<Kind, readonly { className: string; d: string }[]>> = {
  MEASURED: [{ className: 'disc', d: RING }],
  REPORTED: [
    { className: 'ring', d: RING },
    { className: 'disc', d: DOT },
  ],
  INTERPOLATED: [{ className: 'crossed', d: CROSS }],
  SIMULATED: [{ className: 'ring dashed', d: RING }],
};

/** The mark of a kind of number, one shape each; the word stands beside it. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <svg className="plot-mark" width="13" height="13" viewBox="0 0 13 13" aria-hidden="true">
      {SHAPES[kind].map(({ className, d }) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  );
}

/** The mark with its word. */
export function KindWord({ kind }: { kind: Kind }) {
  return (
    <span className="kind">
      <KindMark kind={kind} />
      {KIND_WORDS[kind]}
    </span>
  );
}
