import { askedAddress, hasFailedForNow } from '../api/answer-status.ts';
import { Failure } from './states.tsx';

interface PartNoteProps {
  /** Questions that other parts of the page ask while it is made. */
  after?: Promise<unknown>;
}

/** Says above a page that lacks a part of what it promises that it does; a page that has none of it says so itself. */
export async function PartNote({ after }: PartNoteProps) {
  await after;
  if (!(await hasFailedForNow())) return null;
  return (
    <Failure
      message="A part of this page could not be read just now, and is left out."
      href={await askedAddress()}
    />
  );
}
