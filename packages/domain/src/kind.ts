import { z } from 'zod';

/** A run submitted here · a figure somebody published · from the simulator · between two measured points. */
export const Kind = z.enum(['MEASURED', 'REPORTED', 'SIMULATED', 'INTERPOLATED']);
export type Kind = z.infer<typeof Kind>;
