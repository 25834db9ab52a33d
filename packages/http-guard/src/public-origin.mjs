import { staysOnLoopback } from './loopback-host.mjs';

/**
 * The address by which the public knows the site (`https://bench.example`), or null on a machine that nobody else reaches. A listener
 * beyond loopback needs one: without it, what a visitor writes into `Host` would stand in links and citations. Throws.
 * @param {{ origin: string | undefined, host: string }} setting
 * @returns {string | null}
 */
export function publicOrigin({ origin, host }) {
  if (origin !== undefined && origin !== '') return checked(origin);
  if (staysOnLoopback(host)) return null;
  throw new Error(
    `INFERBENCH_PUBLIC_ORIGIN is not set, and ${host} is not loopback: set it to the site's address, for example https://bench.example`,
  );
}

/** @param {string} origin */
function checked(origin) {
  const url = parsed(origin);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin.replace(/\/$/, ''))
    throw new Error(
      `INFERBENCH_PUBLIC_ORIGIN is "${origin}": expected scheme and host alone, for example https://bench.example`,
    );
  return url.origin;
}

/** @param {string} text */
function parsed(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
