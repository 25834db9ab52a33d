/** Makes a question whose answer is never older than its asker: all who ask while one is on its way share the next one. */
export function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const begin = () => {
    next = null;
    const answer = ask();
    asked = answer;
    return answer;
  };
  return () => (next ??= asked.then(begin, begin));
}
