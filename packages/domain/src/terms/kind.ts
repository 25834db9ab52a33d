import { z } from 'zod';

/** A run submitted here · a figure somebody published · from the simulator · between two measured points. */
export const Kind = z.enum(['MEASURED', 'REPORTED', 'SIMULATED', 'INTERPOLATED']);
export type Kind = z.infer<typeof Kind>;

const STRONGEST_FIRST: readonly Kind[] = ['MEASURED', 'REPORTED', 'INTERPOLATED', 'SIMULATED'];

/** A figure made from two others is as strong as the weaker of them. */
export function weakerKind(a: Kind, b: Kind): Kind {
  return STRONGEST_FIRST.indexOf(a) > STRONGEST_FIRST.indexOf(b) ? a : b;
}

/** Kinds of a chart's numbers: each once, the strongest first. */
export function kindsOf(kinds: readonly Kind[]): Kind[] {
  return STRONGEST_FIRST.filter((kind) => kinds.includes(kind));
}
