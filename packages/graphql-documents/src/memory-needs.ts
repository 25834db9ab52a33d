import { MemoryNeeds as Needs } from '@inferbench/domain/memory-needs';
import { wholeAnswer } from './whole-answer.ts';

/** How many of each chip hold a model with one user. */
export const MemoryNeeds = wholeAnswer({
  field: 'memoryNeeds',
  type: 'MemoryNeeds',
  input: { request: 'MemoryNeedsInput' },
  schema: Needs,
});
