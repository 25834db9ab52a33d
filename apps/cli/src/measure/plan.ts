import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import { MeasurementPlan, ServerDeal } from '@inferbench/domain/runs/measurement/plan';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { filePlan, type LengthFile } from '@inferbench/load/lengths';
import { flagFault } from '../input/flag-faults.ts';
import { numberFlag } from '../input/number-flag.ts';
import { readInput } from '../input/read-input.ts';
import { numbersOf } from '../serve/flags.ts';
import type { MeasureFlags } from './flags.ts';
import { lengthPlan } from './lengths.ts';
import { type PromptFile, promptFile } from './prompt-file.ts';
import type { Prompt } from './sender/prompt.ts';
import { traceLines, traceSecs } from './trace.ts';

const REQUESTS = 100;
const SECONDS = 20;
const WARM_UP = 8;
/** A closed loop is measured over so many answers of each client, after one of each that does not count. */
const PER_CLIENT = { requests: 10, warmUpRequests: 1 } as const;

export interface StatedPlan {
  plan: MeasurementPlan;
  lengthFile: LengthFile;
  /** Prompts of a file; left out: random ones. */
  prompts?: readonly Prompt[];
  traceSecs: readonly number[] | null;
}

/** What flags ask for as a plan, with what they leave open. Errors: USAGE, VALIDATION_FAILED with the fields. */
export async function statedPlan(flags: MeasureFlags): Promise<StatedPlan> {
  assertOneKind(flags);
  const file = flags.trace ?? flags.lengths;
  const flag = flags.trace === undefined ? '--lengths' : '--trace';
  const lines = file === undefined ? [] : traceLines(await readInput(file), flag);
  const prompts = await statedPrompts(flags);
  const times = flags.trace === undefined ? null : traceSecs(lines);
  const loads = times === null ? loadsOf(flags) : [traceLoad(times)];
  const [requests, seconds] = lengthOf(flags, times);
  const stated = {
    loads,
    sweep: flags.sweep === true,
    repeats: numberFlag(flags.repeat),
    inputTokens:
      prompts?.plan ??
      lengthsOf(
        '--input-tokens',
        flags.inputTokens,
        lines.map(({ inputTokens }) => inputTokens),
      ),
    outputTokens: lengthsOf(
      '--output-tokens',
      flags.outputTokens,
      lines.map(({ outputTokens }) => outputTokens),
    ),
    sharedPrefix: sharedPrefixOf(flags.sharedPrefix),
    requests,
    seconds,
    warmUpRequests: flags.warmUp === undefined ? WARM_UP : numberFlag(flags.warmUp),
    ...perClientOf(flags),
    ...limitsOf(flags, loads),
    ...imageOf(flags),
    ...serversOf(flags),
  };
  const parsed = parseWithFindings(MeasurementPlan, stated);
  if (!parsed.ok)
    throw flagFault(parsed.error, {
      repeats: '--repeat',
      warmUpRequests: '--warm-up',
      rampSeconds: '--ramp',
      session: '--turns',
    });
  const needed = parsed.value.warmUpRequests + 1;
  if (times !== null && times.length < needed)
    throw new InferbenchError('USAGE', 'The trace ends with its warm-up.', {
      path: '--trace',
      value: `${times.length} requests`,
      expected: `at least ${needed}`,
      fix: 'Say --warm-up 0, or take a longer trace.',
    });
  return {
    plan: parsed.value,
    lengthFile: lines,
    traceSecs: times,
    ...(prompts === null ? {} : { prompts: prompts.prompts }),
  };
}

function assertOneKind({
  concurrency,
  rate,
  trace,
  lengths,
  sweep,
  inputTokens,
  outputTokens,
}: MeasureFlags): void {
  const given = [concurrency, rate, trace].filter((text) => text !== undefined).length;
  if (given > 1)
    throw new InferbenchError('USAGE', 'One of --concurrency, --rate and --trace.', {
      path: '--concurrency',
    });
  if (given === 0 && sweep !== true)
    throw new InferbenchError('USAGE', 'Which load?', {
      path: '--concurrency',
      fix: 'Say --concurrency 1,2,4, --rate 5,10, --trace FILE, or --sweep.',
    });
  if (sweep === true && trace !== undefined)
    throw new InferbenchError('USAGE', 'A trace has one load and no sweep.', { path: '--sweep' });
  const fromFile = trace ?? lengths;
  if (fromFile !== undefined && (inputTokens !== undefined || outputTokens !== undefined))
    throw new InferbenchError('USAGE', 'Lengths come from the file, or from flags.', {
      path: '--input-tokens',
    });
}

