import { randomUUID } from 'node:crypto';
import {
  CreateApiKey,
  type MadeKeyResult,
  RevokeApiKey,
  RotateApiKey,
} from '@inferbench/graphql-documents/api-keys';
import type { Command } from 'commander';
import { daysOf, givenScopesOf } from '../keys/key-flags.ts';
import { handingOver, type KeyPlaceFlags, sayWhere, withKeyPlace } from '../keys/key-place.ts';
import { apiScope, endIn, ownKey, ownKeys, shownKey, termDays } from '../keys/own-keys.ts';
import { type ServerAccess, tellServer } from '../server/ask-server.ts';
import { accessWithKey } from '../server/api-key.ts';
import { refusedBy } from '../server/refused.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench keys list
  $ inferbench keys create --name ci --scopes submit --days 90 --key-file ci.key
  $ inferbench keys rotate Ab3dE5gH --key-file ci.new.key
  $ inferbench keys revoke Ab3dE5gH
`;

const AFTER = `
Asked with the key of INFERBENCH_API_KEY, or of the file that INFERBENCH_KEY_FILE names; it needs the scope admin:org.`;

interface CreateFlags extends ServerFlags, KeyPlaceFlags {
  name: string;
  scopes: string;
  days?: string;
}

interface RotateFlags extends ServerFlags, KeyPlaceFlags {
  days?: string;
  oldDays?: string;
}

type ListFlags = ServerFlags & { json?: true };

/** A key is told by the environment alone: --key-file is the place of the new one. */
const accessOf = ({ server }: ServerFlags) => accessWithKey({ server });

export function configureKeys(command: Command): void {
  command.addHelpText('before', EXAMPLES).addHelpText('after', AFTER);
  withServerFlag(command.command('list').description('all of your organisation, newest first'))
    .option('--json', 'one JSON object on stdout')
    .action(list);
  withKeyPlace(
    withServerFlag(command.command('create').description('make one; it is shown once'))
      .requiredOption('--name <name>', 'what to call it, such as the machine it is for')
      .requiredOption('--scopes <list>', 'what it may do, such as submit,read:scores')
      .option('--days <n>', 'how long it lasts: at most 365; default 90'),
  ).action(create);
  withKeyPlace(
    withServerFlag(command.command('rotate <publicId>').description('another in its place'))
      .option('--days <n>', 'how long the new one lasts: at most 365; default: as long as the old one was to')
      .option('--old-days <n>', 'how long the old one goes on: at most 7, the default'),
  ).action(rotate);
  withServerFlag(command.command('revoke <publicId>').description('end one at once'))
    .option('--json', 'one JSON object on stdout')
    .action(revoke);
}

async function list(flags: ListFlags): Promise<void> {
  const keys = (await ownKeys(await accessOf(flags))).map(shownKey);
  if (flags.json) printJson('keys', { ok: true, keys });
  else printData(describeOwnKeys(keys));
}

async function create(flags: CreateFlags): Promise<void> {
  const scopes = givenScopesOf(flags.scopes).map(apiScope);
  const expiresAt = endIn(daysOf(flags.days));
  const access = await accessOf(flags);
  await handOver(flags, () => {
    const input = { name: flags.name, scopes, expiresAt, idempotencyKey: randomUUID() };
    return tellServer(access, CreateApiKey, input);
  });
}

async function rotate(publicId: string, flags: RotateFlags): Promise<void> {
  const oldKeyDays = daysOf(flags.oldDays, '--old-days');
  const days = daysOf(flags.days);
  const access = await accessOf(flags);
  const { id, createdAt, expiresAt: endsAt } = await ownKey(access, publicId);
  const expiresAt = endIn(days ?? termDays(createdAt, endsAt));
  await handOver(flags, () => {
    const input = { id, expiresAt, oldKeyDays, idempotencyKey: randomUUID() };
    return tellServer(access, RotateApiKey, input);
  });
}

async function handOver(flags: KeyPlaceFlags, ask: () => Promise<MadeKeyResult>): Promise<void> {
  const { key, keyFile, shown } = await handingOver(flags, async () => {
    const answer = await ask();
    if (answer.__typename !== 'ApiKeyCreated') throw refusedBy(answer);
    return { key: answer.key, shown: shownKey(answer.apiKey) };
  });
  if (flags.json) return printJson('keys', { ok: true, key, keyFile, keys: [shown] });
  printData(describeOwnKeys([shown]));
  if (key !== null) printData(key);
  sayWhere({ keyFile });
}

async function revoke(publicId: string, flags: ListFlags): Promise<void> {
  const access: ServerAccess = await accessOf(flags);
  const { id } = await ownKey(access, publicId);
  const input = { id, idempotencyKey: randomUUID() };
  const answer = await tellServer(access, RevokeApiKey, input);
  if (answer.__typename !== 'ApiKeyRevoked') throw refusedBy(answer);
  const keys = [shownKey(answer.apiKey)];
  if (flags.json) printJson('keys', { ok: true, keys });
  else printData(describeOwnKeys(keys));
}

const day = (instant: string | null) => instant?.slice(0, 10) ?? NONE;

/** Keys of one's own organisation, a line each. */
function describeOwnKeys(keys: readonly ReturnType<typeof shownKey>[]): string {
  return table(
    [
      ['key', ({ publicId }) => publicId],
      ['scopes', ({ scopes }) => scopes.join(',')],
      ['made', ({ createdAt }) => day(createdAt)],
      ['ends', ({ expiresAt }) => day(expiresAt)],
      ['used', ({ lastUsedAt }) => day(lastUsedAt)],
      ['revoked', ({ revokedAt }) => day(revokedAt)],
      ['name', ({ name }) => name],
    ],
    keys,
  );
}
