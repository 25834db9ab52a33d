import type { SessionRecord } from '@inferbench/db/account/sessions';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { isoTimes } from '../graphql/iso-times.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

export const SessionType = objectType('OwnSession', 'A browser in which you are signed in.', {
  isThisOne: z.boolean().describe('Whether it is the one that asks.'),
  openedAt: z.string().describe('When it was signed in, ISO 8601 UTC.'),
  seenAt: z.string().describe('When it was last used, to a minute, ISO 8601 UTC.'),
  endsAt: z.string().describe('When it ends at the latest, ISO 8601 UTC.'),
});
export type SessionType = InstanceType<typeof SessionType>;

export function toSessionType({ id, ...at }: SessionRecord, own: string | null): SessionType {
  const { expiresAt: endsAt, ...shown } = isoTimes(at);
  return { ...shown, endsAt, isThisOne: id === own };
}

export const EndOtherSessionsInput = inputType('EndOtherSessionsInput', 'To sign out everywhere else.', {
  idempotencyKey: keyOfRequest('Ending twice is ending once, whatever this says'),
});
export type EndOtherSessionsInput = InstanceType<typeof EndOtherSessionsInput>;

export const OtherSessionsEndedType = objectType(
  'OtherSessionsEnded',
  'You are signed in here and nowhere else.',
  { ended: z.int().describe('Sessions that ended.') },
);
export type OtherSessionsEndedType = InstanceType<typeof OtherSessionsEndedType> & {
  kind: 'OtherSessionsEnded';
};
