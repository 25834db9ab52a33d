import type { RemovedDemo } from '@inferbench/db/admin/remove-demo';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import type { Command } from 'commander';
import { printData, printJson, printNote } from '../terminal/output.ts';
import { fields, NONE } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  withDependents?: true;
  json?: true;
}

export function configureRemoveDemo(admin: Command): void {
  admin
    .command('remove-demo')
    .description('take the demonstration out: its organisations, and all that is theirs')
    .option('--with-dependents', 'results of others on its chips and models as well')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ withDependents, json }: Flags) => {
      // Loaded here: offline commands need no database code.
      const { removeDemo } = await import('@inferbench/db/admin/remove-demo');
      const removed = await asOperator((url) =>
        removeDemo(url, { boardValuesOf, withDependents: withDependents ?? false }),
      );
      if (json) printJson('admin-remove-demo', { ok: true, ...removed });
      else describe(removed);
    });
}

function describe(removed: RemovedDemo): void {
  const list = (slugs: readonly string[]) => (slugs.length === 0 ? NONE : slugs.join(', '));
  const counts = (['submissions', 'points', 'scores', 'keys', 'names'] as const).map(
    (each) => [each, String(removed[each])] as const,
  );
  printData(
    fields([
      ['organisations', list(removed.organizations)],
      ['chips', list(removed.chips)],
      ['models', list(removed.models)],
      ...counts,
      ['places on boards', String(removed.boardPlaces)],
      ['review', removed.review],
    ]),
  );
  const { length } = removed.evidenceLeft;
  if (length > 0)
    printNote(`${length} files of the evidence store belong to nothing any more; --json names them.`);
}
