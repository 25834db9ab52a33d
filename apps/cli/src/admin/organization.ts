import type { OrganizationRecord } from '@inferbench/db/admin/organizations';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  name: string;
  parent?: string;
  json?: true;
}

// Loaded when it is needed: offline commands need no database code.
const operations = () => import('@inferbench/db/admin/organizations');

export function configureOrganization(admin: Command): void {
  const organization = admin.command('organization').description('who submits');
  withJson(organization.command('create <slug>').description('make one, without a key'))
    .requiredOption('--name <name>', 'what it is called')
    .option('--parent <slug>', 'the organisation that it belongs to: both are one party')
    .action(async (slug: string, { name, parent, json }: Flags) => {
      const { createOrganization } = await operations();
      const made = await asOperator((url) => createOrganization(url, { slug, name, parent: parent ?? null }));
      say([made], json);
    });
  withJson(organization.command('list').description('all of them')).action(async ({ json }: Flags) => {
    const { listOrganizations } = await operations();
    say(await asOperator(listOrganizations), json);
  });
  for (const [verb, suspended, what] of [
    ['suspend', true, 'its keys end with their next request; its results stay'],
    ['resume', false, 'let it in again'],
  ] as const)
    withJson(organization.command(`${verb} <slug>`).description(what)).action(
      async (slug: string, { json }: Flags) => {
        const { setSuspended } = await operations();
        say([await asOperator((url) => setSuspended(url, { slug, suspended }))], json);
      },
    );
}

function withJson(command: Command): Command {
  return command.option('--json', 'one JSON object on stdout');
}

function say(organizations: OrganizationRecord[], json: true | undefined): void {
  if (json) return printJson('admin-organization', { ok: true, organizations });
  printData(
    table(
      [
        ['slug', ({ slug }) => slug],
        ['name', ({ name }) => name],
        ['kind', ({ kind }) => kind.toLowerCase()],
        ['belongs to', ({ parent }) => parent],
        ['keys', ({ keys }) => String(keys), 'NUMBER'],
        ['submissions', ({ submissions }) => String(submissions), 'NUMBER'],
        ['suspended', ({ suspendedAt }) => suspendedAt?.toISOString().slice(0, 10) ?? NONE],
      ],
      organizations,
    ),
  );
}
