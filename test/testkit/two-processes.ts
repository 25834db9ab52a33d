import type { TestApi } from './api.ts';
import type { Service } from './processes.ts';
import { startApiProcess } from './servers.ts';

/** Two processes of the API over one database: what ends on one has ended on the other. */
export interface TwoProcesses {
  first: Service;
  second: Service;
  /** Whether each of them answers a key or a token as that of somebody. */
  answered(bearer: string): Promise<[boolean, boolean]>;
  stop(): Promise<void>;
}

export async function startTwoProcesses({
  databaseUrl,
  evidenceDir,
}: Pick<TestApi, 'databaseUrl' | 'evidenceDir'>): Promise<TwoProcesses> {
  const input = { databaseUrl, evidenceDir };
  const [first, second] = await Promise.all([startApiProcess(input), startApiProcess(input)]);
  return {
    first,
    second,
    answered: (bearer) => Promise.all([isSomebody(first, bearer), isSomebody(second, bearer)]),
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
    },
  };
}

async function isSomebody({ url }: Service, bearer: string): Promise<boolean> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ query: '{ viewer { scopes } }' }),
  });
  return !(await response.text()).includes('"viewer":null');
}
