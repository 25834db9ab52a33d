import { findShownEvidence } from '@inferbench/db/submissions/evidence-record';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isEvidenceHash } from '@inferbench/evidence/folder-store';
import { safeName } from '@inferbench/evidence/safe-name';
import { matchesEtag } from '@inferbench/http-guard/matches-etag';
import type { Exchange } from './exchange.ts';
import { sendError } from './send-error.ts';

const PREFIX = '/evidence/';
/** What is withdrawn is gone with the next request: caches ask each time, and are told that nothing changed. */
const ASK_EACH_TIME = 'public, no-cache';

export function isEvidence(pathname: string): boolean {
  return pathname.startsWith(PREFIX);
}

/**
 * A file of evidence by its hash. The hash is the only part of the address that is used, and only as 64 digits; what no
 * shown submission names is not found, whatever the store holds.
 */
export async function serveEvidence(pathname: string, exchange: Exchange): Promise<void> {
  const { request, response, context } = exchange;
  response.setHeader('x-request-id', context.requestId);
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new InferbenchError('BAD_REQUEST', 'Use GET.');
    await context.client.admit(context.hasKey ? await context.caller() : null);
    await context.onlyReads();
    await send(pathname.slice(PREFIX.length), exchange);
  } catch (error) {
    if (!(error instanceof InferbenchError)) throw error;
    if (error.code === 'EVIDENCE_DAMAGED') context.logger.error({ err: error }, 'evidence is damaged');
    sendError(response, { error, status: statusOf(error) }, context);
  }
}

async function send(sha256: string, { request, response, context }: Exchange): Promise<void> {
  const file = isEvidenceHash(sha256) ? await findShownEvidence(context.database.pool, sha256) : null;
  if (file === null) throw new InferbenchError('NOT_FOUND', 'There is no evidence of this hash.');
  const etag = `"${sha256}"`;
  const kept = { etag, 'cache-control': ASK_EACH_TIME };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, kept).end();
    return;
  }
  const bytes = await context.evidence.get(sha256);
  // A row without its file: the disk lost it.
  if (bytes === null) throw new InferbenchError('EVIDENCE_DAMAGED', 'The file is missing on our disk.');
  const type = file.name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(200, {
    ...kept,
    'content-type': type,
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="${safeName(file.name)}"`,
    // Should a browser show it all the same, it may do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function statusOf({ code }: InferbenchError): number | undefined {
  if (code === 'NOT_FOUND') return 404;
  return code === 'BAD_REQUEST' ? 405 : undefined;
}
