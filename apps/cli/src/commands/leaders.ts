import { FOUR_METRICS, type FourMetric } from '@inferbench/domain/terms/four-metrics';
import { numberIn } from '../input/number-flag.ts';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { Leaders, type LeadersPage, type LedSlice } from '@inferbench/graphql-documents/leaders';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { askServer } from '../server/ask-server.ts';
import { type ServerFlags, serverOf, withServerFlag } from '../server/server-flags.ts';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench leaders --distinct 3
  $ inferbench leaders --json | jq '.slices[0]'
`;

interface Flags extends ServerFlags {
  distinct: string;
  json?: true;
}

export function configureLeaders(command: Command): void {
  withServerFlag(command)
    .option(
      '--distinct <n>',
      'only slices whose metrics have so many leaders; 1 leaves out those that nobody leads',
      '0',
    )
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      const distinct = numberIn('--distinct', flags.distinct, { least: 0, most: 4 });
      const found = (await allSlices(serverOf(flags))).filter((slice) => slice.distinctLeaders >= distinct);
      // Stable: the server's order, most systems first, stays among equals.
      const slices = found.toSorted((a, b) => b.distinctLeaders - a.distinctLeaders);
      if (flags.json) printJson('leaders', { ok: true, distinct, slices: slices.map(flat) });
      else printData(table(COLUMNS, slices));
    });
}

async function allSlices(server: URL): Promise<LedSlice[]> {
  const found: LedSlice[] = [];
  let after: string | null = null;
  do {
    const { slices }: { slices: LeadersPage } = await askServer({ server }, Leaders, { after });
    found.push(...slices.edges.map(({ node }) => node));
    after = slices.pageInfo.hasNextPage ? slices.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

function flat({ model, leaders, ...slice }: LedSlice) {
  return {
    ...slice,
    model: model.slug,
    leaders: leaders.map(({ system, ...leader }) => ({ ...leader, system: system.slug })),
  };
}

function sliceWords({ model, phase, shape, batch, context, precision }: LedSlice): string {
  const words = [model.slug, phase, shape, `batch ${batch}`, `context ${context}`, precision];
  return words
    .filter((word) => word !== null)
    .join(', ')
    .toLowerCase();
}

/** "system 12.5 TOPS per W" · "system 12.5 TOPS per W, 2 more tied" · "no leader: one system alone leads nobody". */
function leaderWords({ leaders, leaderless }: LedSlice, metric: FourMetric): string {
  const [first, ...tied] = leaders.filter((leader) => leader.metric === metric);
  if (first === undefined) return leaderless.find((none) => none.metric === metric)?.reason ?? NONE;
  const value = `${first.system.slug} ${formatNumber(first.value)} ${first.unit}`;
  return tied.length > 0 ? `${value}, ${tied.length} more tied` : value;
}

const COLUMNS: readonly TableColumn<LedSlice>[] = [
  ['leaders', (slice) => slice.distinctLeaders, 'NUMBER'],
  ['systems', (slice) => slice.systems, 'NUMBER'],
  ['slice', sliceWords],
  ...FOUR_METRICS.map((metric): TableColumn<LedSlice> => [
    METRIC_DEFINITIONS[metric].phrase,
    (slice) => leaderWords(slice, metric),
  ]),
];
