import {
  type ApiKeyFields,
  type ApiKeyScope,
  CreateApiKey,
  type MadeKeyResult,
  RevokeApiKey,
  RotateApiKey,
} from '@inferbench/graphql-documents/api-keys';
import { daysAfterMs } from '@inferbench/domain/account/api-key-term';
import type { Sent } from '../../api/sent.ts';
import { act } from '../session/act.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { type Refusal, refusalWords } from '../session/refusal-words.ts';
import type { Outcome } from './outcome.ts';

export interface AskedKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  days: number;
}

/** Days that a key works if nobody says otherwise, and that the one before goes on beside the next. */
export const KEY_DAYS = 90;
const OLD_KEY_DAYS = 7;

const inDays = (days: number) => new Date(daysAfterMs(Date.now(), days)).toISOString();
const once = () => ({ idempotencyKey: crypto.randomUUID() });

export async function createKey({ name, scopes, days }: AskedKey, as: ActingAs): Promise<Sent<Outcome>> {
  const input = { ...once(), name, scopes: [...scopes], expiresAt: inDays(days) };
  const sent = await act(CreateApiKey, input, as);
  return sent.ok ? { ok: true, answer: made(sent.answer) } : sent;
}

export async function rotateKey({ id }: ApiKeyFields, as: ActingAs): Promise<Sent<Outcome>> {
  const input = { ...once(), id, expiresAt: inDays(KEY_DAYS), oldKeyDays: OLD_KEY_DAYS };
  const sent = await act(RotateApiKey, input, as);
  return sent.ok ? { ok: true, answer: made(sent.answer) } : sent;
}

export async function revokeKey({ id }: ApiKeyFields, as: ActingAs): Promise<Sent<Outcome>> {
  const sent = await act(RevokeApiKey, { ...once(), id }, as);
  if (!sent.ok) return sent;
  const { answer } = sent;
  return answer.__typename === 'ApiKeyRevoked'
    ? {
        ok: true,
        answer: { done: true, words: `The key ${answer.apiKey.name} works no more.`, secret: null },
      }
    : { ok: true, answer: refused(answer) };
}

function made(answer: MadeKeyResult): Outcome {
  if (answer.__typename !== 'ApiKeyCreated') return refused(answer);
  return {
    done: true,
    words: `The key ${answer.apiKey.name}, shown this one time. Keep it now.`,
    secret: answer.key,
  };
}

function refused(answer: Refusal): Outcome {
  return { done: false, words: refusalWords(answer), secret: null };
}
