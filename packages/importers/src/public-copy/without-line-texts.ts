import { classOfKey, isNumeric, isProse, TEXT_REMOVED } from './text-keys.ts';
import { TextWriter } from './text-writer.ts';
import { withoutJsonTexts } from './without-json-texts.ts';

/** What a name and its value look like in a printed report. */
const NAMED = /^([^:]{1,80}):\s*(.*)$/;
const MLLOG = /^:::MLLOG (?=\{)/;
const MAX_VALUE_WORDS = 6;
const MAX_HEADING_WORDS = 5;

/**
 * A printed report or a console log. Anything may stand in a log, so only lines that look like a report's stay: a
 * heading, or a name with a short value; the rest is replaced line by line.
 */
export function withoutLineTexts(text: string): { text: string; textsRemoved: number } {
  const writer = new TextWriter(text);
  let inJson = 0;
  for (let start = 0; start <= text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end).replace(/\r$/, '');
    const mark = MLLOG.exec(line)?.[0];
    if (mark === undefined) {
      if (!mayStay(line)) writer.replace(start, start + line.length);
    } else {
      const copy = withoutJsonTexts(line.slice(mark.length));
      if (copy.textsRemoved > 0) writer.replace(start + mark.length, start + line.length, copy.text);
      inJson += Math.max(0, copy.textsRemoved - 1);
    }
    start = end + 1;
  }
  const { text: copy, textsRemoved } = writer.finish();
  return { text: copy, textsRemoved: textsRemoved + inJson };
}

function mayStay(line: string): boolean {
  const plain = line.trim();
  if (plain === '' || plain === TEXT_REMOVED || /^[=\-*#_+|\s]+$/.test(plain)) return true;
  if (READ.some((form) => form.test(plain)) || isRow(plain)) return true;
  if (isProse(plain)) return false;
  const [, name, value = ''] = NAMED.exec(plain) ?? [];
  if (name === undefined) return isHeading(plain);
  if (isNumeric(value)) return true;
  return classOfKey(name) === 'plain' && value.split(/\s+/).length <= MAX_VALUE_WORDS;
}

/** Lines of names and figures that importers read, and that look like prose. */
const READ: readonly RegExp[] = [
  /^=+ (?:Serving|Offline Throughput) Benchmark Result =+$/,
  /^(?:prompt eval|eval|total) time =\s*[\d.]+ ms \/\s*\d+ (?:tokens|runs)(?: \([\d\s.,a-z]{1,100}\))?$/,
  /^(?:prompt eval|eval) count:\s+\d+ token\(s\)$/,
  /^Timing with prompt_tokens=\d+, generation_tokens=\d+, batch_size=\d+\.$/,
  /^build: [0-9a-f]{6,40} \(\d+\)$/,
  /^Device \d+: [\w .()-]{3,80}, compute capability [\d.]+, VMM: \w+$/,
  /^main: (?:\w+ = -?\w+(?:, )?)+$/,
  /^INSERT INTO \w{1,40} \([\w, ]{1,2000}\) VALUES \((?:'(?:[^']|''){0,256}'(?:, )?)+\);$/,
];

const MAX_CELL_CHARS = 60;

/** A row of a table of Markdown, each cell of which is short. */
function isRow(line: string): boolean {
  if (!line.startsWith('|') || !line.endsWith('|')) return false;
  const cells = line.slice(1, -1).split('|');
  return (
    cells.length > 2 && cells.every((cell) => cell.trim().length <= MAX_CELL_CHARS && !isProse(cell.trim()))
  );
}

/** "----------------- End of Report -----------------": letters between two rules. */
const RULED = /^-{3,} [A-Za-z]+(?: [A-Za-z]+){0,3} -{3,}$/;

/** "= PERFORMANCE OVERVIEW", "MLPerf Results Summary": words of letters, each with a capital first. */
function isHeading(line: string): boolean {
  if (RULED.test(line)) return true;
  const words = line.replace(/^=\s*/, '').split(/[\s/+-]+/);
  return words.length <= MAX_HEADING_WORDS && words.every((word) => /^[A-Z]\w*$/.test(word));
}
