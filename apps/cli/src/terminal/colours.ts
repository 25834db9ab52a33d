import pc from 'picocolors';
import { wantsColour } from './environment.ts';

/** Colours by stream, each of which decides for itself: a table may go to a file while errors go to the terminal. */
export const onStdout = pc.createColors(wantsColour(process.stdout));
export const onStderr = pc.createColors(wantsColour(process.stderr));
