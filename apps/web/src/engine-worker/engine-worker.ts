import { catalogue } from '@inferbench/catalogue/catalogue';
import { claimParts } from '../claim/claim-answer.ts';
import { whatIf } from '../what-if/what-if.ts';
import type { EngineReply, EngineRequest } from './engine-tasks.ts';
import { whole } from '../engine/whole-answer.ts';

/** Of several questions that wait, only the newest is answered. */
let newest: EngineRequest | null = null;
let running = false;

function send(reply: EngineReply): void {
  postMessage(reply);
}

function partsOf(request: EngineRequest): Iterable<object> {
  return request.task === 'what-if'
    ? whatIf(request.question, catalogue)
    : claimParts(request.question, catalogue);
}

/** Lets messages that came in meanwhile be read. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function answer(request: EngineRequest): Promise<void> {
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

/** The newest question, unless it is the one that was answered. */
function next(answered: number | null): EngineRequest | null {
  return newest === null || newest.id === answered ? null : newest;
}

async function run(): Promise<void> {
  running = true;
  await pause();
  for (let request = next(null); request !== null; request = next(request.id)) await answer(request);
  running = false;
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  newest = data;
  if (!running) void run();
});

// The first edit is not to wait for compilation: the engine answers its own example once, unless somebody asks already.
setTimeout(() => {
  if (newest === null) whole(whatIf({ parameters: {}, tested: [] }, catalogue));
}, 0);
