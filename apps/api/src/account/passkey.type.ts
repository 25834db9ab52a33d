import type { PasskeyRecord } from '@inferbench/db/account/passkeys';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { isoTimes } from '../graphql/iso-times.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

export const PasskeyType = objectType('Passkey', 'A passkey of your own; of it the public half is stored.', {
  id: Id.describe('Global id.'),
  isSynced: z.boolean().describe('Whether its maker keeps a copy, so that it is on other devices as well.'),
  createdAt: z.string().describe('When it was registered, ISO 8601 UTC.'),
  usedAt: z.string().nullable().describe('When it last signed in, ISO 8601 UTC; null: never since.'),
  disabledAt: z.string().nullable().describe('When it was disabled, ISO 8601 UTC; null: it works.'),
});
export type PasskeyType = InstanceType<typeof PasskeyType>;

export function toPasskeyType({ id, backedUp, ...at }: PasskeyRecord): PasskeyType {
  return { ...isoTimes(at), id: globalId('Passkey', id), isSynced: backedUp };
}

export const DisablePasskeyInput = inputType('DisablePasskeyInput', 'A passkey to end.', {
  id: Id.describe('Global id of the passkey; the last one that works stays.'),
  idempotencyKey: keyOfRequest('Disabling twice is disabling once, whatever this says'),
});
export type DisablePasskeyInput = InstanceType<typeof DisablePasskeyInput>;

export const PasskeyDisabledType = objectType(
  'PasskeyDisabled',
  'The passkey signs nobody in from now on, and every other session of yours ended.',
  { passkey: instanceOf(PasskeyType).describe('The passkey.') },
);
export type PasskeyDisabledType = InstanceType<typeof PasskeyDisabledType> & { kind: 'PasskeyDisabled' };
