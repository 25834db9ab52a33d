import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { Finding } from '@inferbench/domain/errors/finding';
import { type ErrorDetails, InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, type Result } from '@inferbench/domain/errors/result';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import type { Localised, Named } from '../input/local-catalogue.ts';
import { type Question, QUESTIONS, type QuestionName } from './questions.ts';
import { RejectedError } from '../input/rejected.ts';

type Stated = Readonly<Record<string, unknown>>;

interface Answering {
  localise: (named: Named) => Localised | Promise<Localised>;
  /** Words for what a schema refuses; under the keys of JSON where left out. */
  refusal?: (findings: readonly Finding[]) => InferbenchError;
}

type Asked<Request, Value extends object> = Pick<Question<Request, Value>, 'schema' | 'answer'>;

/** Answers what JSON or flags say, of any shape: what is wrong with it is an error with path and expectation. */
export async function answerOne<Request, Value extends object>(
  question: Asked<Request, Value>,
  stated: Stated,
  { localise, refusal }: Answering,
): Promise<Result<Value, InferbenchError>> {
  try {
    const local = localise(namedIn(stated));
    return answerLocal(question, stated, { local: local instanceof Promise ? await local : local, refusal });
  } catch (error) {
    // A specification file that cannot be read or is refused spoils its own line only.
    if (error instanceof InferbenchError) return fail(error);
    throw error;
  }
}

export function namedIn({ chip, model, against }: Stated): Named {
  return {
    ...(typeof chip === 'string' ? { chip } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(typeof against === 'string' ? { against } : {}),
  };
}

/** The same where files, if any, are read already: most lines wait for nothing. */
export function answerLocal<Request, Value extends object>(
  { schema, answer }: Asked<Request, Value>,
  stated: Stated,
  { local, refusal }: { local: Localised; refusal?: Answering['refusal'] },
): Result<Value, InferbenchError> {
  const { catalogue, ...named } = local;
  const request = parseWithFindings(schema, { ...stated, ...named });
  return request.ok ? answer(request.value, catalogue) : fail((refusal ?? invalid)(request.error));
}

function invalid(findings: readonly Finding[]): InferbenchError {
  const [first] = findings;
  return new InferbenchError('INVALID', findings.map((finding) => finding.message).join(' '), {
    ...(first?.path ? { path: first.path } : {}),
    ...(first?.value ? { value: first.value } : {}),
    ...(first?.expected ? { expected: first.expected } : {}),
  });
}

export type Answer =
  | { id: string | number | null; ok: true; result: object }
  | {
      id: string | number | null;
      ok: false;
      error: { code: ErrorCode; message: string; details: ErrorDetails; findings?: readonly Finding[] };
    };

export function answerOf(id: string | number | null, outcome: Result<object, InferbenchError>): Answer {
  if (outcome.ok) return { id, ok: true, result: outcome.value };
  const { code, message, details } = outcome.error;
  const findings = outcome.error instanceof RejectedError ? { findings: outcome.error.findings } : {};
  return { id, ok: false, error: { code, message, details, ...findings } };
}

/** One answer as a line of JSON. */
export function answerLine(question: QuestionName, answer: Answer): string {
  if (!answer.ok) return JSON.stringify(answer);
  return `{"id":${JSON.stringify(answer.id)},"ok":true,"result":${sharedText(answer.result, QUESTIONS[question].shared)}}`;
}

/** JSON of objects that come back in many answers: written once. */
const texts = new WeakMap<object, string>();

function sharedObject(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** JSON of an object, the same as `JSON.stringify` gives; the members that are named are the same objects in many answers. */
function sharedText(value: object, shared: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let run: Record<string, unknown> = {};
  const flush = () => {
    const text = JSON.stringify(run);
    if (text !== '{}') pieces.push(text.slice(1, -1));
    run = {};
  };
  for (const [key, member] of Object.entries(value)) {
    if (shared.has(key) && typeof member === 'object' && member !== null) {
      flush();
      pieces.push(`${JSON.stringify(key)}:${sharedObject(member)}`);
    } else run[key] = member;
  }
  flush();
  return `{${pieces.join(',')}}`;
}
