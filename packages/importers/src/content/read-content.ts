import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { notJson } from '../shared/content-error.ts';
import { MAX_FILE_CHARS } from '../shared/content-limits.ts';
import { isRecord } from '../shared/content-items.ts';
import type { Content, ParsedFile, SourceFile } from '../shared/importer.ts';
import { isAmdSmiText } from '../power/amd-smi.ts';
import { isRocmSmiText } from '../power/rocm-smi.ts';
import { isGuidellmTable } from '../tools/guidellm/table.ts';
import { isLlamaBenchSql } from '../tools/llama-bench/texts.ts';
import { isMeasurementText, wholeLines } from '../tools/measurement/text.ts';
import { withoutConsoleLines } from './console-lines.ts';
import { readTables } from '../shared/read-table.ts';
import { scanJson } from './scan-json.ts';
import { semicolonTable } from './semicolon-table.ts';
import { wrongKind } from './wrong-kind.ts';

/** First bytes of what packs files, as they look after reading them as UTF-8. */
const COMPRESSED: readonly (readonly [name: string, starts: readonly string[]])[] = [
  ['gzip', ['\u001F\u008B', '\u001F\uFFFD']],
  ['zip', ['PK\u0003\u0004', 'PK\u0005\u0006']],
  ['zstd', ['(\uFFFD/\uFFFD']],
  ['bzip2', ['BZh91AY', 'BZh11AY']],
  ['xz', ['\uFFFD7zXZ']],
  ['7z', ['7z\uFFFD\uFFFD']],
  ['rar', ['Rar!\u001A']],
  ['parquet', ['PAR1']],
];

/** Texts whose commas make no table. */
const TEXTS = [isAmdSmiText, isRocmSmiText, isGuidellmTable, isLlamaBenchSql, isReport];

/** Whether a text is a report or a log, however many commas it has. */
export function isNoTable(text: string): boolean {
  return TEXTS.some((isText) => isText(text));
}

/** A table of Markdown, and lines that only reports and logs of engines have. */
function isReport(text: string): boolean {
  return /^\s*\|(?:\s*:?-{2,}:?\s*\|){2,}| Benchmark Result =|^\s*eval duration:|prompt eval time =|Timing with prompt_tokens=/m.test(
    text,
  );
}

/** "[06/02/2026-03:19:34] [I] words" begins a console log and no list, and so does the mark of a line that a public copy left out. */
const LOG_LINE = /^\[[^\]\n,"{}]{1,80}\] [\w[]|^\[text removed\]/;

/**
 * What a file of the wild holds: byte-order mark removed, bare NaN and Infinity read as they are (counted), size, depth
 * and number of values limited. Errors: PAYLOAD_TOO_LARGE, IMPORT_COMPRESSED, IMPORT_NOT_JSON, IMPORT_TOO_DEEP,
 * IMPORT_BAD_TABLE, IMPORT_UNKNOWN_FORMAT, IMPORT_WRONG_KIND.
 */
export function readContent({ name, text: source }: SourceFile): Result<ParsedFile, InferbenchError> {
  const other =
    source.length > MAX_FILE_CHARS ? tooLarge(source.length) : (packed(source) ?? wrongKind(source));
  if (other !== null) return fail(other);
  const whole = source.replace(/^\uFEFF/, '').trim();
  const text = isMeasurementText(whole) ? wholeLines(whole) : whole;
  if (!isJsonText(text)) return readPlain(name, text);
  const scan = scanJson(text);
  if (!scan.ok) return (isMeasurementText(text) ? null : amongConsoleLines(name, text)) ?? scan;
  const content = toContent(scan.value.documents);
  return content.ok ? ok({ name, content: content.value, nonFinite: scan.value.nonFinite }) : content;
}

/** A table, or text of any other kind. */
function readPlain(name: string | null, text: string): Result<ParsedFile, InferbenchError> {
  if (text === '') return fail(notJson('it is empty'));
  if (text.includes('\0')) return fail(notJson('it holds bytes that are no text'));
  const plain: ParsedFile = { name, content: { kind: 'text', text }, nonFinite: 0 };
  // Logs of ticks are no tables: their rows and sections are of several kinds.
  if (isNoTable(text)) return ok(plain);
  const semicolons = semicolonTable(text);
  if (semicolons !== null) return fail(semicolons);
  const tables = readTables(text);
  if (tables?.ok === false) return amongConsoleLines(name, text) ?? tables;
  const [first, ...more] = tables?.value ?? [];
  return ok(first === undefined ? plain : { ...plain, content: { kind: 'table', ...first, more } });
}

/** JSON among lines that a console wrote beside it; null for a text without, and where it is no whole JSON. */
export function amongConsoleLines(
  name: string | null,
  text: string,
): Result<ParsedFile, InferbenchError> | null {
  const found = withoutConsoleLines(text);
  const scan = found === null ? null : scanJson(found.text);
  if (found === null || !scan?.ok) return null;
  const content = toContent(scan.value.documents);
  if (!content.ok) return null;
  return ok({ name, content: content.value, nonFinite: scan.value.nonFinite, consoleLines: found.words });
}

/** IMPORT_COMPRESSED for an archive by its first characters; null for any other. */
function packed(source: string): InferbenchError | null {
  const found = COMPRESSED.find(([, starts]) => starts.some((start) => source.startsWith(start)));
  const isTar = source.slice(257, 262) === 'ustar' && source.slice(0, 257).includes('\0');
  const name = found?.[0] ?? (isTar ? 'tar' : null);
  return name === null ? null : compressed(name);
}

/** Whether a text begins as JSON does. */
export function isJsonText(source: string): boolean {
  const start = source.replace(/^\uFEFF/, '').trimStart();
  return start.startsWith('{') || (start.startsWith('[') && !LOG_LINE.test(start));
}

function toContent(documents: readonly unknown[]): Result<Content, InferbenchError> {
  const [only] = documents;
  if (documents.length === 1 && isRecord(only)) return ok({ kind: 'object', object: only });
  const layout = documents.length === 1 ? 'array' : 'lines';
  const list: readonly unknown[] = documents.length === 1 && Array.isArray(only) ? only : documents;
  const items = list.filter((item) => isRecord(item));
  if (items.length === list.length && items.length > 0) return ok({ kind: 'list', layout, items });
  const path = `[${list.findIndex((item) => !isRecord(item))}]`;
  return fail(
    new InferbenchError('IMPORT_UNKNOWN_FORMAT', 'The file holds a list without runs.', {
      path: list.length === 0 ? 'document' : path,
      value: list.length === 0 ? 'an empty list' : 'an entry that is no object',
      expected: 'objects',
    }),
  );
}

function tooLarge(length: number): InferbenchError {
  return new InferbenchError(
    'PAYLOAD_TOO_LARGE',
    'The file is larger than any result file that InferBench reads.',
    {
      path: 'document',
      value: `${length} characters`,
      expected: `at most ${MAX_FILE_CHARS}`,
      fix: 'Write the file without data of single requests, for vLLM without --save-detailed; `inferbench measure` with --no-token-times.',
    },
  );
}

function compressed(name: string): InferbenchError {
  return new InferbenchError('IMPORT_COMPRESSED', `The file is compressed (${name}).`, {
    path: 'document',
    value: name,
    expected: 'JSON, CSV or text as the tool wrote it',
    fix: 'Unpack it and send the file inside.',
  });
}
