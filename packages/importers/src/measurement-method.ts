import type { Run } from '@inferbench/domain/run';
import type { RunContext } from '@inferbench/domain/run-context';
import { METHOD_NOT_STATED } from './measurement-counters.ts';

/**
 * Counters say how many drafts a step accepts and not how they are made: method and draft are their owner's to state, which
 * contradicts nothing; another mean than the counters' does.
 */
export function withStatedMethod(run: Run, { techniques }: RunContext): Run {
  const counted = run.techniques.speculative;
  const stated = techniques?.speculative;
  if (counted?.method !== METHOD_NOT_STATED || !stated) return run;
  const { method, draftModel, draftTokens } = stated;
  const speculative = { ...counted, method, draftModel, draftTokens: counted.draftTokens ?? draftTokens };
  return { ...run, techniques: { ...run.techniques, speculative } };
}
