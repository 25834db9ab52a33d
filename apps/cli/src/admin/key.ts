import type { MadeKey } from '@inferbench/db/admin/key-record';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { daysOf, scopesOf } from '../keys/key-flags.ts';
import { handingOver, type KeyPlaceFlags, sayWhere, withKeyPlace } from '../keys/key-place.ts';
import { printData, printJson } from '../terminal/output.ts';
import { asOperator } from './as-operator.ts';
import { describeKey, describeKeys } from './describe-key.ts';

interface CreateFlags extends KeyPlaceFlags {
  organization?: string;
  scopes?: string;
  name?: string;
  reviewer?: string;
  employer?: string;
  days?: string;
}

export function configureKey(admin: Command): void {
  const key = admin.command('key').description('keys of organisations and of persons who review');
  withKeyPlace(
    key
      .command('create')
      .description('make one; it is shown once')
      .option('--organization <slug>', 'whose it is')
      .option('--scopes <list>', 'what it may do, such as submit,read:scores')
      .option('--name <name>', 'what to call it; default: the day')
      .option('--reviewer <name>', 'of a person who reviews, in place of an organisation')
      .option('--employer <slug>', 'whom that person works for; else nobody who submits')
      .option('--days <n>', 'how long it lasts: at most 365, 30 with admin:org; default 90, 30'),
  ).action(create);
  key
    .command('list')
    .description('all of them, newest first')
    .option('--organization <slug>', 'of one organisation')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ organization, json }: { organization?: string; json?: true }) => {
      const { listKeys } = await import('@inferbench/db/admin/keys');
      const keys = await asOperator((url) => listKeys(url, organization ?? null));
      if (json) printJson('admin-key', { ok: true, keys });
      else printData(describeKeys(keys));
    });
  key
    .command('revoke <publicId>')
    .description('end one at once: its 8 characters after ib_live_')
    .option('--json', 'one JSON object on stdout')
    .action(async (publicId: string, { json }: { json?: true }) => {
      const { revokeAnyKey } = await import('@inferbench/db/admin/keys');
      const record = await asOperator((url) => revokeAnyKey(url, publicId));
      if (json) printJson('admin-key', { ok: true, keys: [record] });
      else printData(describeKeys([record]));
    });
}

async function create(flags: CreateFlags): Promise<void> {
  const make = makerOf(flags);
  const { key, keyFile, record } = await handingOver(flags, () => asOperator(make));
  if (flags.json) return printJson('admin-key', { ok: true, key, keyFile, keys: [record] });
  printData(describeKey(record));
  if (key !== null) printData(key);
  sayWhere({ keyFile });
}

/** What makes the key that the flags ask for. Errors: USAGE, INVALID. */
function makerOf(flags: CreateFlags): (ownerUrl: string) => Promise<MadeKey> {
  const days = daysOf(flags.days);
  const { organization, reviewer } = flags;
  if ((organization === undefined) === (reviewer === undefined))
    throw new InferbenchError('USAGE', 'Give either --organization SLUG or --reviewer NAME.');
  if (reviewer !== undefined) {
    if (flags.scopes !== undefined && flags.scopes !== 'review')
      throw new InferbenchError('USAGE', 'The key of a reviewer reviews and does nothing else.', {
        path: '--scopes',
      });
    return async (url) => {
      const { createReviewerKey } = await import('@inferbench/db/admin/reviewers');
      return createReviewerKey(url, { reviewer, employer: flags.employer ?? null, days });
    };
  }
  if (flags.scopes === undefined || flags.employer !== undefined)
    throw new InferbenchError('USAGE', 'A key of an organisation needs --scopes, and no --employer.');
  const scopes = scopesOf(flags.scopes);
  const name = flags.name ?? `made ${new Date().toISOString().slice(0, 10)}`;
  return async (url) => {
    const { createOrganizationKey } = await import('@inferbench/db/admin/keys');
    return createOrganizationKey(url, { organization: organization ?? '', name, scopes, days });
  };
}
