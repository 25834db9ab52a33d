import type { AccountRecord } from '@inferbench/db/admin/accounts';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  json?: true;
}

// Loaded when it is needed: offline commands need no database code.
const operations = () => import('@inferbench/db/admin/accounts');

export function configureAccount(admin: Command): void {
  const account = admin.command('account').description('who signs in; `invite` lets people in');
  account
    .command('list')
    .description('all of them')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ json }: Flags) => {
      const { listAccounts } = await operations();
      say(await asOperator(listAccounts), json);
    });
  for (const [verb, disabled, what] of [
    ['disable', true, 'shut it out: its sessions end with their next request'],
    ['enable', false, 'let it in again'],
  ] as const)
    account
      .command(`${verb} <id>`)
      .description(what)
      .option('--json', 'one JSON object on stdout')
      .action(async (id: string, { json }: Flags) => {
        const { setAccountDisabled } = await operations();
        say([await asOperator((url) => setAccountDisabled(url, { id, disabled }))], json);
      });
}

function say(accounts: AccountRecord[], json: true | undefined): void {
  if (json) return printJson('admin-account', { ok: true, accounts });
  printData(
    table(
      [
        ['id', ({ id }) => id],
        ['name', ({ name }) => name],
        ['acts for', actsFor],
        ['passkeys', ({ passkeys }) => String(passkeys), 'NUMBER'],
        ['codes left', ({ recoveryCodes }) => String(recoveryCodes), 'NUMBER'],
        ['disabled', ({ disabledAt }) => disabledAt?.toISOString().slice(0, 10) ?? NONE],
      ],
      accounts,
    ),
  );
}

function actsFor({ memberships, staff }: AccountRecord): string {
  const parts = [
    ...memberships.map(({ organization, role }) => `${organization} (${role})`),
    ...(staff === null ? [] : [`the staff (${staff.role})`]),
  ];
  return parts.join(', ') || NONE;
}
