import { loadInstance } from './load-instance.ts';

/** In the foot of every page with results, where this installation lists them without review. */
export async function ReviewNote() {
  const instance = await loadInstance();
  return instance?.review === 'OFF' ? <p>published without review</p> : null;
}
