import type { Bootstrapped } from '@inferbench/db/admin/bootstrap';
import type { Command } from 'commander';
import {
  canBeShown,
  handingOver,
  type KeyPlaceFlags,
  LINK,
  sayWhere,
  withKeyPlace,
} from '../keys/key-place.ts';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { asOperator } from './as-operator.ts';
import { describeKey } from './describe-key.ts';
import { type HandedLink, handLink, type LinkFlags, withLinkPlace } from './invitation-link.ts';

interface Flags extends KeyPlaceFlags, LinkFlags {
  organization: string;
  slug?: string;
  recover?: true;
}

export function configureBootstrap(admin: Command): void {
  withLinkPlace(
    withKeyPlace(
      admin
        .command('bootstrap')
        .description('the first organisation, its first key, which lasts 30 days, and a link to sign in')
        .requiredOption('--organization <name>', 'what it is called')
        .option('--slug <slug>', 'its stable short name; default: made of the name')
        .option('--recover', 'another first key, because the first one is lost; recorded'),
    ),
  ).action(async (flags: Flags) => {
    const { key, keyFile, record, ...handed } = await makeFirst(flags);
    if (flags.json)
      return printJson('admin-bootstrap', { ok: true, key, keyFile, keys: [record], ...handed });
    printData(describeKey(record));
    if (key !== null) printData(key);
    sayWhere({ keyFile });
    if (handed.link !== null) printData(handed.link);
    if (handed.linkEndsAt !== null) sayWhere({ keyFile: handed.linkFile }, LINK);
    else
      printNote(
        `\`inferbench admin invite --organization ${record.organization} --role owner\` makes a link to sign in.`,
      );
  });
}

const NO_LINK = { link: null, linkFile: null, linkEndsAt: null } as const;

interface First extends Omit<HandedLink, 'linkEndsAt'> {
  key: string | null;
  keyFile: string | null;
  record: Bootstrapped['record'];
  linkEndsAt: Date | null;
}

/** The first key and the link of the first owner, once both have a place; no link where it would go into a pipe or a log. */
async function makeFirst(flags: Flags): Promise<First> {
  const invites = flags.linkFile !== undefined || canBeShown(flags.json);
  return handingOver(flags, async () => {
    if (!invites) {
      const { key, record } = await bootstrapped(flags, false);
      return { key, record, ...NO_LINK };
    }
    const { made, ...handed } = await handLink(flags, async () => {
      const { key, record, invitation } = await bootstrapped(flags, true);
      if (invitation === null) throw new Error('no link was made');
      return { key, record, ...invitation };
    });
    return { key: made.key, record: made.record, ...handed };
  });
}

async function bootstrapped({ organization, slug, recover }: Flags, invites: boolean): Promise<Bootstrapped> {
  // Loaded here: offline commands need no database code.
  const { bootstrap } = await import('@inferbench/db/admin/bootstrap');
  return asOperator((url) =>
    bootstrap(url, { name: organization, slug: slug ?? null, recover: recover ?? false, invites }),
  );
}
