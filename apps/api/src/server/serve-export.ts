import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import type { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import {
  EXPORT_META,
  EXPORT_NAMES,
  EXPORT_TYPES,
  type ExportName,
  type ExportType,
} from '@inferbench/domain/export/export-paths';
import { FOR_EVERYBODY } from '@inferbench/http-guard/for-everybody';
import { matchesEtag } from '@inferbench/http-guard/matches-etag';
import { type ExportFormat, exportFormat } from '../export/export-format.ts';
import { exportMeta } from '../export/export-meta.ts';
import { EXPORT_PLANS } from '../export/export-plans.ts';
import type { Plan } from '../export/row-plan.ts';
import { busyLanes } from '../limits/busy-lanes.ts';
import { allowAnyOrigin } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { sendError } from './send-error.ts';

const PATH = new RegExp(String.raw`^/export/(${EXPORT_NAMES.join('|')})\.(${EXPORT_TYPES.join('|')})$`);

export function isExport(pathname: string): boolean {
  return pathname === EXPORT_META || PATH.test(pathname);
}

const LONGEST_MS = 10 * 60_000;

/** One export of a visitor at a time, four of all: each takes a connection for one batch after the other. All files of a page wait in line. */
const perVisitor = busyLanes({ most: 1, mostWaiting: 8 });
const ofAll = busyLanes({ most: 4, mostWaiting: 16 });

/**
 * Everything that is shown to everybody as a file, streamed batch by batch, the next one when the reader took the last. No
 * connection and no row is held in between, and a reader that leaves ends it.
 */
export async function serveExport(pathname: string, exchange: Exchange): Promise<void> {
  const { request, response, context } = exchange;
  response.setHeader('x-request-id', context.requestId);
  if (!context.hasKey) allowAnyOrigin(response);
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new InferbenchError('BAD_REQUEST', 'Use GET.');
    await context.client.admit(context.hasKey ? await context.caller() : null);
    await context.onlyReads();
    if (await isKnown(exchange)) return;
    await (pathname === EXPORT_META ? sendMeta(exchange) : sendRows(pathname, exchange));
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    // Half a file must not look like a whole one: the connection is cut.
    if (response.headersSent) response.destroy();
    else sendError(response, { error, status: statusOf(error.code) }, context);
  }
}

/** Status of a file that cannot be had, where GraphQL would answer 200. */
function statusOf(code: ErrorCode): number {
  if (code === 'BAD_REQUEST') return 405;
  if (code === 'NOT_FOUND') return 404;
  const { httpStatus } = ERROR_CATALOGUE[code];
  return httpStatus < 400 ? 400 : httpStatus;
}

/** Says what caches may do with the file; true where the reader has it already. */
async function isKnown({ request, response, context, target }: Exchange): Promise<boolean> {
  response.setHeader('vary', 'authorization');
  const state = context.hasKey ? null : await context.database.state();
  response.setHeader('cache-control', state === null ? 'private, no-store' : FOR_EVERYBODY);
  if (state === null) return false;
  const hash = createHash('sha256').update([target.href, context.catalogueVersion, state].join('\n'));
  const etag = `"${hash.digest('base64url').slice(0, 27)}"`;
  response.setHeader('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return false;
  response.statusCode = 304;
  response.end();
  return true;
}

async function sendMeta({ request, response, context }: Exchange): Promise<void> {
  const text = `${JSON.stringify(await exportMeta(context.database), null, 2)}\n`;
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

async function sendRows(pathname: string, exchange: Exchange): Promise<void> {
  const { request, response, context, target } = exchange;
  const { name, type } = fileOf(pathname);
  const planOf = EXPORT_PLANS[name](Object.fromEntries(target.searchParams));
  const format = exportFormat(name, type);
  if (request.method === 'HEAD') {
    writeHead(response, format);
    response.end();
    return;
  }
  await perVisitor.run(context.client.visitor(), () =>
    ofAll.run('', async () => {
      const plan = await planOf(context);
      await context.client.pay(plan.points);
      await stream(response, { plan, format });
    }),
  );
}

function fileOf(pathname: string): { name: ExportName; type: ExportType } {
  const [, name, type] = PATH.exec(pathname) ?? [];
  return {
    name: EXPORT_NAMES.find((one) => one === name) ?? 'scores',
    type: EXPORT_TYPES.find((one) => one === type) ?? 'csv',
  };
}

interface Export {
  plan: Plan;
  format: ExportFormat;
}

/** The first batch comes before the head: what fails there has its own status. */
async function stream(response: ServerResponse, { plan, format }: Export): Promise<void> {
  const endsAt = performance.now() + LONGEST_MS;
  const batches = plan.batches()[Symbol.asyncIterator]();
  let next = await batches.next();
  if (response.destroyed) return;
  writeHead(response, format);
  const drained = pacedBy(response);
  response.write(format.head);
  while (next.done !== true) {
    const text = next.value.map((row) => format.row(row)).join('');
    if (!response.write(text) && !(await drained())) return;
    // Others have their turn between two batches that need no database.
    await setImmediate();
    if (response.destroyed) return;
    if (performance.now() > endsAt) {
      response.destroy();
      return;
    }
    next = await batches.next();
  }
  response.end();
}

function writeHead(response: ServerResponse, { contentType, fileName }: ExportFormat): void {
  response.writeHead(200, {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${fileName}"`,
    link: `<${EXPORT_META}>; rel="describedby"`,
  });
}

/**
 * Waits until the reader took what was written, and tells whether somebody still reads; the server cuts one that is slower than the least
 * pace. Listens once for a whole export: a compressed response forgets no listener.
 */
function pacedBy(response: ServerResponse): () => Promise<boolean> {
  let wake = () => {};
  for (const event of ['drain', 'close']) response.on(event, () => wake());
  return () =>
    new Promise((resolve) => {
      wake = () => resolve(!response.destroyed);
      if (response.destroyed) wake();
    });
}
