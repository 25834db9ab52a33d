import type { Command } from 'commander';
import { diffTable, type PublishedDiff } from '../published/diff-table.ts';
import { printData, printJson } from '../terminal/output.ts';
import type { Change, PointName } from '@inferbench/published/diff-points';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { onStdout } from '../terminal/colours.ts';

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

/** Lines of a part that people are shown; --json has all. */
const SHOWN = 12;
/** Changes of one point that are shown. */
const MOST_CHANGES = 6;

/** The difference in parts, each with its count; what is empty is not named. */
function describeDiff(diff: PublishedDiff): string {
  const parts: [title: string, lines: string[]][] = [
    ['new', diff.added.map(pointLine)],
    ['changed', diff.changed.map((point) => `${pointLine(point)}${changesLine(point)}`)],
    ['gone', diff.gone.map(pointLine)],
    [
      'unknown names',
      diff.unknown.map(({ kind, name, rows, suggestion }) =>
        `${kind} ${name || 'not published'}: ${counted(rows, 'row')}. ${suggestion}`.trimEnd(),
      ),
    ],
    [
      'can not stand',
      diff.cannotBe.map(({ point, document, rule, why }) => `${point} ${document}: ${rule}: ${why}`),
    ],
    [
      'lines that are not read',
      diff.refused.map(({ reason, lines }) => `${formatNumber(lines.length)}: ${reason}`),
    ],
    ['files that are no dump', [...diff.ignored]],
  ];
  return [
    `${diff.files.join(', ')}: ${diff.added.length} new, ${diff.changed.length} changed, ${diff.gone.length} gone, ${diff.unchanged} as before`,
    ...parts.flatMap(([title, lines]) => part(`${title} (${formatNumber(lines.length)})`, lines, SHOWN)),
    ...part(
      'to accept',
      diff.accept.map((step, index) => `${index + 1}. ${step}`),
    ),
    ...part(
      'for the changelog',
      diff.changelog.map((line) => `- ${line}`),
    ),
  ].join('\n');
}

function part(title: string, lines: readonly string[], shown = lines.length): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - shown;
  const more = rest > 0 ? [`  and ${formatNumber(rest)} more: --json lists all`] : [];
  return ['', onStdout.bold(title), ...lines.slice(0, shown).map((line) => `  ${line}`), ...more];
}

function pointLine({ document, point, model, chip, section }: PointName): string {
  return `${point} ${model} on ${chip}, ${document}, ${section}`;
}

function changesLine({ standsAs, changes }: { standsAs: string | null; changes: readonly Change[] }): string {
  const renamed = standsAs === null ? [] : [`stands as ${standsAs}`];
  const shown = changes
    .slice(0, MOST_CHANGES)
    .map(({ what, before, after }) => `${what} ${before ?? 'none'} → ${after ?? 'none'}`);
  const rest = changes.length - shown.length;
  return `\n    ${[...renamed, ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n    ')}`;
}
