import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { AnswerDocument } from '@inferbench/graphql-documents/whole-answer';
import { mapAnswer } from './all-pages.ts';
import { type Answer, ask } from './answer.ts';
import { refusedFrom } from './from-graphql.ts';

export async function askAnswer<Request, Value extends object>(
  document: AnswerDocument<Request, Value>,
  request: NoInfer<Request>,
): Promise<Answer<Outcome<Value>>> {
  return mapAnswer(await ask(document, { request }), ({ answer }): Outcome<Value> =>
    'code' in answer ? { ok: false, refused: refusedFrom(answer) } : { ok: true, value: answer },
  );
}

/** The same for what a page is whole without: null where the engine gives none, FAILED where nobody answered. */
export async function askPart<Request, Value extends object>(
  document: AnswerDocument<Request, Value>,
  request: NoInfer<Request>,
): Promise<Value | 'FAILED' | null> {
  const answer = await askAnswer(document, request);
  if (answer.state === 'FAILED') return 'FAILED';
  return answer.state === 'DATA' && answer.value.ok ? answer.value.value : null;
}
