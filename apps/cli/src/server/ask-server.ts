import type { Mutation } from '@inferbench/graphql-documents/mutation-of';
import { type AnyVariables, Client, type CombinedError, type DocumentInput, fetchExchange } from '@urql/core';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';

export interface ServerAccess {
  server: URL;
  /** Absent for what anybody may ask. */
  apiKey?: string;
  /** Longest wait for an answer; left out: as long as it takes. */
  patienceMs?: number;
}

function clientOf({ server, apiKey, patienceMs }: ServerAccess): Client {
  return new Client({
    url: new URL('/graphql', server).toString(),
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: {
      ...(patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }),
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    },
  });
}

/** A query's data; a failure is thrown with the server's own code, or UNREACHABLE. */
export async function askServer<Data, Variables extends AnyVariables>(
  access: ServerAccess,
  query: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await clientOf(access).query(query, variables, { requestPolicy: 'network-only' });
  return answered(access, data, error);
}

/** Answer of a mutation; its failures are those of a query. */
export async function tellServer<Input, Answer>(
  access: ServerAccess,
  mutation: Mutation<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const { data, error } = await clientOf(access).mutation(mutation, { input });
  return answered(access, data, error).answer;
}

/** Refuses a server that is not there: what else is missing is told by one that is. Error: UNREACHABLE. */
export async function assertListens(server: URL): Promise<void> {
  try {
    const response = await fetch(server, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(LISTENS_MS),
    });
    await response.body?.cancel();
  } catch (error) {
    throw unreachable(server, error);
  }
}

const LISTENS_MS = 5000;

function unreachable({ origin }: URL, error: unknown): InferbenchError {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  const why =
    code === 'ECONNREFUSED'
      ? 'nothing listens there'
      : code === 'ENOTFOUND'
        ? 'no such host is known'
        : (code ?? (error instanceof Error ? error.message : 'no answer'));
  return new InferbenchError('UNREACHABLE', `${origin} did not answer: ${why}.`, {
    fix: 'Start the server with `npm start`, or name another one with --server.',
  });
}

function answered<Data>(
  { server }: ServerAccess,
  data: Data | undefined | null,
  error: CombinedError | undefined,
): Data {
  const [first] = error?.graphQLErrors ?? [];
  if (first === undefined && error?.networkError) {
    throw unreachable(server, error.networkError);
  }
  if (first !== undefined || data === undefined || data === null) {
    const code = ErrorCode.safeParse(first?.extensions['code']);
    throw new InferbenchError(
      code.success ? code.data : 'INTERNAL',
      first?.message ?? 'The server gave no answer.',
    );
  }
  return data;
}
