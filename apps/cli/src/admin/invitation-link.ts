import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { invitationPath } from '@inferbench/domain/account/session';
import type { Command } from 'commander';
import { readSiteEnvironment } from '../environment/environment.ts';
import { handingOver, LINK } from '../keys/key-place.ts';

export interface LinkFlags {
  linkFile?: string;
  site?: string;
  json?: true;
}

interface MadeLink {
  secret: string;
  expiresAt: Date;
}

/** A link that was made: itself, unless it went to a file. */
export interface HandedLink {
  link: string | null;
  linkFile: string | null;
  linkEndsAt: Date;
}

export function withLinkPlace(command: Command): Command {
  return command
    .option('--link-file <file>', 'write the link to a new file that only you can read, not to the terminal')
    .option('--site <address>', 'address of the site; default: INFERBENCH_PUBLIC_ORIGIN, INFERBENCH_SERVER');
}

/** Finds the place that the flags say, makes an invitation, and hands its link over there. Errors: USAGE, ALREADY_EXISTS, FILE_NOT_READABLE. */
export async function handLink<T extends MadeLink>(
  { linkFile, site, json }: LinkFlags,
  make: () => Promise<T>,
): Promise<HandedLink & { made: T }> {
  const address = siteAddress(site);
  const flags = { ...(linkFile === undefined ? {} : { keyFile: linkFile }), ...(json ? { json } : {}) };
  const { key, keyFile, made } = await handingOver(
    flags,
    async () => {
      const link = await make();
      return { key: `${address}${invitationPath(link.secret)}`, made: link };
    },
    LINK,
  );
  return { link: key, linkFile: keyFile, linkEndsAt: made.expiresAt, made };
}

/** Address of the site; one's own machine by its name: a browser keeps no passkey for an IP address. */
function siteAddress(given: string | undefined): string {
  const { INFERBENCH_PUBLIC_ORIGIN: origin, INFERBENCH_SERVER: server } = readSiteEnvironment();
  const text = given ?? origin ?? server;
  if (!URL.canParse(text))
    throw new InferbenchError('USAGE', `"${text.slice(0, 80)}" is no address of a site.`, {
      path: '--site',
      expected: 'scheme and host, for example https://bench.example',
    });
  const url = new URL(text);
  if (/^(?:127\.0\.0\.1|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
