import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { EnvironmentRecord } from '@inferbench/domain/measurement/record';
import { isJson } from '../sender/answer-reader.ts';
import type { Connection } from '../sender/connection.ts';
import { addressOf } from '../sender/endpoint.ts';
import { ask, assertLetIn, jsonOf } from './ask.ts';

type ServerFacts = EnvironmentRecord['server'];

/** What the server tells of itself, and the model that is meant. Errors: UNREACHABLE, UNAUTHENTICATED, USAGE. */
export async function serverFacts(
  connection: Connection,
  baseUrl: string,
  stated: string | undefined,
): Promise<{ model: string; server: ServerFacts }> {
  const reply = await ask(connection, addressOf(baseUrl, '/models'));
  assertLetIn(reply);
  const data = jsonOf(reply)?.['data'];
  const listed = Array.isArray(data) ? data.filter(isJson) : [];
  const found =
    stated === undefined && listed.length === 1 ? listed[0] : listed.find(({ id }) => id === stated);
  const model = stated ?? string(found?.['id']);
  if (model === null) throw notNamed(listed.map(({ id }) => String(id)));
  const version = await versionOf(connection, baseUrl);
  const maxModelLen = found?.['max_model_len'];
  return {
    model,
    server: {
      version,
      model: string(found?.['id']),
      ownedBy: string(found?.['owned_by']),
      maxModelLen:
        typeof maxModelLen === 'number' && Number.isInteger(maxModelLen) && maxModelLen > 0
          ? maxModelLen
          : null,
    },
  };
}

function notNamed(ids: readonly string[]): InferbenchError {
  return new InferbenchError('USAGE', 'Which model is measured?', {
    path: '--model',
    fix:
      ids.length === 0
        ? 'Name it as the server does: --model NAME.'
        : `One of those that the server lists: ${ids.slice(0, 10).join(', ').slice(0, 300)}.`,
  });
}

/** vLLM says it beside /v1; others say nothing. */
async function versionOf(connection: Connection, baseUrl: string): Promise<string | null> {
  const reply = await ask(connection, addressOf(baseUrl, '/version', 'root')).catch(() => null);
  return reply === null ? null : (string(jsonOf(reply)?.['version'])?.slice(0, 60) ?? null);
}

function string(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 120) : null;
}
