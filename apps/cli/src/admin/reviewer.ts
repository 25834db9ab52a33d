import type { ReviewerRecord } from '@inferbench/db/admin/reviewers';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  json?: true;
}

// Loaded when it is needed: offline commands need no database code.
const operations = () => import('@inferbench/db/admin/reviewers');

export function configureReviewer(admin: Command): void {
  const reviewer = admin
    .command('reviewer')
    .description('persons who review; `key create --reviewer` adds one');
  reviewer
    .command('list')
    .description('all of them')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ json }: Flags) => {
      const { listReviewers } = await operations();
      say(await asOperator(listReviewers), json);
    });
  for (const [verb, disabled, what] of [
    ['disable', true, 'shut a person out: their key ends with its next request'],
    ['enable', false, 'let them in again'],
  ] as const)
    reviewer
      .command(`${verb} <name>`)
      .description(what)
      .option('--json', 'one JSON object on stdout')
      .action(async (name: string, { json }: Flags) => {
        const { setDisabled } = await operations();
        say([await asOperator((url) => setDisabled(url, { name, disabled }))], json);
      });
}

function say(reviewers: ReviewerRecord[], json: true | undefined): void {
  if (json) return printJson('admin-reviewer', { ok: true, reviewers });
  printData(
    table(
      [
        ['name', ({ name }) => name],
        ['works for', ({ employer }) => employer ?? NONE],
        ['key', ({ key }) => key ?? NONE],
        ['disabled', ({ disabledAt }) => disabledAt?.toISOString().slice(0, 10) ?? NONE],
      ],
      reviewers,
    ),
  );
}
