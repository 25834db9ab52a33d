import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { EnvironmentRecord, MeasurementHeader } from '@inferbench/domain/runs/measurement/record';
import { isJsonObject } from '../../input/parsed-json.ts';
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
  const listed = Array.isArray(data) ? data.filter(isJsonObject) : [];
  const found =
    stated === undefined && listed.length === 1 ? listed[0] : listed.find(({ id }) => id === stated);
  const model = stated ?? string(found?.['id']);
  if (model === null) throw notNamed(listed.map(({ id }) => String(id)));
  assertWritable(model);
  const version = await versionOf(connection, baseUrl);
  const { maxModelLen } = EnvironmentRecord.shape.server.shape;
  const stating = maxModelLen.safeParse(found?.['max_model_len']);
  return {
    model,
    server: {
      version,
      model: cut(found?.['id']),
      ownedBy: cut(found?.['owned_by']),
      maxModelLen: stating.success ? stating.data : null,
    },
  };
}

/** A name goes into requests as it is, or not at all. */
function assertWritable(model: string): void {
  if (MeasurementHeader.shape.model.safeParse(model).success) return;
  throw new InferbenchError('USAGE', 'The name of the model is too long, or empty.', {
    path: '--model',
    value: model.slice(0, 80),
    expected: 'at most 200 characters',
    fix: 'Let the server give it a shorter name, for example by --served-model-name.',
  });
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
  return reply === null ? null : (cut(jsonOf(reply)?.['version'])?.slice(0, 60) ?? null);
}

function string(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function cut(value: unknown): string | null {
  return string(value)?.slice(0, 120) ?? null;
}
