/** The answer of a task that yields its parts on the way. */
export function whole<Answer>(parts: Generator<unknown, Answer>): Answer {
  let step = parts.next();
  while (!step.done) step = parts.next();
  return step.value;
}
