import { GIVEN_SCOPES, Scope } from '@inferbench/domain/account/api-key-scope';
import { daysAfterMs, usualKeyDays } from '@inferbench/domain/account/api-key-term';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type ApiKeyFields, ApiKeys, type ApiKeyScope } from '@inferbench/graphql-documents/api-keys';
import { askServer, type ServerAccess } from '../server/ask-server.ts';

/** Every key of the organisation, newest first, from one page on. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function ownKeys(access: ServerAccess, after: string | null = null): Promise<ApiKeyFields[]> {
  const { viewer } = await askServer(access, ApiKeys, { after });
  if (!viewer?.apiKeys)
    throw new InferbenchError('UNAUTHENTICATED', 'The API key is unknown, expired or revoked.');
  const { edges, pageInfo } = viewer.apiKeys;
  const keys = edges.map(({ node }) => node);
  return pageInfo.hasNextPage ? [...keys, ...(await ownKeys(access, pageInfo.endCursor))] : keys;
}

/** The key of a public id. Errors: NOT_FOUND. */
export async function ownKey(access: ServerAccess, publicId: string): Promise<ApiKeyFields> {
  const found = (await ownKeys(access)).find((key) => key.publicId === publicId);
  if (found !== undefined) return found;
  // What was typed is not repeated: it may be a whole key.
  throw new InferbenchError('NOT_FOUND', 'Your organisation has no key with this public id.', {
    expected: 'the 8 characters after ib_live_',
    fix: '`inferbench keys list` shows them all.',
  });
}

/** Time at which a key ends that lasts so many days from now, as the API reads it. */
export function endIn(days: number | null): string {
  return new Date(daysAfterMs(Date.now(), days ?? usualKeyDays(GIVEN_SCOPES))).toISOString();
}

const MS_PER_DAY = 86_400_000;

/** Days that a key was to last when it was made; null where it never ends. */
export function termDays(createdAt: string, expiresAt: string | null): number | null {
  if (expiresAt === null) return null;
  return Math.max(1, Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / MS_PER_DAY));
}

/** Writes a scope as the API does: `SUBMIT` for `submit`. */
export function apiScope(scope: string): ApiKeyScope {
  const name = scope.toUpperCase().replaceAll(/[-:]/g, '_');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API makes its names of the same list
  return name as ApiKeyScope;
}

/** A key as `--json` shows it: scopes as everywhere on the command line, and no id of the API's. */
export function shownKey({ id: _id, scopes, ...key }: ApiKeyFields) {
  const words = new Map(Scope.options.map((word) => [apiScope(word), word]));
  return { ...key, scopes: scopes.map((scope) => words.get(scope) ?? scope) };
}
