import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CheckTask } from '../check/check-answer.ts';
import type { ClaimTask } from '../lab/claim/claim-answer.ts';
import { type EngineReply, type EngineRequest, whole } from '../engine/engine-task.ts';
import type { ChipPreviewTask } from '../submit/chip-form/chip-preview.ts';
import type { LoadTask, LoadAnswer } from '../lab/load/load-answer.ts';
import { checkParts } from './check-parts.ts';
import { chipPreviewParts } from './chip-preview-parts.ts';
import { claimParts } from './claim-parts.ts';
import type { RunPreviewTask } from '../submit/run-form/run-preview.ts';
import type { WhatIfTask } from '../lab/what-if/what-if-answer.ts';
import { runPreviewParts } from './run-preview-parts.ts';
import { whatIfParts } from './what-if-parts.ts';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { outcomeOf } from '@inferbench/domain/errors/outcome';
import { FIRST_LOOK, loadedSystem, statedLoad } from '../lab/load/stated-load.ts';

type Task = CheckTask | RunPreviewTask | ChipPreviewTask | ClaimTask | LoadTask | WhatIfTask;
type Request = { [Name in Task['name']]: EngineRequest<Extract<Task, { name: Name }>> }[Task['name']];

/** Newest of several questions that wait; it alone is answered. */
let newest: Request | null = null;
let running = false;

function send(reply: EngineReply<Task>): void {
  postMessage(reply);
}

function partsOf(request: Request): Iterable<object> {
  switch (request.task) {
    case 'what-if':
      return whatIfParts(request.question, catalogue);
    case 'load':
      return loadParts(request.question);
    case 'chip-form':
      return chipPreviewParts(request.question, catalogue);
    case 'run-form':
      return runPreviewParts(request.question, catalogue);
    case 'check':
      return checkParts(request.question, catalogue);
    case 'claim':
      return claimParts(request.question, catalogue);
  }
}

/** Lets messages that came in meanwhile be read. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function answer(request: Request): Promise<void> {
  const { id } = request;
  try {
    for (const part of partsOf(request)) {
      send({ id, part, last: false });
      await pause();
      if (newest?.id !== id) return;
    }
    send({ id, part: {}, last: true });
  } catch (error) {
    // A bug of the engine: the page says so and offers another worker.
    send({ id, broken: error instanceof Error ? error.message : String(error) });
  }
}

function next(answered: number | null): Request | null {
  return newest === null || newest.id === answered ? null : newest;
}

async function run(): Promise<void> {
  running = true;
  await pause();
  for (let request = next(null); request !== null; request = next(request.id)) await answer(request);
  running = false;
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  newest = data;
  if (!running) void run();
});

// The first edit is not to wait for compilation: the engine answers its own example once, unless somebody asks already.
setTimeout(() => {
  if (newest === null) whole(whatIfParts({ parameters: {}, specified: null }, catalogue));
}, 0);

/** A first look at all systems, as the API gives it, then the same in full: parts come as they are known. */
function* loadParts({ parameters }: LoadTask['question']): Generator<LoadAnswer> {
  const { question, stated } = statedLoad(parameters, catalogue);
  if (question === null) return void (yield stated);
  const answerWith = (effort: typeof FIRST_LOOK | { effort: 'LIVE' }): LoadAnswer => ({
    ...stated,
    systems: question.systems.flatMap((system) =>
      loadedSystem(system, outcomeOf(servingCurve({ ...system.request, ...effort }, catalogue)), catalogue),
    ),
  });
  yield answerWith(FIRST_LOOK);
  yield answerWith({ effort: 'LIVE' });
}
