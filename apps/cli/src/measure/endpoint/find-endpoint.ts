import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { JsonObject } from '../../input/parsed-json.ts';
import type { Endpoint, RequestFields } from '../sender/endpoint.ts';
import { WORDS } from '../sender/words.ts';
import type { Door, TrialOutcome, Trials } from './trial.ts';

/** Fields from all that is wanted to the least that every server takes. */
const FIELD_SETS: readonly RequestFields[] = [
  { lengths: true, usage: true, newName: false },
  { lengths: false, usage: true, newName: false },
  { lengths: false, usage: true, newName: true },
  { lengths: false, usage: false, newName: false },
];
const [SHORT, LONG] = [24, 40];

export interface FoundEndpoint {
  endpoint: Endpoint;
  /** Whether answers say how many tokens they have; without it nothing can be counted. */
  isCounted: boolean;
  /** Whether they say it of prompts. */
  countsPrompts: boolean;
}

interface Stated {
  baseUrl: string;
  model: string;
  api: Endpoint['api'] | undefined;
  isStreamed: boolean;
  /** True where prompts are stated: they are text, and answers end where the model ends them. */
  isStatedText: boolean;
  statedBody?: JsonObject | undefined;
}

/**
 * Finds out, by a handful of requests, at which door the server answers and what it takes: prompts of token ids where it counts
 * them as they are, else text. Error: INVALID.
 */
export async function findEndpoint(
  trials: Trials,
  { baseUrl, model, api, isStreamed, isStatedText, statedBody }: Stated,
): Promise<FoundEndpoint> {
  const tried: string[] = [];
  const doors = [
    { api: 'completions', promptKind: 'token-ids' },
    { api: 'completions', promptKind: 'text' },
    { api: 'chat', promptKind: 'text' },
  ] as const;
  const asked = doors.filter((one) => api === undefined || one.api === api);
  for (const door of asked.filter(({ promptKind }) => !isStatedText || promptKind === 'text')) {
    const closed = tried.includes(`${door.api} 404`) || tried.includes(`${door.api} 405`);
    if (closed) continue;
    for (const fields of FIELD_SETS.filter(({ lengths }) => !isStatedText || !lengths)) {
      const at: Door = {
        baseUrl,
        model,
        api: door.api,
        fields,
        isStreamed,
        ...(statedBody && { statedBody }),
      };
      const first = await trials.send(at, promptOf(door.promptKind, SHORT));
      if (first.kind === 'answered') {
        const found = await known(trials, at, { promptKind: door.promptKind, first });
        if (found !== null) return found;
        break;
      }
      tried.push(`${door.api} ${first.kind === 'refused' ? first.status : first.what}`);
      // Another door would be found by chance, and other figures at it.
      if (first.kind === 'failed' && first.isUnable) throw unanswered(model, tried);
      // No door, or nothing that fewer fields would mend.
      if (first.kind === 'failed' || first.status === 404 || first.status === 405) break;
    }
  }
  throw unanswered(model, tried);
}

function unanswered(model: string, tried: readonly string[]): InferbenchError {
  const miscount = tried.find((one) => one.includes(' it counted '));
  if (miscount !== undefined)
    return new InferbenchError('INVALID', `The server counts what cannot be: ${miscount.slice(0, 300)}.`, {
      path: '--url',
      expected: 'no more tokens in `usage` than `max_tokens` allowed, and no fewer than pieces of text',
      fix: 'Mend the count of the server; with it no figure would be true.',
    });
  return new InferbenchError(
    'INVALID',
    `The server answers no request of ${model}: ${[...new Set(tried)].join(', ').slice(0, 300)}.`,
    {
      path: '--url',
      expected: '/completions or /chat/completions below it, answered as a stream of events',
      fix: 'Check --url (with /v1), --model and the log of the server.',
    },
  );
}

function promptOf(kind: Endpoint['promptKind'], tokens: number): string | number[] {
  if (kind === 'token-ids') return Array.from({ length: tokens }, (_, at) => 300 + at);
  return Array.from({ length: tokens }, (_, at) => WORDS[at % WORDS.length]).join(' ');
}

/** Null for token ids that are not counted as such: a server that reads them as something else. */
async function known(
  trials: Trials,
  door: Door,
  {
    promptKind,
    first,
  }: { promptKind: Endpoint['promptKind']; first: Extract<TrialOutcome, { kind: 'answered' }> },
): Promise<FoundEndpoint | null> {
  const { inputTokens, isCounted } = first;
  const plain = { ...door, promptKind, extraTokens: 0, tokensPerWord: 1 };
  if (inputTokens === null)
    return promptKind === 'token-ids' ? null : { endpoint: plain, isCounted, countsPrompts: false };
  const second = await trials.send(door, promptOf(promptKind, LONG));
  // Whether prompts are counted as they are is not known by chance.
  if (second.kind === 'failed' && second.isUnable)
    throw unanswered(door.model, [`${door.api} ${second.what}`]);
  const more = second.kind === 'answered' ? second.inputTokens : null;
  if (more === null || more <= inputTokens)
    return promptKind === 'token-ids' ? null : { endpoint: plain, isCounted, countsPrompts: false };
  const tokensPerWord = (more - inputTokens) / (LONG - SHORT);
  if (promptKind === 'token-ids' && tokensPerWord !== 1) return null;
  const extraTokens = inputTokens - SHORT * tokensPerWord;
  return { endpoint: { ...plain, extraTokens, tokensPerWord }, isCounted, countsPrompts: true };
}
