import { isLlmdYaml } from '../tools/llm-d/llm-d.ts';
import { isEndpointsConfig } from '../tools/mlperf/endpoints.ts';
import { isAmdSmiText } from '../power/amd-smi.ts';
import { isJsonText, isNoTable } from '../content/read-content.ts';
import { readTables, readCell } from '../shared/read-table.ts';
import { GUIDELLM_NAME_LINES, isGuidellmTable } from '../tools/guidellm/table.ts';
import { isMeasurementText } from '../tools/measurement/text.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { IMPORTERS } from '../importers.ts';
import { withoutConsoleLines } from '../content/console-lines.ts';
import { MARK, unmarked } from '../content/scan-json.ts';
import { withoutJsonTexts } from './without-json-texts.ts';
import { withoutLineTexts } from './without-line-texts.ts';
import { stringify } from 'yaml';
import { readYamlReport } from '../shared/yaml-report.ts';
import { classOfKey, isNumberList, isNumeric, isProse, type KeyClass, TEXT_REMOVED } from './text-keys.ts';
import { TextWriter } from './text-writer.ts';

export interface PublicCopy {
  text: string;
  /** Values that a marker stands for; 0: the copy is the file. */
  textsRemoved: number;
}

/**
 * A result file as anybody may see it. Prompts, answers, error messages, commands and whatever else is prose may be
 * private, and no figure is read from them: each is replaced by a marker. Numbers, their order and the names of keys
 * stay, so that the copy imports to the same figures. Throws PAYLOAD_TOO_LARGE.
 */
export function withoutTexts(text: string): PublicCopy {
  const results = withoutConsole(text);
  if (results !== null) {
    const copy = withoutJsonTexts(results.text);
    return { text: copy.text, textsRemoved: copy.textsRemoved + results.count };
  }
  if (isJsonText(text)) return withoutJsonTexts(text);
  const yaml = isYamlReport(text) ? withoutYamlTexts(text) : null;
  if (yaml !== null) return yaml;
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (isGuidellmTable(plain)) return withoutTableTexts(text, GUIDELLM_NAME_LINES);
  if (isAmdSmiText(text)) return withoutTableTexts(text);
  return !isNoTable(plain) && readTables(plain)?.ok === true
    ? withoutTableTexts(text)
    : withoutLineTexts(text);
}

/** JSON among lines of a console, as the import takes it: not where some importer reads those lines. */
function withoutConsole(text: string): ReturnType<typeof withoutConsoleLines> {
  const found = withoutConsoleLines(text.replace(/^\uFEFF/, '').trim());
  if (found === null || isMeasurementText(text)) return null;
  const file: ParsedFile = { name: null, content: { kind: 'text', text }, nonFinite: 0 };
  return !isJsonText(text) && IMPORTERS.some((importer) => importer.recognises(file)) ? null : found;
}

/** YAML that some importer reads as a whole. */
function isYamlReport(text: string): boolean {
  return isLlmdYaml(text) || isEndpointsConfig(text);
}

/**
 * A report in YAML: the texts that a JSON report loses, and its comments. Null for a text that is none. Where nothing
 * leaves, the copy is the file; else it is written anew, with each alias in its place.
 */
function withoutYamlTexts(text: string): { text: string; textsRemoved: number } | null {
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

/**
 * Comma-separated sections cell by cell: a column of texts keeps its numbers, and every other byte stays. `nameLines`: lines of
 * names that a section begins with.
 */
function withoutTableTexts(text: string, nameLines = 1): { text: string; textsRemoved: number } {
  const writer = new TextWriter(text);
  let columns: KeyClass[] | null = null;
  let header: string[] = [];
  let [at, column, line] = [0, 0, 0];
  while (at <= text.length) {
    const cell = readCell(text, at);
    // Not a table after all: what cannot be read is not copied.
    if (cell === null) {
      writer.replace(at, text.length);
      break;
    }
    const ends = text[cell.end] !== ',';
    if (line === 0) header.push(cell.text);
    if (mustGo(cell.text, columns?.[column] ?? 'plain'))
      writer.replace(at, cell.end, text[cell.end - 1] === '\r' ? `${TEXT_REMOVED}\r` : TEXT_REMOVED);
    column += 1;
    at = cell.end + 1;
    if (!ends) continue;
    const blank = column === 1 && cell.text === '';
    line = blank ? 0 : line + 1;
    columns = line < nameLines ? null : (columns ?? classesOf(header));
    if (blank) header = [];
    column = 0;
  }
  return writer.finish();
}

/** Classes of the columns by the first line of a section, which holds their names. */
function classesOf(header: readonly string[]): KeyClass[] {
  return header.map((name) => classOfKey(name));
}

function mustGo(value: string, column: KeyClass): boolean {
  if (value === '' || value === TEXT_REMOVED || isNumberList(value)) return false;
  return value.startsWith('{') || isProse(value) || (column !== 'plain' && !isNumeric(value));
}
