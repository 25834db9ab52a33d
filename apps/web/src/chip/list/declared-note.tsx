import { isEffective } from '@inferbench/domain/scores/standing';
import type { ReactNode } from 'react';
import { type Declared, declaredWords } from './chip-words.ts';

/** What of the page of a chip or a model rests on its organisation's word alone; nothing where it was reviewed. */
export function DeclaredNote({ entry, children }: { entry: Declared; children: ReactNode }) {
  if (isEffective(entry.standing)) return null;
  return (
    <div className="message warning">
      <p>
        <strong>{declaredWords(entry)}</strong> {children} rest on what {entry.declaredBy ?? 'it'} says; its
        results are on no board unless asked for.
      </p>
    </div>
  );
}
