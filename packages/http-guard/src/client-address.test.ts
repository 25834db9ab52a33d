import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { test as property, fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { trustedProxies } from './trusted-proxies.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Pick<IncomingMessage, 'headers' | 'socket'>; // the two parts that are read

const PUBLIC = 'https://bench.example';

test.each(
  (
    [
      ['a process of this machine', request('127.0.0.1'), '', null, '127.0.0.1 own'],
      ['the same by IPv6', request('::1'), '', null, '0:0:0:0::/64 own'],
      ['the same, mapped', request('::ffff:127.0.0.1'), '', null, '127.0.0.1 own'],
      ['somebody in front of this machine', request('127.0.0.1', '127.0.0.1'), '', null, '127.0.0.1 own'],
      [
        'a proxy of this machine that names nobody else',
        request('127.0.0.1', '127.0.0.1, 127.0.0.1'),
        '',
        null,
        '127.0.0.1',
      ],
      ['the same address before the public', request('127.0.0.1', '127.0.0.1'), '', PUBLIC, '127.0.0.1'],
      ['a command of this machine before the public', request('127.0.0.1'), '', PUBLIC, '127.0.0.1 own'],
      ['a visitor behind our web server', request('127.0.0.1', '203.0.113.9'), '', null, '203.0.113.9'],
      ['who invents an address', request('127.0.0.1', '1.1.1.1, 203.0.113.9'), '', null, '203.0.113.9'],
      ['a stranger who invents a proxy', request('203.0.113.9', '127.0.0.1'), '', null, '203.0.113.9'],
      ['a container, not trusted', request('172.18.0.3', '203.0.113.9'), '', null, '172.18.0.3'],
      ['a container, trusted', request('172.18.0.3', '203.0.113.9'), 'private', PUBLIC, '203.0.113.9'],
      ['our web server in a container', request('172.18.0.3'), 'private', PUBLIC, '172.18.0.3'],
      [
        'a visitor behind proxy and web server',
        request('172.18.0.4', '203.0.113.9, 172.18.0.3'),
        'private',
        PUBLIC,
        '203.0.113.9',
      ],
      [
        'a proxy on the public network',
        request('127.0.0.1', '203.0.113.9, 198.51.100.7'),
        '198.51.100.0/24',
        PUBLIC,
        '203.0.113.9',
      ],
      ['rubbish ends the walk', request('127.0.0.1', '203.0.113.9, unknown'), '', PUBLIC, '127.0.0.1'],
      ['a port', request('127.0.0.1', '203.0.113.9:4711'), '', PUBLIC, '203.0.113.9'],
      [
        'IPv6 counts by its network',
        request('127.0.0.1', '2001:db8::1:2:3:4'),
        '',
        PUBLIC,
        '2001:db8:0:0::/64',
      ],
      ['IPv6 in brackets', request('127.0.0.1', '[2001:db8:0:1::5]:443'), '', PUBLIC, '2001:db8:0:1::/64'],
    ] as const
  ).map(([name, from, trusted, publicOrigin, expected]) => ({ name, from, trusted, publicOrigin, expected })),
)('$name', ({ from, trusted, publicOrigin, expected }) => {
  const { address, own } = clientAddress(from, { trusted: trustedProxies(trusted), publicOrigin });
  expect(own ? `${address} own` : address).toBe(expected);
});

test('an IPv6 address counts by its /64, and as one of many in its /48', () => {
  const { address, wider } = clientAddress(request('2001:db8:7:1::5'), {
    trusted: trustedProxies(''),
    publicOrigin: PUBLIC,
  });
  expect([address, wider]).toEqual(['2001:db8:7:1::/64', [{ name: '2001:db8:7::/48', times: 10 }]]);
});

test.each([{ forwarded: 'for=127.0.0.1' }, { 'x-forwarded-for': 'unknown, 127.0.0.1' }])(
  'what says %o came through a proxy and is not this machine',
  (headers) => {
    const found = clientAddress(
      { ...request('127.0.0.1'), headers },
      { trusted: trustedProxies(''), publicOrigin: null },
    );
    expect(found).toMatchObject({ own: false, forwarded: true });
  },
);

test.each(['10.0.0.0/33', 'privat', '10.0.0', '10.0.0.0/8/8', '::/x'])('%s is no network', (list) => {
  expect(() => trustedProxies(list)).toThrow(list);
});

const TRUSTED = trustedProxies('private');
const proxy = fc.constantFrom('10.0.0.1', '172.18.0.3', '192.168.7.7', '127.0.0.1');
const stranger = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.nat({ max: 255 }))
  .map(([a, b]) => `${a}.${b}.0.7`);
const junk = fc.constantFrom('', 'unknown', '1.2.3', '<script>', '999.1.1.1', '10.0.0.1 8.8.8.8');
const hop = fc.oneof({ arbitrary: proxy, weight: 3 }, stranger, junk);
const OPTIONS = { trusted: TRUSTED, publicOrigin: PUBLIC };
const clientOf = (peer: string, hops: readonly string[]) =>
  clientAddress(request(peer, hops.length === 0 ? undefined : hops.join(', ')), OPTIONS).address;

/** The rule, said once more and differently. */
function reference(peer: string, hops: readonly string[]): string {
  const chain = [...hops, peer];
  const valid = chain.slice(chain.map((each) => isIP(each) === 0).lastIndexOf(true) + 1);
  return valid.findLast((each) => !TRUSTED(each)) ?? valid[0] ?? peer;
}

property.prop([proxy, fc.array(hop, { maxLength: 6 })], { numRuns: 10_000 })(
  'any chain gives what the rule says',
  (peer, hops) => {
    expect(clientOf(peer, hops)).toBe(reference(peer, hops));
  },
);

property.prop([proxy, stranger, fc.array(proxy, { maxLength: 3 }), fc.array(hop, { maxLength: 5 })])(
  'whatever a visitor writes before it, the address that the first proxy saw counts',
  (peer, visitor, proxies, invented) => {
    expect(clientOf(peer, [...invented, visitor, ...proxies])).toBe(visitor);
  },
);
