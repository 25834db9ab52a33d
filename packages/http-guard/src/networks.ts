import { isIP } from 'node:net';

/** Factor by which the network of many subscribers may more than that of one. */
export const WIDER = 10;
/** Networks of an IPv6 subscriber, who has a /64 of addresses and often a /48 of those, with what each may in multiples of one subscriber's. */
const SUBSCRIBER = { groups: 4, bits: 64, times: 1 };
const SITE = { groups: 3, bits: 48, times: WIDER };

export interface Network {
  name: string;
  /** Allowance, in multiples of one subscriber's. */
  times: number;
}

/**
 * Networks as which an address without zone and brackets is limited, the narrowest first: an IPv4 address as itself, an IPv6 one as
 * its /64 and as its /48, which may ten times as much. What is no address is one of its own.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIP(bare) !== 6) return [{ name: bare === '' ? 'unknown' : bare, times: 1 }];
  const all = groupsOf(bare);
  const network = ({ groups, bits, times }: typeof SITE): Network => ({
    name: `${all.slice(0, groups).join(':')}::/${bits}`,
    times,
  });
  return [network(SUBSCRIBER), network(SITE)];
}

/** The network around an address that a log may keep: a /24 of IPv4, a /48 of IPv6. */
export function prefixOf(address: string): string {
  const [narrow, wide] = networksOf(address);
  if (wide !== undefined) return wide.name;
  return isIP(narrow.name) === 4 ? narrow.name.replace(/\.\d+$/, '.0/24') : narrow.name;
}

/** Groups of an IPv6 address, which may leave out zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
