import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { mutate } from '../testkit/mutate.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { invitedBy, letPasskeysAge, newMember, newStaff, type Town } from '../testkit/people.ts';
import type { Visitor } from '../testkit/signed-in.ts';
import { submitRunOf } from '../testkit/twins/prepared.ts';

let api: TestApi;
let town: Town;
beforeAll(async () => {
  api = await startTestApi();
  town = { queueUrl: api.queueUrl, url: api.server.url };
  await inferbenchAdmin(api.queueUrl, 'organization', 'create', 'acme', '--name', 'Acme Silicon');
});
afterAll(() => api?.stop());

const keyOf = async (visitor: Visitor) => (await visitor.token()).token;
const does = async (
  visitor: Visitor,
  name: Parameters<typeof act>[1],
  input: Omit<Parameters<typeof act>[2], 'key'>,
) => act(api, name, { ...input, key: await keyOf(visitor) } as Parameters<typeof act>[2]); // a key is all that is added

test('persons who are signed in carry a run from its submission to the board and back, each act with their name', async () => {
  const submitter = await newMember(town, { organization: 'acme', role: 'submitter', name: 'Sam Sender' });
  const owner = await newMember(town, { organization: 'acme', role: 'owner', name: 'Olga Owner' });
  const first = await newStaff(town, { name: 'First Reviewer', role: 'reviewer' });
  const second = await newStaff(town, { name: 'Second Lead', role: 'lead' });
  const employed = await newStaff(town, { name: 'Employed There', role: 'reviewer', employer: 'acme' });
  const joined = await newStaff(town, { name: 'Joined Later', role: 'reviewer' });
  await mutate(api, 'acceptInvitation', {
    input: { invitation: await invitedBy(town, '--organization', 'acme', '--role', 'viewer') },
    token: (await joined.token({ staff: true })).token,
  });
  const { submission } = await submitRunOf(api, await keyOf(submitter), {});

  for (const partial of [employed, joined]) {
    const { token } = await partial.token({ staff: true });
    expect(await act(api, 'takeUp', { key: token, submission })).toMatchObject({
      code: 'CONFLICT_OF_INTEREST',
    });
  }
  expect(await does(first, 'takeUp', { submission })).toMatchObject({ lifecycle: 'IN_REVIEW' });
  const approval = { submission, verdict: 'APPROVE', reason: 'The file says so.' } as const;
  await letPasskeysAge(api.adminUrl);
  expect(await does(first, 'decide', approval)).toMatchObject({ code: 'STEP_UP_NEEDED' });
  for (const visitor of [first, second]) await visitor.signIn();
  expect((await does(first, 'decide', approval)).__typename).toBe('ActDone');
  expect(await does(first, 'publish', { submission })).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
  expect(await does(second, 'publish', { submission })).toMatchObject({ lifecycle: 'PUBLISHED' });

  // What two persons published is an owner's to pull back, with a passkey.
  const pulled = { submission, reason: 'The meter was wrong.' };
  await submitter.signIn();
  expect(await does(submitter, 'withdraw', pulled)).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
  expect(await does(owner, 'withdraw', pulled)).toMatchObject({ code: 'STEP_UP_NEEDED' });
  await owner.signIn();
  expect(await does(owner, 'withdraw', pulled)).toMatchObject({ lifecycle: 'WITHDRAWN' });

  const { rows } = await asAdmin(api.adminUrl, (client) =>
    client.query(
      `SELECT e.kind, a.display_name AS name, e.key_id, e.role FROM event e JOIN account a ON a.id = e.account_id
       WHERE e.submission_id IS NOT NULL ORDER BY e.id`,
    ),
  );
  expect(rows).toEqual(
    [
      ['SUBMIT', 'Sam Sender', 'SUBMITTER'],
      ['TAKE_UP', 'First Reviewer', 'REVIEWER'],
      ['APPROVE', 'First Reviewer', 'REVIEWER'],
      ['PUBLISH', 'Second Lead', 'REVIEWER'],
      ['WITHDRAW', 'Olga Owner', 'SUBMITTER'],
    ].map(([kind, name, role]) => ({ kind, name, key_id: null, role })),
  );
});
