/** Most characters of a note that a row keeps. */
const MAX_NOTE = 1000;

/** Remarks of several rows of one point, each once; null where there is none. */
export function allNotes(notes: readonly (string | undefined)[]): string | null {
  const remarks = [...new Set(notes.flatMap((note) => note?.split('; ') ?? []))];
  return remarks.length === 0 ? null : remarks.join('; ').slice(0, MAX_NOTE);
}
