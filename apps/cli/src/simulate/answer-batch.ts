import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail } from '@inferbench/domain/errors/result';
import { isJsonObject, parsedJson } from '../input/parsed-json.ts';
import { type Localised, rememberedLocalFiles } from '../input/local-catalogue.ts';
import { type Answer, answerLine, answerLocal, answerOf, answerOne, namedIn } from './answer.ts';
import type { Line } from './lines.ts';
import { type Question, QUESTIONS, type QuestionName } from './questions.ts';

type Stated = Readonly<Record<string, unknown>>;

/** Answers to some lines, in their order, one a line. */
export interface BatchAnswer {
  text: string;
  lines: number;
  failed: number;
}

/** What lines are, and what fills them. */
export interface LinesAsked {
  question: QuestionName;
  defaults: Stated;
}

/** What answers lines; specification files that they name are read once. Other flags fill what a line leaves out. */
export function batchAnswerer({
  question,
  defaults,
}: LinesAsked): (lines: readonly Line[]) => Promise<BatchAnswer> {
  const localise = rememberedLocalFiles();
  return async (lines) => {
    let [text, failed] = ['', 0];
    for (const line of lines) {
      const pending = answerTo(line, { question, defaults }, localise);
      // A line that names no file is answered at once: waiting for nothing costs as much as a simulation.
      const answer = pending instanceof Promise ? await pending : pending;
      if (!answer.ok) failed += 1;
      text += `${answerLine(question, answer)}\n`;
    }
    return { text, lines: lines.length, failed };
  };
}

function answerTo(
  line: Line,
  { question, defaults }: LinesAsked,
  localise: ReturnType<typeof rememberedLocalFiles>,
): Answer | Promise<Answer> {
  const object = line === null ? null : parsedJson(line.replace(/^\uFEFF/, ''));
  if (!isJsonObject(object)) {
    const message = line === null ? 'The line is too long.' : 'The line is not a JSON object.';
    return answerOf(
      null,
      fail(new InferbenchError('INVALID', message, { expected: 'one JSON object a line' })),
    );
  }
  const { id = null, ...own } = object;
  if (id !== null && typeof id !== 'string' && typeof id !== 'number') {
    const details = { path: 'id', expected: 'a string or a number' };
    return answerOf(null, fail(new InferbenchError('INVALID', 'id is neither text nor a number.', details)));
  }
  const stated = { ...defaults, ...own };
  const local = localise(namedIn(stated));
  return question === 'serve'
    ? answered(QUESTIONS.serve, { id, stated, local })
    : answered(QUESTIONS.simulate, { id, stated, local });
}

interface Named {
  id: string | number | null;
  stated: Stated;
  local: Localised | Promise<Localised>;
}

function answered<Request>(
  asked: Question<Request, object>,
  { id, stated, local }: Named,
): Answer | Promise<Answer> {
  if (!(local instanceof Promise)) return answerOf(id, answerLocal(asked, stated, { local }));
  return answerOne(asked, stated, { localise: () => local }).then((outcome) => answerOf(id, outcome));
}
