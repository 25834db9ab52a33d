import type { Command } from 'commander';
import { diffTable } from '../published/diff-table.ts';
import { describeDiff } from '../published/diff-view.ts';
import { printData, printJson } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench published diff next-week.csv
  $ inferbench published diff dumps/ --json
  $ inferbench published diff next-week.csv --points packages/published/points
`;

interface Flags {
  points?: string;
  json?: true;
}

export function configurePublished(command: Command): void {
  command.addHelpText('before', EXAMPLES);
  command
    .command('diff')
    .description(
      'a table of published figures beside the points that stand: new, changed, gone, unknown; writes nothing',
    )
    .argument('<place>', 'a dump of one metric a line, or a folder of them')
    .option('--points <folder>', 'tables to compare with; default: those of this checkout')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (place: string, { points, json }: Flags) => {
      const diff = await diffTable(place, points);
      if (json) printJson('published-diff', { ok: true, ...diff });
      else printData(describeDiff(diff));
    });
}
