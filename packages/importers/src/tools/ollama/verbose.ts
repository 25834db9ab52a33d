import { NS_PER_SEC } from '@inferbench/units/si';
import type { JsonObject } from '../../shared/importer.ts';

/** Lines of `--verbose`, and the key that the API has for each. */
const LINES: Readonly<Record<string, string>> = {
  'total duration': 'total_duration',
  'load duration': 'load_duration',
  'prompt eval count': 'prompt_eval_count',
  'prompt eval duration': 'prompt_eval_duration',
  'eval count': 'eval_count',
  'eval duration': 'eval_duration',
};
const LINE = /^\s*((?:total|load|prompt eval|eval) (?:duration|count)):\s+(\S{1,40})(?: token\(s\))?\s*$/;
const MAX_LINES = 100_000;

/** Answers of which the text prints the figures, under the keys of the API, times in ns; "total duration" begins each. */
export function verboseAnswers(text: string): JsonObject[] {
  if (!/^\s*eval duration:/m.test(text)) return [];
  const answers: Record<string, number | true>[] = [];
  for (const line of text.split('\n', MAX_LINES)) {
    const [, label = '', value = ''] = LINE.exec(line.slice(0, 200).trimEnd()) ?? [];
    const key = Object.hasOwn(LINES, label) ? LINES[label] : undefined;
    if (key === undefined) continue;
    if (key === 'total_duration' || answers.length === 0) answers.push({ printed: true });
    const figure = key.endsWith('count') ? countOf(value) : nanosecondsOf(value);
    const answer = answers.at(-1);
    if (figure !== null && answer !== undefined) answer[key] = figure;
  }
  return answers.filter(
    (answer) => Object.hasOwn(answer, 'eval_count') && Object.hasOwn(answer, 'eval_duration'),
  );
}

function countOf(value: string): number | null {
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

const NANOSECONDS: Readonly<Record<string, number>> = {
  h: 3600 * NS_PER_SEC,
  m: 60 * NS_PER_SEC,
  s: NS_PER_SEC,
  ms: 1e6,
  µs: 1e3,
  μs: 1e3,
  us: 1e3,
  ns: 1,
};
const PART = /(\d{1,12}(?:\.\d{1,12})?)(h|ms|m|s|µs|μs|us|ns)/g;

/** "1m2.5s" and "130.079ms" as Go prints durations; null for anything else. */
function nanosecondsOf(value: string): number | null {
  const parts = [...value.matchAll(PART)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== value) return null;
  const sum = parts.reduce(
    (total, [, number, unit = 'ns']) => total + Number(number) * (NANOSECONDS[unit] ?? 0),
    0,
  );
  return Math.round(sum);
}
