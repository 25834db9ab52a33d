import type { TestApi } from './api.ts';

/** What an act on a draft answers, whichever of its types. */
export interface DraftAnswer {
  __typename: string;
  code?: string;
  message?: string;
  currentVersion?: number;
  findings?: { rule: string; path: string }[];
  replayed?: boolean;
  lifecycle?: string | null;
  receipt?: { submissionId: string; contentHash: string };
  draft?: {
    id: string;
    version: number;
    label: string;
    lifecycle: string | null;
    message: string;
    findings: { rule: string; path: string }[];
  };
}

const REFUSED = `... on NotAllowed { code message currentVersion } ... on ValidationFailed { code message findings { rule path } }
  ... on Conflict { code } ... on Unauthorized { code message }`;

export const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { __typename
  ... on DraftSaved { replayed draft { id version label lifecycle message findings { rule path } } } ${REFUSED} } }`;
export const SUBMIT = `mutation ($input: DraftActInput!) { submitDraft(input: $input) { __typename
  ... on DraftSubmitted { replayed lifecycle message receipt { submissionId contentHash } findings { rule path } } ${REFUSED} } }`;
export const DISCARD = `mutation ($input: DraftActInput!) { discardDraft(input: $input) { __typename
  ... on DraftDiscarded { id replayed } ${REFUSED} } }`;
export const DRAFTS = '{ viewer { drafts { id label version } } }';

type Saved = Record<string, unknown> & { subject: 'RUN' | 'CHIP' | 'MODEL'; document: string };
type Acted = { id: string; expectedVersion: number; idempotencyKey?: string };

async function mutate(
  api: Pick<TestApi, 'post'>,
  name: string,
  ask: { text: string; key: string; input: object },
): Promise<DraftAnswer> {
  const input = { idempotencyKey: crypto.randomUUID(), ...ask.input };
  const body = await api.post(ask.text, { input }, ask.key);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data[name] as DraftAnswer; // the wire's own shape
}

export const saveDraft = (api: Pick<TestApi, 'post'>, key: string, input: Saved) =>
  mutate(api, 'saveDraft', { text: SAVE, key, input });
export const submitDraft = (api: Pick<TestApi, 'post'>, key: string, input: Acted) =>
  mutate(api, 'submitDraft', { text: SUBMIT, key, input });
export const discard = (api: Pick<TestApi, 'post'>, key: string, input: Acted) =>
  mutate(api, 'discardDraft', { text: DISCARD, key, input });

/** A draft as a key sees it; null where it may not. */
export async function draftOf(
  api: Pick<TestApi, 'post'>,
  id: string,
  key?: string,
): Promise<{ version: number; document: string } | null> {
  const body = await api.post(
    `query ($id: ID!) { draft(id: $id) { id subject label version document lifecycle
       settings { format context run testedBy slug name source supersedes } findings { rule } } }`,
    { id },
    key,
  );
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data['draft'] as { version: number; document: string } | null; // the wire's own shape
}
