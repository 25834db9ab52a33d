// Format: the last answer of ollama's /api/generate and /api/chat, and what `ollama run --verbose` prints.
// https://github.com/ollama/ollama/blob/main/docs/api.md (read 2026-11-27)
import type { Run } from '@inferbench/domain/runs/run';
import { NS_PER_SEC } from '@inferbench/units/si';
import { objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Content, Importer, JsonObject } from '../../shared/importer.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { answerPoints } from '../../shared/answer-points.ts';

const SIGNATURE = ['total_duration', 'eval_count', 'eval_duration'] as const;

/** Answers of one model are one run: prompt and answer of each are a point. Answers that go on have no figures and are skipped. */
export const ollama: Importer = {
  format: 'OLLAMA',
  recognises: ({ content }) => answersIn(content).length > 0,
  read: (files) =>
    groupBy(
      files.flatMap(({ content }) => answersIn(content)),
      ({ model }) => model ?? null,
    ).map(toRun),
};

function answersIn(content: Content): readonly JsonObject[] {
  if (content.kind === 'text') return verboseAnswers(content.text);
  return objectsOf(content).filter((object) => SIGNATURE.every((key) => Object.hasOwn(object, key)));
}

/** Texts, and marks of the conversation, which say nothing of time. */
const NOT_MAPPED = [
  'response',
  'message',
  'context',
  'done',
  'done_reason',
  'created_at',
  'thinking',
  'total_duration',
  'load_duration',
];

function toRun(answers: readonly JsonObject[]): Run {
  const readers = answers.map((answer, i) =>
    fieldReader(answer, { prefix: answers.length > 1 ? `[${i}].` : '' }),
  );
  const points: Run['points'] = [];
  for (const reader of readers) points.push(...pointsOf(reader, points.length));
  if (points.length === 0) throw nothingMeasured('eval_count', 'No answer has a token');
  const servedName = readers[0]?.text('model', 'model.servedName') ?? null;
  for (const reader of readers) reader.understood(['model', ...NOT_MAPPED]);
  return runOfReaders(readers, {
    tool: 'ollama',
    servedName,
    system: { framework: 'Ollama' },
    points,
  });
}

function pointsOf(reader: FieldReader, from: number): Run['points'] {
  const points = answerPoints(reader, {
    from,
    perSecond: NS_PER_SEC,
    unit: 'ns',
    keys: {
      prompt: 'prompt_eval_count',
      promptTime: 'prompt_eval_duration',
      answer: 'eval_count',
      answerTime: 'eval_duration',
    },
  });
  if (reader.raw('printed') !== true) return points;
  const formula = 'hours, minutes and seconds as printed, added';
  return points.map((point) =>
    point.phase === 'PREFILL'
      ? { ...point, derived: [...point.derived, { key: 'prefillLatencySec', formula }] }
      : point,
  );
}

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
function verboseAnswers(text: string): JsonObject[] {
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