async function statedPrompts(flags: MeasureFlags): Promise<PromptFile | null> {
  if (flags.prompts === undefined) return null;
  const { inputTokens, lengths, trace, sharedPrefix, turns, image, api } = flags;
  const [other] =
    Object.entries({
      '--input-tokens': inputTokens,
      '--lengths': lengths,
      '--trace': trace,
      '--shared-prefix': sharedPrefix,
      '--turns': turns,
      '--image': image,
    }).find(([, value]) => value !== undefined) ?? [];
  if (other !== undefined)
    throw new InferbenchError('USAGE', `--prompts says what is asked, so ${other} does not.`, {
      path: other,
    });
  const file = promptFile(await readInput(flags.prompts), flags.prompts);
  if (api === 'completions' && file.hasMessages)
    throw new InferbenchError('USAGE', 'Messages of a conversation are asked at the door of conversations.', {
      path: '--api',
      fix: 'Say --api chat, or leave it out.',
    });
  return file;
}

function imageOf({ image, api }: MeasureFlags): Pick<MeasurementPlan, 'image'> {
  if (image === undefined) return {};
  const [, width, height] = /^(\d{1,4})[x×](\d{1,4})$/.exec(image) ?? [];
  if (width === undefined)
    throw new InferbenchError('USAGE', '--image is no size.', {
      path: '--image',
      value: image.slice(0, 40),
      expected: 'pixels across and down, for example 512x512',
    });
  if (api === 'completions')
    throw new InferbenchError('USAGE', 'Images are shown in conversations.', {
      path: '--api',
      fix: 'Say --api chat, or leave it out.',
    });
  return { image: { widthPixels: Number(width), heightPixels: Number(height) } };
}

function serversOf({ url, deal, turns }: MeasureFlags): Pick<MeasurementPlan, 'servers'> {
  if (url.length < 2) return {};
  const chosen = ServerDeal.parse(deal);
  if (chosen === 'least-busy' && turns !== undefined)
    throw new InferbenchError('USAGE', 'A conversation stays with its server: --deal is round-robin.', {
      path: '--deal',
    });
  return { servers: { count: url.length, deal: chosen } };
}

function loadsOf({ concurrency, rate, arrivals = 'poisson', sweep }: MeasureFlags): MeasurementLoad[] {
  const loads =
    rate === undefined
      ? numbersOf('concurrency', concurrency ?? '1').map((count) => ({ kind: 'closed', concurrency: count }))
      : numbersOf('rate', rate).map((perSec) => ({
          kind: 'open',
          requestsPerSec: perSec,
          ...arrivalsOf(arrivals),
        }));
  const flag = rate === undefined ? '--concurrency' : '--rate';
  if (sweep === true && loads.length > 1)
    throw new InferbenchError('USAGE', 'A sweep begins at one load and finds the others.', { path: flag });
  if (new Set(loads.map((load) => JSON.stringify(load))).size < loads.length)
    throw new InferbenchError('USAGE', `${flag} has a load twice; --repeat runs all of them again.`, {
      path: flag,
    });
  return loads.map((load) => {
    const parsed = parseWithFindings(MeasurementLoad, load);
    if (parsed.ok) return parsed.value;
    throw new InferbenchError('USAGE', `${flag}: ${parsed.error.map(({ message }) => message).join(' ')}`, {
      path: flag,
    });
  });
}

