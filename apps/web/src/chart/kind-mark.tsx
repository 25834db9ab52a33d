import { kindEntry } from '@inferbench/chart/kind-key';
import type { Kind } from '@inferbench/domain/terms/kind';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { KeyMark } from './key-entries.tsx';

/** The mark of a kind of number; the word stands beside it. */
export function KindMark({ kind }: { kind: Kind }) {
  return <KeyMark of={kindEntry(kind)} />;
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
