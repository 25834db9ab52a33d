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
import { type Outcome, outcomeOf } from './outcome.ts';

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

export function createKey({ name, scopes, days }: AskedKey, as: ActingAs): Promise<Sent<Outcome>> {
  const input = { ...once(), name, scopes: [...scopes], expiresAt: inDays(days) };
  return outcomeOf(act(CreateApiKey, input, as), made);
}

export function rotateKey({ id }: ApiKeyFields, as: ActingAs): Promise<Sent<Outcome>> {
  const input = { ...once(), id, expiresAt: inDays(KEY_DAYS), oldKeyDays: OLD_KEY_DAYS };
  return outcomeOf(act(RotateApiKey, input, as), made);
}

export function revokeKey({ id }: ApiKeyFields, as: ActingAs): Promise<Sent<Outcome>> {
  return outcomeOf(act(RevokeApiKey, { ...once(), id }, as), ({ apiKey }) => ({
    words: `The key ${apiKey.name} works no more.`,
  }));
}

const made = ({ apiKey, key }: Extract<MadeKeyResult, { __typename: 'ApiKeyCreated' }>) => ({
  words: `The key ${apiKey.name}, shown this one time. Keep it now.`,
  secret: key,
});
