import { stringify } from 'yaml';
import { withoutJsonTexts } from './without-json-texts.ts';
import { readYamlReport } from '../shared/yaml-report.ts';

/** Begins the text that stands for a number that JSON does not know; no text of a tool begins so. */
const MARK = '\uFFFE';

/**
 * A report in YAML: the texts that a JSON report loses, and its comments. Null for a text that is none. Where nothing
 * leaves, the copy is the file; else it is written anew, with each alias in its place.
 */
export function withoutYamlTexts(text: string): { text: string; textsRemoved: number } | null {
  const read = readYamlReport(text);
  if (!read.ok) return null;
  const { object, comments } = read.value;
  const copy = withoutJsonTexts(JSON.stringify(object, marked));
  const textsRemoved = copy.textsRemoved + comments;
  if (textsRemoved === 0) return { text, textsRemoved };
  const kept: unknown = JSON.parse(copy.text, unmarked);
  return { text: stringify(kept, { aliasDuplicateObjects: false, lineWidth: 0 }), textsRemoved };
}

function marked(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? `${MARK}${value}` : value;
}

function unmarked(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;
}
