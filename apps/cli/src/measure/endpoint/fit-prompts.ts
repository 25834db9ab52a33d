import type { MeasurementHeader } from '@inferbench/domain/runs/measurement/record';
import type { Connection } from '../sender/connection.ts';
import { addressOf, type Endpoint } from '../sender/endpoint.ts';
import { promptWriter } from '../sender/prompts.ts';
import { ask, jsonOf } from './ask.ts';
import type { FoundEndpoint } from './find-endpoint.ts';
import type { Trials } from './trial.ts';

const TRIES = 6;
type InputCount = MeasurementHeader['endpoint']['inputCount'];

export interface FittedPrompts {
  endpoint: Endpoint;
  inputCount: InputCount;
  /** What the server counts of a prompt of the wanted length; null where nobody counts. */
  counted: number | null;
}

interface Counting {
  trials: Trials;
  connection: Connection;
  /** Tokens of each prompt; null for prompts that are stated. */
  wanted: number | null;
  /** Salt of this process, as for the prompts that are measured. */
  salt: number;
}

/** Grows prompts of text until the server counts as many tokens as are wanted; prompts of token ids have them already. */
export async function fitPrompts(found: FoundEndpoint, counting: Counting): Promise<FittedPrompts> {
  const { countsPrompts, endpoint } = found;
  const { wanted } = counting;
  if (wanted === null) return { endpoint, inputCount: countsPrompts ? 'usage' : 'unknown', counted: null };
  if (endpoint.promptKind === 'token-ids') return { endpoint, inputCount: 'usage', counted: wanted };
  const byUsage = async (prompt: string) => {
    const trial = await counting.trials.send(endpoint, prompt);
    return trial.kind === 'answered' ? trial.inputTokens : null;
  };
  if (countsPrompts) return fitted(endpoint, { ...counting, wanted, count: byUsage, inputCount: 'usage' });
  const byTokenizer = (prompt: string) => tokenized(counting.connection, endpoint, prompt);
  return fitted(endpoint, { ...counting, wanted, count: byTokenizer, inputCount: 'tokenize' });
}

async function fitted(
  endpoint: Endpoint,
  {
    wanted,
    salt,
    count,
    inputCount,
  }: Counting & {
    wanted: number;
    count: (prompt: string) => Promise<number | null>;
    inputCount: InputCount;
  },
): Promise<FittedPrompts> {
  let best = { endpoint, counted: null as number | null };
  let now = endpoint;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const asked = { request: attempt, tokens: wanted, isAnswer: false };
    const prompt = promptWriter({ endpoint: now, sharedPrefix: null, salt }, attempt)([asked]);
    const counted = typeof prompt === 'string' ? await count(prompt) : null;
    if (counted === null) break;
    const isNearer = best.counted === null || Math.abs(counted - wanted) < Math.abs(best.counted - wanted);
    if (isNearer) best = { endpoint: now, counted };
    if (counted === wanted) break;
    now = corrected(now, counted - wanted);
  }
  return { ...best, inputCount: best.counted === null ? 'unknown' : inputCount };
}

function corrected(endpoint: Endpoint, tooMany: number): Endpoint {
  return { ...endpoint, extraTokens: endpoint.extraTokens + tooMany };
}

/** vLLM answers with a count, llama.cpp with the tokens; a conversation's template is in neither. */
async function tokenized(
  connection: Connection,
  { baseUrl, model, api }: Endpoint,
  prompt: string,
): Promise<number | null> {
  const asked = api === 'chat' ? { messages: [{ role: 'user', content: prompt }] } : { prompt };
  const body = { model, content: prompt, ...asked };
  const reply = await ask(connection, addressOf(baseUrl, '/tokenize', 'root'), body).catch(() => null);
  const answer = reply === null ? null : jsonOf(reply);
  if (answer === null) return null;
  const { count, tokens } = answer;
  if (typeof count === 'number' && Number.isInteger(count)) return count;
  return Array.isArray(tokens) ? tokens.length : null;
}
