import type { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import { asAdmin, type TestDatabase } from './database.ts';
import { inferbenchAdmin } from './operator.ts';
import { invitationIn, Visitor } from './signed-in.ts';

/** A site with accounts: where requests go, and the login of who runs it. */
export interface Town extends Pick<TestDatabase, 'queueUrl'> {
  url: string;
  /** What browsers call the site; left out: this machine's own. */
  origin?: string;
}

/** The secret of an invitation that `inferbench admin invite` makes. */
export async function invitedBy({ queueUrl }: Pick<Town, 'queueUrl'>, ...args: string[]): Promise<string> {
  const answer = await inferbenchAdmin(queueUrl, 'invite', ...args);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return invitationIn(answer['link']);
}

async function come({ url, origin }: Town, invitation: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url, origin);
  const { status, body } = await visitor.register(invitation, name);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return visitor;
}

/** A person who is signed in and acts for an organisation. */
export async function newMember(
  town: Town,
  {
    organization,
    role,
    name = `${role} of ${organization}`,
  }: { organization: string; role: MembershipRole; name?: string },
): Promise<Visitor> {
  return come(town, await invitedBy(town, '--organization', organization, '--role', role), name);
}

/** A person of the staff who is signed in; they work for nobody who submits, unless said otherwise. */
export async function newStaff(
  town: Town,
  { name, role, employer }: { name: string; role: StaffRole; employer?: string },
): Promise<Visitor> {
  const employed = employer === undefined ? [] : ['--employer', employer];
  return come(town, await invitedBy(town, '--staff', name, '--role', role, ...employed), name);
}

/** Lets the five minutes after a passkey pass for everybody who is signed in. */
export function letPasskeysAge(adminUrl: string): Promise<unknown> {
  return asAdmin(adminUrl, (client) => client.query('UPDATE session SET fresh_until = now()'));
}
