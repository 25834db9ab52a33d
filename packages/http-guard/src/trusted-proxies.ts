import { BlockList, isIP } from 'node:net';

/** Networks by a word. */
const NETWORKS = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

export type TrustedProxies = (address: string) => boolean;

/**
 * Reads whose `X-Forwarded-For` is believed: a list of networks (`10.1.0.0/16`), addresses, and the words `loopback`
 * and `private`. Loopback always is: our own web server asks from there. Throws on anything else, naming it.
 */
export function trustedProxies(list: string): TrustedProxies {
  const words = ['loopback', ...list.split(/[\s,]+/).filter(Boolean)];
  const trusted = new BlockList();
  for (const network of words.flatMap((word) => NETWORKS.get(word) ?? [word])) addNetwork(trusted, network);
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function addNetwork(trusted: BlockList, network: string): void {
  const [address = '', prefix, more] = network.split('/');
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const length = Number(prefix ?? bits);
  if (version === 0 || more !== undefined || !/^\d*$/.test(prefix ?? '') || length > bits)
    throw new Error(
      `"${network}" is no network: write 10.1.0.0/16, an address, or the words loopback and private`,
    );
  trusted.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is this machine's own; false for what is no address. */
export const isLoopback: TrustedProxies = trustedProxies('');
