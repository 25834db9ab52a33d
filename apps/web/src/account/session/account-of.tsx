import type { SessionToken } from '@inferbench/domain/account/session';
import type { PageName } from '../../address/pages.ts';
import { AccountBar } from './account-bar.tsx';

/** The bar of who is signed in. The token stays on the server. */
export function accountOf({ actor, memberships, staffRole }: SessionToken, current: PageName) {
  const person = {
    name: actor.name,
    organization: actor.organization,
    organizations: memberships.map(({ organization }) => organization),
    isStaff: staffRole !== null,
  };
  return <AccountBar person={person} current={current} />;
}
