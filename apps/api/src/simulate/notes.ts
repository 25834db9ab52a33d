import type { SimulationNoteType } from './simulated-parts.type.ts';

/** A record as a list: GraphQL has no maps. */
export function toNotes(notes: Readonly<Record<string, string>>): SimulationNoteType[] {
  return Object.entries(notes).map(([part, text]) => ({ part, text }));
}
