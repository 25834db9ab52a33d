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
import { verboseAnswers } from './verbose.ts';

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
    variant: 'aggregate',
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
