export interface EngineTask {
  name: string;
  question: unknown;
  answer: object;
}

export interface EngineRequest<Task extends EngineTask> {
  id: number;
  task: Task['name'];
  question: Task['question'];
}

export type EngineReply<Task extends EngineTask> =
  { id: number; part: Partial<Task['answer']>; last: boolean } | { id: number; broken: string };

export function whole<Answer>(parts: Generator<unknown, Answer>): Answer {
  let step = parts.next();
  while (!step.done) step = parts.next();
  return step.value;
}
