/** An answer from its parts, all of them. The generator of a task yields every key of its answer. */
export function whole<Answer extends object>(parts: Iterable<Partial<Answer>>): Answer {
  return Object.assign({}, ...parts) as Answer;
}