function arrivalsOf(word: string): Record<string, unknown> {
  const [, cv] = /^gamma:(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  if (cv !== undefined) return { arrivals: 'gamma', cv: Number(cv) };
  if (word === 'poisson' || word === 'constant') return { arrivals: word };
  throw new InferbenchError('USAGE', '--arrivals is no way to arrive.', {
    path: '--arrivals',
    value: word.slice(0, 40),
    expected: 'poisson, constant, or gamma:CV such as gamma:2',
  });
}

function traceLoad(times: readonly number[]): MeasurementLoad {
  const lastSec = times.at(-1) ?? 0;
  return { kind: 'trace', requestsPerSec: lastSec > 0 ? (times.length - 1) / lastSec : times.length };
}

function lengthOf({ requests, seconds }: MeasureFlags, times: readonly number[] | null) {
  // A trace says itself how long it is.
  if (times !== null) return [null, null];
  if (requests === undefined && seconds === undefined) return [REQUESTS, SECONDS];
  return [requests, seconds].map((text) => (text === undefined ? null : numberFlag(text)));
}

function lengthsOf(flag: string, text: string | undefined, fromFile: readonly number[]) {
  if (fromFile.length > 0) return filePlan(fromFile);
  if (text !== undefined) return lengthPlan(flag, text);
  throw new InferbenchError('USAGE', `${flag} is needed.`, {
    path: flag,
    expected: 'tokens, for example 1024',
  });
}

function sharedPrefixOf(text: string | undefined) {
  if (text === undefined) return null;
  const [, groups, tokens] = /^(\d{1,7})[x×](\d{1,9})$/.exec(text) ?? [];
  if (groups !== undefined) return { groups: Number(groups), tokens: Number(tokens) };
  throw new InferbenchError('USAGE', '--shared-prefix is GROUPSxTOKENS.', {
    path: '--shared-prefix',
    value: text.slice(0, 40),
    expected: 'for example 4x512',
  });
}

/** Numbers of a stage that grow with its clients: none where a flag states them. */
function perClientOf({ concurrency, sweep, rate, requests, seconds, warmUp }: MeasureFlags) {
  const isClosed = concurrency !== undefined || (sweep === true && rate === undefined);
  if (!isClosed) return {};
  const isLengthStated = requests !== undefined || seconds !== undefined;
  const perClient = {
    requests: isLengthStated ? 0 : PER_CLIENT.requests,
    warmUpRequests: warmUp === undefined ? PER_CLIENT.warmUpRequests : 0,
  };
  return perClient.requests + perClient.warmUpRequests === 0 ? {} : { perClient };
}

/** Limits that hold senders back, each of its own kind of load. Error: USAGE. */
function limitsOf({ maxConcurrency, ramp, turns }: MeasureFlags, loads: readonly MeasurementLoad[]) {
  const isClosed = loads.every(({ kind }) => kind === 'closed');
  if (maxConcurrency !== undefined && isClosed)
    throw new InferbenchError('USAGE', '--max-concurrency belongs to --rate or --trace.', {
      path: '--max-concurrency',
      fix: 'A closed loop has the clients that --concurrency says.',
    });
  const [flag] =
    Object.entries({ '--ramp': ramp, '--turns': turns }).find(([, text]) => text !== undefined) ?? [];
  if (flag !== undefined && !isClosed)
    throw new InferbenchError('USAGE', `${flag} belongs to --concurrency.`, { path: flag });
  return {
    ...(maxConcurrency === undefined ? {} : { maxConcurrency: numberFlag(maxConcurrency) }),
    ...(ramp === undefined ? {} : { rampSeconds: numberFlag(ramp) }),
    ...(turns === undefined ? {} : { session: sessionOf(turns) }),
  };
}

function sessionOf(text: string): MeasurementPlan['session'] {
  const [, turns, thinkSeconds = '0'] = /^(\d{1,4})(?::(\d{1,5}(?:\.\d{1,6})?))?$/.exec(text) ?? [];
  if (turns !== undefined) return { turns: Number(turns), thinkSeconds: Number(thinkSeconds) };
  throw new InferbenchError('USAGE', '--turns is no number of turns.', {
    path: '--turns',
    value: text.slice(0, 40),
    expected: 'turns, and seconds between them, such as 5 or 5:2.5',
  });
}
