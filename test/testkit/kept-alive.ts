import { fasterFile } from './fixture.ts';
import { contextOfStack } from './stacks.ts';
import type { Started } from './started.ts';

/** Processes that are started again, and a key of who submits to them. */
export interface Kept {
  started: Started;
  key: string;
}

const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on RunAccepted { receipt { submissionId } } } }`;

/** Data of an answer; null of a process that has just been killed. */
export async function askOrNull(
  { started, key }: Kept,
  query: string,
  variables: unknown,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(`${started.url('web site')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json()) as { data?: Record<string, unknown> | null }; // the wire's own shape
    return body.data ?? null;
  } catch {
    // The process that was asked has just been killed.
    return null;
  }
}

/** Submits one file after the other while told to, each until it is acknowledged. */
export async function submitWhile(kept: Kept, going: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 0; going(); n += 1) {
    const input = {
      document: fasterFile(0.9 + n * 1e-4),
      context: contextOfStack(n % 10),
      idempotencyKey: `supervised-${n}`,
    };
    for (let id: string | null = null; id === null && going();) {
      const data = await askOrNull(kept, MUTATION, { input });
      const outcome = data?.['submitRun'] as { receipt?: { submissionId: string } } | undefined; // the query's own shape
      id = outcome?.receipt?.submissionId ?? null;
      if (id !== null) acknowledged.push(id);
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return acknowledged;
}

/** Waits until another process of the app runs and the whole site answers. */
export async function untilBack(
  started: Started,
  app: 'api' | 'web' | 'worker',
  killed: number,
): Promise<void> {
  for (;;) {
    const pid = started.pidOf(app);
    const ready = await fetch(`${started.url('web site')}/readyz`, { signal: AbortSignal.timeout(2_000) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (pid !== undefined && pid !== killed && ready && started.output().includes(`${app} runs again`))
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
