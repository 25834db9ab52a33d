import { GOLDEN_QUERIES } from 'inferbench/backup/ask-golden';
import { fasterFile } from './fixture.ts';
import type { Service } from './processes.ts';
import { type ServersInput, startApiProcess } from './servers.ts';
import { contextOfStack } from './stacks.ts';

export interface Golden {
  /** Another run under the key; no two are alike. */
  submit(n: number): Promise<void>;
  /** Bytes of every golden answer. */
  answers(): Promise<string[]>;
}

/** Works with an API of its own, which ends afterwards. */
export async function withGolden<T>(
  input: ServersInput & { key: string },
  work: (golden: Golden) => Promise<T>,
): Promise<T> {
  const api = await startApiProcess(input);
  try {
    return await work({
      submit: (n) => submit(api, n, input.key),
      answers: () => Promise.all(GOLDEN_QUERIES.map((query) => post(api, { query }))),
    });
  } finally {
    await api.stop();
  }
}

async function post(api: Service, body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.text();
}

async function submit(api: Service, n: number, key: string): Promise<void> {
  const query = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) { __typename } }`;
  const input = {
    document: fasterFile(0.5 * 1.0015 ** n),
    context: contextOfStack(n),
    idempotencyKey: `golden-${n}`,
  };
  const answer = await post(api, { query, variables: { input } }, { authorization: `Bearer ${key}` });
  if (!answer.includes('RunAccepted')) throw new Error(answer);
}
