import type { TestApi } from './api.ts';

/** What an act answers, whichever of its types. */
export interface ActAnswer {
  __typename: string;
  code?: string;
  message?: string;
  lifecycle?: string;
  version?: number;
  replayed?: boolean;
  currentVersion?: number;
  available?: { action: string }[];
}

const FIELDS = `__typename ... on ActDone { lifecycle version replayed }
  ... on NotAllowed { code message currentVersion available { action } }
  ... on ValidationFailed { code message } ... on Conflict { code } ... on Unauthorized { code }`;

const INPUTS = {
  explainFlag: 'ExplainFlagInput',
  withdraw: 'WithdrawInput',
  takeUp: 'SubmissionActInput',
  release: 'SubmissionActInput',
  decide: 'DecideInput',
  publish: 'SubmissionActInput',
} as const;
export type ActName = keyof typeof INPUTS;

/** Does an act through the API; the version is read anew unless it is said. */
export async function act(
  api: Pick<TestApi, 'post'>,
  name: ActName,
  { key, ...said }: { key: string; submission: string } & Record<string, unknown>,
): Promise<ActAnswer> {
  const expectedVersion = said['expectedVersion'] ?? (await stateOf(api, said.submission, key))?.version ?? 1;
  const input = { idempotencyKey: crypto.randomUUID(), ...said, expectedVersion };
  const body = await api.post(
    `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { ${FIELDS} } }`,
    { input },
    key,
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data[name] as ActAnswer; // the wire's own shape
}

export interface StateAnswer {
  id: string;
  lifecycle: string;
  revision: number;
  version: number;
  seriesId: string;
  availableActions: { action: string }[];
  story: {
    timeline: { act: string; from: string | null; to: string | null }[];
    flags: { rule: string; explained: boolean; waivedBy: number; persons: number }[];
    waivers: { rule: string; persons: number }[];
    tombstone: {
      by: string;
      organization: string | null;
      reason: string | null;
      successor: string | null;
    } | null;
  };
}

/** A submission as a key sees it; null where it may not. */
export async function stateOf(
  api: Pick<TestApi, 'post'>,
  id: string,
  key?: string,
): Promise<StateAnswer | null> {
  const body = await api.post(
    `query ($id: ID!) { submission(id: $id) { id lifecycle revision version seriesId availableActions { action }
       story { timeline { act from to } flags { rule explained waivedBy persons } waivers { rule persons }
               tombstone { by organization reason successor } } } }`,
    { id },
    key,
  );
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data['submission'] as StateAnswer | null; // the wire's own shape
}
