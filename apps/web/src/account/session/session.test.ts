import { type SessionToken, SignedIn } from '@inferbench/domain/account/session';
import { expect, test } from 'vitest';
import { actingAs } from './acting-as.ts';
import { readAnswer } from './session-answer.ts';

const WHO: SessionToken = {
  token: 'ib_session_x',
  expiresAt: '2026-01-01T00:02:00.000Z',
  actor: { name: 'Ada', kind: 'ACCOUNT', organization: null, role: null },
  memberships: [],
  staffRole: null,
  freshUntil: null,
};

test('a refusal of the session endpoint keeps its code and its words, and is never taken for an answer', () => {
  const said = { message: 'The link was used already.', extensions: { code: 'GONE' } };
  expect(readAnswer({ errors: [said], account: { name: 'Ada' } }, SignedIn)).toEqual({
    ok: false,
    trouble: { code: 'GONE', message: said.message },
  });
});

test.each([{}, null, 'x', { account: {} }, { errors: [] }])(
  'what has the shape of neither answer nor refusal is trouble: %j',
  (json) => expect(readAnswer(json, SignedIn)).toMatchObject({ ok: false, trouble: { code: 'UNREACHABLE' } }),
);

test('who acts for an organisation, or as staff, does so in the next question too', () => {
  const acme = { slug: 'acme', name: 'Acme' };
  expect(actingAs(WHO)).toEqual({});
  expect(actingAs({ actor: { ...WHO.actor, kind: 'MEMBER', organization: acme, role: 'owner' } })).toEqual({
    organization: 'acme',
  });
  expect(actingAs({ actor: { ...WHO.actor, kind: 'STAFF', role: 'reviewer' } })).toEqual({ staff: true });
});
