import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { readScoreRows } from '@inferbench/db/score-rows';
import type { ErrorCode } from '@inferbench/domain/error-code';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { ScoreFilter } from '@inferbench/domain/score-row';
import { toScoreRow } from '../listing/score-row.type.ts';
import { readScoreFilter } from '../listing/score-filter.input.ts';
import { Lanes } from '../limits/lanes.ts';
import { allowAnyOrigin } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { sendError } from './send-error.ts';
import { exportFormat, type ExportFormat } from './score-export-format.ts';

const PATH = /^\/export\/scores\.(csv|jsonl)$/;

export function isScoreExport(pathname: string): boolean {
  return PATH.test(pathname);
}

/** What one export costs of a visitor's points: as the dearest operation. */
const POINTS = 1_000;
/** Rows that are in memory at a time: as many as are written within the event loop's patience. */
const BATCH = 150;
const LONGEST_MS = 10 * 60_000;

/** One export of a visitor at a time, four of all: each takes a connection for one batch after the other. */
const perVisitor = new Lanes({ most: 1, mostWaiting: 0 });
const ofAll = new Lanes({ most: 4, mostWaiting: 16 });

/**
 * Every score that is shown to everybody, streamed from one epoch: batch by batch, the next one when the reader took the last. No
 * connection and no row is held in between, and a reader that leaves ends it.
 */
export async function serveScoreExport(pathname: string, exchange: Exchange): Promise<void> {
  const { request, response, context } = exchange;
  response.setHeader('x-request-id', context.requestId);
  if (!context.hasKey) allowAnyOrigin(response);
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new InferbenchError('BAD_REQUEST', 'Use GET.');
    await context.client.admit(context.hasKey ? await context.caller() : null);
    const filter = readScoreFilter(Object.fromEntries(exchange.target.searchParams), 'address');
    const format = exportFormat(PATH.exec(pathname)?.[1] === 'csv' ? 'csv' : 'jsonl');
    if (request.method === 'HEAD') {
      writeHead(response, format);
      response.end();
      return;
    }
    await context.client.pay(POINTS);
    await perVisitor.run(context.client.visitor(), () =>
      ofAll.run('', () => stream(exchange, { filter, format })),
    );
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    // Half a file must not look like a whole one: the connection is cut.
    if (response.headersSent) response.destroy();
    else sendError(response, { error, status: STATUS[error.code] }, context.requestId);
  }
}

/** Where GraphQL would answer 200. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { BAD_REQUEST: 405, INVALID: 400 };

interface Export {
  filter: ScoreFilter;
  format: ExportFormat;
}

async function stream({ response, context }: Exchange, { filter, format }: Export): Promise<void> {
  const { pool } = context.database;
  const endsAt = performance.now() + LONGEST_MS;
  let { rows, epochId } = await readScoreRows(pool, { filter, after: null, limit: BATCH, epochId: null });
  if (response.destroyed) return;
  writeHead(response, format);
  response.write(format.head({ epochId, filter }));
  while (rows.length > 0) {
    const text = rows.map((row) => format.row(toScoreRow(row))).join('');
    if (!response.write(text) && !(await drained(response))) return;
    if (response.destroyed) return;
    if (performance.now() > endsAt) {
      response.destroy();
      return;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) break;
    ({ rows } = await readScoreRows(pool, { filter, after: last.id, limit: BATCH, epochId }));
  }
  response.end();
}

function writeHead(response: ServerResponse, { contentType, fileName }: ExportFormat): void {
  response.writeHead(200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
    vary: 'authorization',
  });
}

/** Whether the reader took what was written; the server cuts one that is slower than the least pace. */
async function drained(response: ServerResponse): Promise<boolean> {
  if (response.destroyed) return false;
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } finally {
    waiting.abort();
  }
  return !response.destroyed;
}
