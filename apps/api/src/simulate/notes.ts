import { z } from 'zod';
import { instanceOf } from '../graphql/shown-as.ts';
import { SimulationNoteType } from './simulated-parts.type.ts';

/** A record of the domain as the list that `toNotes` makes of it. */
export const asNotes = ({ description = '' }: z.ZodType) =>
  z.array(instanceOf(SimulationNoteType)).describe(description);

/** A record as a list: GraphQL has no maps. */
export function toNotes(notes: Readonly<Record<string, string>>): SimulationNoteType[] {
  return Object.entries(notes).map(([part, text]) => ({ part, text }));
}
