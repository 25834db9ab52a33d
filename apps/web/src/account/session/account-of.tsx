import type { PageName } from '../../address/pages.ts';
import { AccountBar } from './account-bar.tsx';
import type { Session } from './session-of.ts';

/** The bar of who is signed in. The token stays on the server. */
export function accountOf(session: Session | null, current: PageName) {
  if (session === null) return null;
  const { actor, memberships, staffRole } = session.who;
  const person = {
    name: actor.name,
    organization: actor.organization,
    organizations: memberships.map(({ organization }) => organization),
    isStaff: staffRole !== null,
  };
  return <AccountBar person={person} current={current} />;
}
