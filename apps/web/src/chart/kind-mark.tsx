import { kindEntry } from '@inferbench/chart/kind-key';
import { markText } from '@inferbench/chart/svg-marks';
import type { Kind } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { keysOf } from '@inferbench/units/keys-of';

/** The mark of a kind of number; the word stands beside it. Hundreds stand in a table: each refers to the shape that the page has once. */
export function KindMark({ kind }: { kind: Kind }) {
  return (
    <svg className="kind-mark" aria-hidden="true">
      <use href={`#${kindShapeId(kind)}`} />
    </svg>
  );
}

/** Shapes of all marks, once a page. */
export function KindShapes() {
  return (
    <svg className="kind-shapes" aria-hidden="true">
      {keysOf(KIND_WORDS).map((kind) => (
        <symbol
          key={kind}
          id={kindShapeId(kind)}
          viewBox="0 0 13 13"
          dangerouslySetInnerHTML={{ __html: markText(kindEntry(kind).mark) }}
        />
      ))}
    </svg>
  );
}

export function KindWord({ kind }: { kind: Kind }) {
  return (
    <span className="kind">
      <KindMark kind={kind} />
      {KIND_WORDS[kind]}
    </span>
  );
}

export const kindShapeId = (kind: Kind) => `kind-${kind.toLowerCase()}`;

export const kindMarkText = (kind: Kind) =>
  `<svg class="kind-mark" aria-hidden="true"><use href="#${kindShapeId(kind)}"/></svg>`;
