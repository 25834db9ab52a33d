import { startFields } from './fields.ts';
import { startLimits } from './limit.ts';
import { startReading } from './reading.ts';
import { startTaking } from './taking.ts';
import { startValueLimits } from './value-limits.ts';

/** Everything that answers a pointer or a key on a page of charts; listens on the document, so views may come and go. */
export function start(go: (href: string) => void): void {
  startReading(go);
  startLimits(go);
  startValueLimits();
  startTaking();
  startFields();
}
