import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MembershipRole, StaffRole } from '@inferbench/domain/account/membership-role';
import type { Command } from 'commander';
import type { z } from 'zod';
import { LINK, sayWhere } from '../keys/key-place.ts';
import { printData, printJson } from '../terminal/output.ts';
import { fields } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';
import { handLink, type LinkFlags, withLinkPlace } from './invitation-link.ts';

interface Flags extends LinkFlags {
  organization?: string;
  staff?: string;
  role: string;
  employer?: string;
}

export function configureInvite(admin: Command): void {
  withLinkPlace(
    admin
      .command('invite')
      .description('a link by which a person signs in, once, within a day')
      .option('--organization <slug>', 'whom they act for')
      .option('--staff <name>', 'who reviews or runs the installation, in place of an organisation')
      .requiredOption('--role <role>', 'viewer, submitter or owner; of the staff reviewer, lead or admin')
      .option('--employer <slug>', 'whom a person of the staff works for; else nobody who submits')
      .option('--json', 'one JSON object on stdout, with the link unless it goes to a file'),
  ).action(async (flags: Flags) => {
    const { what, make } = invited(flags);
    const { link, linkFile, linkEndsAt } = await handLink(flags, () => asOperator(make));
    if (flags.json) {
      const { role } = flags;
      return printJson('admin-invite', { ok: true, link, linkFile, linkEndsAt, invited: what, role });
    }
    printData(
      fields([
        ['invited', what],
        ['role', flags.role],
        ['works until', linkEndsAt.toISOString()],
      ]),
    );
    if (link !== null) printData(link);
    sayWhere({ keyFile: linkFile }, LINK);
  });
}

// Loaded when it is needed: offline commands need no database code.
const operations = () => import('@inferbench/db/admin/invite');

/** Who is invited, and what makes the invitation. Errors: USAGE, INVALID. */
function invited({ organization, staff, role: text, employer }: Flags) {
  if ((organization === undefined) === (staff === undefined))
    throw new InferbenchError('USAGE', 'Give either --organization SLUG or --staff NAME.');
  if (staff !== undefined) {
    const role = roleOf(StaffRole, text);
    return {
      what: staff,
      make: async (url: string) =>
        (await operations()).inviteStaff(url, { name: staff, role, employer: employer ?? null }),
    };
  }
  const slug = organization ?? '';
  const role = roleOf(MembershipRole, text);
  if (employer !== undefined)
    throw new InferbenchError('USAGE', 'Only a person of the staff has an --employer.');
  return {
    what: slug,
    make: async (url: string) => (await operations()).inviteMember(url, { organization: slug, role }),
  };
}

function roleOf<Role extends string>(roles: z.ZodEnum<Readonly<Record<string, Role>>>, text: string): Role {
  const role = roles.safeParse(text);
  if (role.success) return role.data;
  throw new InferbenchError('INVALID', `"${text.slice(0, 40)}" is no role that can be given here.`, {
    path: '--role',
    expected: roles.options.join(', '),
  });
}
