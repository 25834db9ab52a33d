import { globalId } from '@inferbench/api/graphql/global-id';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import type { TestApi } from './api.ts';
import { ask } from './ask.ts';
import { asAdmin } from './database.ts';
import { declaredChip } from './declared-chip.ts';
import { saveDraft } from './drafts.ts';
import { inferbenchAdmin } from './operator.ts';
import { invitedBy, newMember, newStaff } from './people.ts';
import type { Visitor } from './signed-in.ts';
import { submitEntryOf, submitRunOf } from './twins/prepared.ts';

/** Who may ask: what shows who they are, anew for each question, since tokens end; null for nobody. */
export type Asker = () => Promise<string | undefined>;

export type Whose = 'own' | 'other';

export interface RoleWorld {
  /** Askers by column of the matrix, for the organisation whose things are asked about and for another. */
  askers: Readonly<Record<Whose, Readonly<Record<string, Asker>>>>;
  /** What the words with a $ stand for. */
  ids: Readonly<Record<string, string>>;
}

const OWN = 'acme';
const OTHER = 'zenith';

/** Two organisations with somebody in each role, persons of the staff whom one of them employs or not, and what one of them has hidden. */
export async function roleWorld(api: TestApi): Promise<RoleWorld> {
  const keys = {
    own: await api.newKey(OWN, ['submit', 'write:specs', 'read:scores']),
    other: await api.newKey(OTHER, ['submit', 'read:scores']),
  };
  const things = await makeThings(api, keys);
  const people = { own: await peopleOf(api, 'own'), other: await peopleOf(api, 'other') };
  const { owner } = people.own;
  if (owner === undefined) throw new Error('the organisation has no owner');
  const ids = { ...things, ...(await thingsOf(api, owner)) };
  const askersOf = async (whose: Whose): Promise<Record<string, Asker>> => {
    const scopeless = await api.newKey(whose === 'own' ? OWN : OTHER, []);
    const tokens = Object.entries(people[whose]).map(([role, visitor]): [string, Asker] => [
      role,
      async () => (await visitor.token()).token,
    ]);
    return {
      visitor: () => Promise.resolve(undefined),
      key: () => Promise.resolve(scopeless),
      ...Object.fromEntries(tokens),
    };
  };
  return { askers: { own: await askersOf('own'), other: await askersOf('other') }, ids };
}

async function peopleOf(api: TestApi, whose: Whose): Promise<Record<string, Visitor>> {
  const town = { queueUrl: api.queueUrl, url: api.server.url };
  const organization = whose === 'own' ? OWN : OTHER;
  const people: Record<string, Visitor> = {};
  for (const role of MembershipRole.options) people[role] = await newMember(town, { organization, role });
  for (const role of StaffRole.options) {
    const employed = whose === 'own' ? { employer: OWN } : {};
    people[role] = await newStaff(town, {
      name: `${role} ${whose === 'own' ? 'employed' : 'apart'}`,
      role,
      ...employed,
    });
  }
  return people;
}

/** A hidden run, one that waits for a review, a draft, and somebody else's run on a chip of one's own. */
async function makeThings(
  api: TestApi,
  keys: Readonly<Record<Whose, string>>,
): Promise<Record<string, string>> {
  await submitEntryOf(api, keys.own, declaredChip(OWN, 'acme-a1'));
  const hidden = await submitRunOf(api, keys.own, { seconds: 1 });
  const waiting = await submitRunOf(api, keys.own, { framework: 'trtllm' });
  const onOwnChip = await submitRunOf(api, keys.other, { chip: 'acme-a1', seconds: 31 });
  if (hidden.lifecycle !== 'FLAGGED' || waiting.lifecycle !== 'VALIDATED')
    throw new Error(`${hidden.lifecycle} and ${waiting.lifecycle}`);
  const { submission } = await ask<{ runId: string }>(api, 'submission', {
    query: 'query ($id: ID!) { submission(id: $id) { runId } }',
    variables: { id: hidden.submission },
    key: keys.own,
  }).then(({ runId }) => ({ submission: runId }));
  const saved = await saveDraft(api, keys.own, { subject: 'CHIP', document: '{}', label: 'a draft' });
  return {
    hidden: hidden.submission,
    hiddenRun: submission,
    hiddenPoint: hidden.pointIds[0] ?? '',
    waiting: waiting.submission,
    onOwnChip: onOwnChip.submission,
    draft: saved.draft?.id ?? '',
  };
}

/** What an owner sees: a key that was revoked, an invitation that was, the owner and their passkey. */
async function thingsOf(api: TestApi, owner: Visitor): Promise<Record<string, string>> {
  const invitationSecret = await invitedBy(api, '--organization', OWN, '--role', 'viewer');
  await asAdmin(api.adminUrl, (client) =>
    client.query('UPDATE invitation SET revoked_at = now() WHERE used_at IS NULL'),
  );
  const { keys } = await inferbenchAdmin(api.queueUrl, 'key', 'list', '--organization', OWN);
  const [revoked] = keys as { publicId: string }[]; // the command's own shape
  await inferbenchAdmin(api.queueUrl, 'key', 'create', '--organization', OWN, '--scopes', 'submit');
  const { rows } = await asAdmin(api.adminUrl, (client) =>
    client.query<{ id: string }>('SELECT id::text FROM api_key WHERE public_id = $1', [revoked?.publicId]),
  );
  const seen = await ask<{
    invitations: { id: string; revokedAt: string | null }[];
    members: { id: string; isYou: boolean }[];
    passkeys: { id: string }[];
  }>(api, 'viewer', {
    query: '{ viewer { invitations { id revokedAt } members { id isYou } passkeys { id } } }',
    key: (await owner.token()).token,
  });
  return {
    invitationSecret,
    apiKey: globalId('ApiKey', rows[0]?.id ?? ''),
    invitation: seen.invitations.find(({ revokedAt }) => revokedAt !== null)?.id ?? '',
    owner: seen.members.find(({ isYou }) => isYou)?.id ?? '',
    passkey: seen.passkeys[0]?.id ?? '',
  };
}
