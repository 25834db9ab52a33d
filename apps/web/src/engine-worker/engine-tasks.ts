import type { ClaimAnswer, ClaimQuestion } from '../claim/claim-answer.ts';
import type { WhatIfAnswer, WhatIfQuestion } from '../what-if/what-if.ts';

/** What the engine can be asked in the browser. */
export interface EngineTasks {
  'what-if': { question: WhatIfQuestion; answer: WhatIfAnswer };
  claim: { question: ClaimQuestion; answer: ClaimAnswer };
}
export type TaskName = keyof EngineTasks;

export type EngineRequest = {
  [T in TaskName]: { id: number; task: T; question: EngineTasks[T]['question'] };
}[TaskName];

/** A part of an answer; or the engine broke. */
export type EngineReply =
  | { id: number; part: Partial<EngineTasks[TaskName]['answer']>; last: boolean }
  | { id: number; broken: string };
