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

/** The same for a mutation. */
export async function tellServer<Data, Variables extends AnyVariables>(
  access: ServerAccess,
  mutation: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await clientOf(access).mutation(mutation, variables);
  return answered(access, data, error);
}

function answered<Data>(
  { server }: ServerAccess,
  data: Data | undefined | null,
  error: CombinedError | undefined,
): Data {
  const [first] = error?.graphQLErrors ?? [];
  if (first === undefined && error?.networkError) {
    throw new InferbenchError(
      'UNREACHABLE',
      `${server.origin} did not answer: ${error.networkError.message}.`,
      {
        fix: 'Start the server with `npm start`, or name another one with --server.',
      },
    );
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
