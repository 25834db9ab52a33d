import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describedSources as sourcesOf, type Source } from '../src/described-sources.ts';

const SOURCES_FILE = path.join(path.dirname(import.meta.dirname), 'sources.yaml');

const DESCRIBED = sourcesOf(readFileSync(SOURCES_FILE, 'utf8'));

export function describedSources(): string[] {
  return [...DESCRIBED.keys()];
}

/** Throws on a source that nobody described: what it measured is no guess of a machine. */
export function sourceOf(document: string): Source {
  const described = DESCRIBED.get(document);
  if (described === undefined) {
    throw new RangeError(
      `packages/published/sources.yaml does not describe "${document}": add its licence, how it measured and what to know`,
    );
  }
  return described;
}
