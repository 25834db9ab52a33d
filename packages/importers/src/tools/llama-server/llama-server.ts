// Format: `timings` in the answers of llama.cpp's llama-server, and the same as its log prints them.
// https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md (read 2026-11-27)
import type { Run } from '@inferbench/domain/runs/run';
import { MS_PER_SEC } from '@inferbench/units/si';
import { answerPoints } from '../../shared/answer-points.ts';
import { isRecord, objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Content, Importer, JsonObject } from '../../shared/importer.ts';
import { modelOfPath } from '../../shared/model-path.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';

const SIGNATURE = ['prompt_n', 'prompt_ms', 'predicted_n', 'predicted_ms'];

/** Answers of one model are one run: prompt and answer of each are a point. */
export const llamaServer: Importer = {
  format: 'LLAMA_SERVER',
  recognises: ({ content }) => answersIn(content).length > 0,
  read: (files) =>
    groupBy(
      files.flatMap(({ content }) => answersIn(content)),
      ({ model, generation_settings: settings }) =>
        model ?? (isRecord(settings) ? settings['model'] : null) ?? null,
    ).map(toRun),
};

function answersIn(content: Content): readonly JsonObject[] {
  if (content.kind === 'text') return logTimings(content.text);
  return objectsOf(content).filter(
    ({ timings }) => isRecord(timings) && SIGNATURE.every((key) => Object.hasOwn(timings, key)),
  );
}

function toRun(answers: readonly JsonObject[]): Run {
  const readers = answers.map((answer, i) =>
    fieldReader(answer, { prefix: answers.length > 1 ? `[${i}].` : '' }),
  );
  const points: Run['points'] = [];
  for (const reader of readers) points.push(...pointsOf(reader, points.length));
  if (points.length === 0) throw nothingMeasured('timings.predicted_n', 'No answer has a token');
  const [first] = readers;
  const model =
    first?.text('model', 'model.servedName') ??
    first?.inside('generation_settings')?.text('model', 'model.servedName') ??
    null;
  // The rest of an answer is its text and the settings of sampling.
  for (const reader of readers) reader.understood(reader.keys());
  return runOfReaders(readers, {
    tool: 'llama-server',
    servedName: model === null ? null : modelOfPath(model),
    system: { framework: 'llama.cpp' },
    points,
  });
}

function pointsOf(reader: FieldReader, from: number): Run['points'] {
  const timings = reader.inside('timings');
  if (timings === null) return [];
  const drafted = timings.number('draft_n', 'techniques.speculative.draftTokens', 'tokens') ?? 0;
  if (drafted > 0) {
    const accepted = timings.number(
      'draft_n_accepted',
      'techniques.speculative.meanAcceptedTokens',
      'tokens',
    );
    timings.note(
      'SPECULATIVE',
      `${drafted} tokens were drafted and ${accepted ?? 'an unknown number'} accepted; state method, draft and accepted tokens a step in the context.`,
      'techniques.speculative',
    );
  }
  return answerPoints(timings, {
    from,
    perSecond: MS_PER_SEC,
    unit: 'ms',
    cached: timings.whole('cache_n', `points[${from}].inputTokens`, 'tokens') ?? 0,
    keys: { prompt: 'prompt_n', promptTime: 'prompt_ms', answer: 'predicted_n', answerTime: 'predicted_ms' },
  });
}

const PROMPT = /prompt eval time =\s*(\d{1,12}(?:\.\d{1,6})?) ms \/\s*(\d{1,9}) tokens/;
const ANSWER = /(?:^|[^t]\s)\s*eval time =\s*(\d{1,12}(?:\.\d{1,6})?) ms \/\s*(\d{1,9}) (?:tokens|runs)/;
const MAX_LINES = 500_000;

/** Timings that a log prints after each answer, in the shape of the answers: its prompt, then its tokens. */
function logTimings(text: string): JsonObject[] {
  if (!text.includes('prompt eval time =')) return [];
  const answers: JsonObject[] = [];
  let prompt: { prompt_ms: number; prompt_n: number } | null = null;
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, 300);
    const [, promptMs, promptTokens] = PROMPT.exec(line) ?? [];
    if (promptMs !== undefined) {
      prompt = { prompt_ms: Number(promptMs), prompt_n: Number(promptTokens) };
      continue;
    }
    const [, answerMs, answerTokens] = ANSWER.exec(line) ?? [];
    if (answerMs === undefined || prompt === null) continue;
    answers.push({
      timings: { ...prompt, predicted_ms: Number(answerMs), predicted_n: Number(answerTokens) },
    });
    prompt = null;
  }
  return answers;
}
