import { z } from 'zod';

/** A number that may be missing: null, and `what` says when. */
export const figure = (what: string) => z.number().nullable().describe(what);

/** The same of a whole number. */
export const wholeFigure = (what: string) => z.int().nullable().describe(what);

/** The same of a text. */
export const word = (what: string) => z.string().nullable().describe(what);
