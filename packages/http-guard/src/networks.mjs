import { isIP } from 'node:net';

/** How much more the network of many subscribers may than that of one. */
export const WIDER = 10;
/** An IPv6 subscriber has a /64 of addresses, and often a /48 of those. Each with what it may, in multiples of one subscriber's. */
const PREFIXES = [
  { groups: 4, bits: 64, times: 1 },
  { groups: 3, bits: 48, times: WIDER },
];

/**
 * Whom an address is limited as, the narrowest first: an IPv4 address as itself, an IPv6 one as its /64 and as its /48, which may
 * ten times as much. What is no address is one of its own.
 * @param {string} address without zone and brackets
 * @returns {{ name: string, times: number }[]}
 */
export function networksOf(address) {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIP(bare) !== 6) return [{ name: bare === '' ? 'unknown' : bare, times: 1 }];
  const all = groupsOf(bare);
  return PREFIXES.map(({ groups, bits, times }) => ({
    name: `${all.slice(0, groups).join(':')}::/${bits}`,
    times,
  }));
}

/** The groups of an IPv6 address, which may leave out zeros. @param {string} address */
function groupsOf(address) {
  const [head = '', tail] = address.split('::');
  const groups = (part) => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
