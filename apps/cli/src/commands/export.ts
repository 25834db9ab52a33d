import { once } from 'node:events';
import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Metric } from '@inferbench/domain/terms/metric';
import { boardCitation } from '@inferbench/graphql-documents/board-citation';
import { type ExportRow, rowOf, type PermalinkOf, ROW_KEYS } from '@inferbench/graphql-documents/board-rows';
import type { Command } from 'commander';
import { Slice } from '@inferbench/domain/terms/slice';
import { BoardExport, type BoardExportPage } from '@inferbench/graphql-documents/board-export';
import { printJson } from '../terminal/output.ts';
import { type ServerFlags, serverOf, withServerFlag } from '../server/server-flags.ts';
import { askServer } from '../server/ask-server.ts';
import { publicPath } from '@inferbench/domain/board/public-address';
import { csvComment, csvLine } from '@inferbench/units/csv';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { numberFlag } from '../input/number-flag.ts';

const EXAMPLES = `Examples:
  $ inferbench export > board.csv
  $ inferbench export --slice model=llama-3-8b,phase=serving,batch=16,context=1024,precision=fp16,shape=balanced \\
      --metric energy-efficiency --json
`;

interface Flags extends ServerFlags {
  slice?: string;
  metric: string;
  json?: true;
}

export function configureExport(command: Command): void {
  withServerFlag(command)
    .option(
      '--slice <keys>',
      'model=…,phase=…,batch=…,context=…,precision=…,shape=…; default: the fullest slice',
    )
    .option('--metric <metric>', `one of ${Metric.options.join(', ')}`, Metric.enum.USEFUL_TOPS)
    .option('--json', 'one JSON object on stdout instead of CSV')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      const request = {
        server: serverOf(flags),
        slice: flags.slice === undefined ? null : parseSlice(flags.slice),
        metric: metricOf(flags.metric),
      };
      if (flags.json) await exportJson(request);
      else await exportCsv(request);
    });
}

function metricOf(word: string): Metric {
  const metric = Metric.safeParse(word.toUpperCase().replaceAll('-', '_'));
  if (metric.success) return metric.data;
  const near = suggestion(word, Metric.options);
  throw new InferbenchError('USAGE', `There is no metric "${word}".${near}`, {
    path: '--metric',
    value: word,
  });
}

async function exportJson(request: ExportRequest): Promise<void> {
  let head: ReturnType<typeof boardCitation> | null = null;
  const rows: ExportRow[] = [];
  for await (const page of boardPages(request)) {
    head ??= boardCitation(request.server.origin, page);
    rows.push(...page.edges.map((edge) => rowOf(edge, permalinksOn(request.server.origin))));
  }
  printJson('export', { ok: true, ...head, rows });
}

/** Page by page: a board of any size needs the memory of one. */
async function exportCsv(request: ExportRequest): Promise<void> {
  let first = true;
  for await (const page of boardPages(request)) {
    const head = first ? boardCsvHead(request.server.origin, page) : [];
    const text = [...head, ...boardCsvRows(request.server.origin, page)].map((line) => `${line}\n`).join('');
    first = false;
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}

interface ExportRequest {
  server: URL;
  slice: Slice | null;
  metric: Metric;
}

/** Every page of a slice, one at a time; a board that changes on the way ends it with BAD_CURSOR. */
async function* boardPages({ server, slice, metric }: ExportRequest): AsyncGenerator<BoardExportPage> {
  let after: string | null = null;
  do {
    const { leaderboard }: { leaderboard: BoardExportPage } = await askServer({ server }, BoardExport, {
      slice,
      metric,
      after,
    });
    yield leaderboard;
    after = leaderboard.pageInfo.hasNextPage ? leaderboard.pageInfo.endCursor : null;
  } while (after !== null);
}

/** Lines before the rows: how to cite the board, what it is, and the columns. */
export function boardCsvHead(origin: string, page: BoardExportPage): string[] {
  const { cite, comparabilityKey, totalCount } = boardCitation(origin, page);
  return [
    csvComment(`Cite as: ${cite}`),
    csvComment(
      `epoch: ${page.epoch ?? 'none'}; comparability: ${comparabilityKey ?? 'none'}; rows: ${totalCount}`,
    ),
    csvLine(ROW_KEYS),
  ];
}

/** Pages of points on the site of a server. */
function permalinksOn(origin: string): PermalinkOf {
  return (pointId) => `${origin}${publicPath('points', pointId)}`;
}

/** A line for each row of a page. */
export function boardCsvRows(origin: string, { edges }: Pick<BoardExportPage, 'edges'>): string[] {
  return edges.map((edge) => csvLine(Object.values(rowOf(edge, permalinksOn(origin)))));
}

const KEYS = Object.keys(Slice.shape);

/** `model=llama-3-8b,phase=serving,…` as a slice. Words are written in any case, as everywhere on the command line. */
export function parseSlice(text: string): Slice {
  const parts = text.split(',').map((part) => {
    const [key = '', ...value] = part.split('=');
    return [key.trim(), value.join('=').trim()] as const;
  });
  const words = Object.fromEntries(parts.map(([key, value]) => [key, typed(key, value)]));
  const parsed = parseWithFindings(Slice, { shape: null, ...words });
  if (parsed.ok) return parsed.value;
  throw new InferbenchError('USAGE', `--slice: ${parsed.error.map((finding) => finding.message).join(' ')}`, {
    path: '--slice',
    value: text.slice(0, 120),
    expected: KEYS.map((key) => `${key}=…`).join(','),
  });
}

function typed(key: string, value: string): string | number {
  if (key === 'batch' || key === 'context') return numberFlag(value);
  return key === 'model' ? value : value.toUpperCase().replaceAll('-', '_');
}
