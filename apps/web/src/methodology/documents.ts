import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, readDocument } from './read-document.ts';

/** Folder of documents beside the apps; the site's process runs in its app's own. */
const FOLDER = path.resolve(process.cwd(), '../../docs');

/** Documents of which the methodology consists: tests hold both to the code. */
export const DOCUMENT_NAMES = ['metrics.md', 'model.md'] as const;

let kept: readonly Document[] | null = null;

/** Reads the documents once a process. */
export function methodologyDocuments(folder: string = FOLDER): readonly Document[] {
  kept ??= DOCUMENT_NAMES.map((name) =>
    readDocument(readFileSync(path.join(folder, name), 'utf8'), DOCUMENT_NAMES),
  );
  return kept;
}
