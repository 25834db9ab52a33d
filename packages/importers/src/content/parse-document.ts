import type { Finding } from '@inferbench/domain/errors/finding';
import type { Result } from '@inferbench/domain/errors/result';
import { readYaml } from '../shared/read-yaml.ts';

const MAX_CHARS = 512 * 1024;

/** A specification as somebody keeps it, YAML or JSON, of any shape. */
export function parseDocument(text: string): Result<unknown, Finding[]> {
  return readYaml(text, { maxChars: MAX_CHARS, path: 'document', expected: 'YAML or JSON' });
}
