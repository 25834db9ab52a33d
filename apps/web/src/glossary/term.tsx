import { type ReactNode, useId } from 'react';
import { pageAddress } from '../address/pages.ts';
import { GLOSSARY, type GlossaryKey } from './glossary.ts';

interface TermProps {
  of: GlossaryKey;
  /** The word as the sentence has it; the glossary's own where left out. */
  children?: ReactNode;
}

/** A word with its meaning behind it: a popover of the browser's own, so it opens by keyboard and without JavaScript. */
export function Term({ of, children }: TermProps) {
  const id = useId();
  const { term, meaning, section } = GLOSSARY[of];
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children ?? term}
      </button>
      <span id={id} popover="auto" className="definition" role="note" aria-label={`Definition of ${term}`}>
        <strong>{term}.</strong> {meaning}{' '}
        <a href={pageAddress('methodology', { section })}>Definition in full</a>
      </span>
    </>
  );
}
