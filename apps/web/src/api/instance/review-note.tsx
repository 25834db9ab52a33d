import { loadInstance } from './load-instance.ts';

/** Says in the foot of every page with results that this installation lists them without review, or that this could not be read. */
export async function ReviewNote() {
  const instance = await loadInstance();
  if (instance === null) return <p>Whether results are reviewed here could not be read just now.</p>;
  return instance.review === 'OFF' ? <p>Results here are listed without review.</p> : null;
}
