import type { Installation } from '@inferbench/db/admin/review-setting';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { fields } from '../terminal/table.ts';
import { asOperator } from './as-operator.ts';

interface Flags {
  json?: true;
}

// Loaded when it is needed: offline commands need no database code.
const operations = () => import('@inferbench/db/admin/review-setting');

export function configureReview(admin: Command): void {
  const review = admin.command('review').description('whether what nobody reviewed is listed');
  review
    .command('show')
    .description('how it is set')
    .option('--json', 'one JSON object on stdout')
    .action(async ({ json }: Flags) => {
      const { readInstallation } = await operations();
      say(await asOperator(readInstallation), json);
    });
  for (const [setting, what] of [
    ['required', 'it is listed for those who ask for it'],
    ['off', 'it is listed like all else, and every page says so'],
  ] as const)
    review
      .command(setting)
      .description(what)
      .option('--json', 'one JSON object on stdout')
      .action(async ({ json }: Flags) => {
        const { changeReview } = await operations();
        say(await asOperator((url) => changeReview(url, { review: setting, boardValuesOf })), json);
      });
}

function say(installation: Installation & { runsMoved?: number }, json: true | undefined): void {
  if (json) return printJson('admin-review', { ok: true, ...installation });
  const { review, demo, runsMoved } = installation;
  printData(
    fields([
      ['review', review],
      ['demonstration', demo ? 'yes' : 'no'],
      ...(runsMoved === undefined ? [] : [['runs moved', String(runsMoved)] as const]),
    ]),
  );
}
