import type { EventRecord } from '@inferbench/db/admin/events';
import type { Command } from 'commander';
import { numberIn } from '../input/number-flag.ts';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  json?: true;
  organization?: string;
  last: string;
}

const MOST = 10_000;

export function configureEvents(admin: Command): void {
  admin
    .command('events')
    .description('who did what: the newest acts, the newest last')
    .option('--organization <slug>', 'only acts for this organisation')
    .option('--last <count>', `how many, up to ${MOST}`, '50')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ json, ...flags }: Flags) => {
      const last = numberIn('--last', flags.last, { least: 1, most: MOST });
      const organization = flags.organization ?? null;
      // Loaded here: offline commands need no database code.
      const { readEvents } = await import('@inferbench/db/admin/events');
      const events = await asOperator((url) => readEvents(url, { organization, last }));
      if (json) printJson('admin-events', { ok: true, events });
      else describe(events);
    });
}

function describe(events: readonly EventRecord[]): void {
  printData(
    table(
      [
        ['when', ({ occurredAt }) => occurredAt.toISOString().slice(0, 19)],
        ['act', ({ kind }) => kind],
        ['as', ({ role }) => role],
        ['who', ({ actor }) => actor ?? NONE],
        ['for', ({ organization }) => organization ?? NONE],
        ['submission', ({ submissionId }) => submissionId ?? NONE],
      ],
      events,
    ),
  );
}
