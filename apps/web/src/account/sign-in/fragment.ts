import { useSyncExternalStore } from 'react';

/** What the part of an address behind `#` says, which no browser sends: nothing, an invitation, or half of one. */
export type Fragment = { kind: 'NOTHING' } | { kind: 'INVITATION'; secret: string } | { kind: 'BROKEN' };

const NOTHING: Fragment = { kind: 'NOTHING' };
const SECRET = /^[\w-]{20,200}$/;

export function readFragment(hash: string): Fragment {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('invitation');
  if (given === null) return NOTHING;
  return SECRET.test(given) ? { kind: 'INVITATION', secret: given } : { kind: 'BROKEN' };
}

function whenChanged(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The fragment of the page's address; the server never knows it. */
export function useFragment(): Fragment {
  const hash = useSyncExternalStore(
    whenChanged,
    () => location.hash,
    () => '',
  );
  return readFragment(hash);
}

/** Takes the secret out of the address, so that it stands in no history and on no screen. */
export function forgetFragment(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
