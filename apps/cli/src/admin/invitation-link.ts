import type { inviteMember } from '@inferbench/db/admin/invite';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { invitationPath } from '@inferbench/domain/session';
import type { Command } from 'commander';
import { readSiteEnvironment } from '../environment/environment.ts';
import { handingOver, LINK } from '../keys/key-place.ts';

export interface LinkFlags {
  linkFile?: string;
  site?: string;
  json?: true;
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

/** Makes an invitation and hands its link over, in the place that the flags say. Errors: USAGE, ALREADY_EXISTS, FILE_NOT_READABLE. */
export async function handLink(
  { linkFile, site, json }: LinkFlags,
  make: () => ReturnType<typeof inviteMember>,
): Promise<HandedLink> {
  const address = siteAddress(site);
  const flags = { ...(linkFile === undefined ? {} : { keyFile: linkFile }), ...(json ? { json } : {}) };
  const made = await handingOver(
    flags,
    async () => {
      const { secret, expiresAt } = await make();
      return { key: `${address}${invitationPath(secret)}`, expiresAt };
    },
    LINK,
  );
  return { link: made.key, linkFile: made.keyFile, linkEndsAt: made.expiresAt };
}

/** Of one's own machine by its name: a browser keeps no passkey for an IP address. */
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
