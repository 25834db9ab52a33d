import { staysOnLoopback } from './loopback-host.ts';

/**
 * Address by which the public knows the site (`https://bench.example`), or null on a machine that nobody else reaches. A listener
 * beyond loopback needs one: without it, what a visitor writes into `Host` would stand in links and citations. Throws where it is
 * missing, and on what is no origin.
 */
export function publicOrigin({ origin, host }: { origin: string | undefined; host: string }): string | null {
  if (origin !== undefined && origin !== '') return checked(origin);
  if (staysOnLoopback(host)) return null;
  throw new Error(
    `INFERBENCH_PUBLIC_ORIGIN is not set, and ${host} is not loopback: set it to the site's address, for example https://bench.example`,
  );
}

function checked(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== origin.replace(/\/$/, ''))
    throw new Error(
      `INFERBENCH_PUBLIC_ORIGIN is "${origin}": expected scheme and host alone, for example https://bench.example`,
    );
  return url.origin;
}
