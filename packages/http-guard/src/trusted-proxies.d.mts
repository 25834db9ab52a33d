export type TrustedProxies = (address: string) => boolean;

/**
 * Whose `X-Forwarded-For` is believed: a list of networks (`10.1.0.0/16`), addresses, and the words `loopback` and `private`.
 * Loopback always is. Throws on anything else, naming it.
 */
export function trustedProxies(list: string): TrustedProxies;

/** Whether an address is this machine's own; false for what is no address. */
export const isLoopback: TrustedProxies;
