import path from 'node:path';

const SOURCE = import.meta.filename.endsWith('.ts');

/** The checkout; the bundle lies one folder less deep in it than this file. */
export const ROOT = path.resolve(import.meta.dirname, SOURCE ? '../../../..' : '../../..');
