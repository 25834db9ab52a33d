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
    const { key, keyFile, record } = await handingOver(flags, () => makeFirst(flags));
    const handed = await firstLink(flags, record.organization);
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

type MaybeLink = HandedLink | { link: null; linkFile: null; linkEndsAt: null };

/** The link of the first owner; none where it would go into a pipe or a log. */
async function firstLink(flags: Flags, organization: string): Promise<MaybeLink> {
  if (flags.linkFile === undefined && !canBeShown(flags.json))
    return { link: null, linkFile: null, linkEndsAt: null };
  const { inviteMember } = await import('@inferbench/db/admin/invite');
  return handLink(flags, () => asOperator((url) => inviteMember(url, { organization, role: 'owner' })));
}

async function makeFirst({ organization, slug, recover }: Flags) {
  // Loaded here: offline commands need no database code.
  const { bootstrap } = await import('@inferbench/db/admin/bootstrap');
  return asOperator((url) =>
    bootstrap(url, { name: organization, slug: slug ?? null, recover: recover ?? false }),
  );
}
