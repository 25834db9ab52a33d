import type { TestApi } from './api.ts';

/** What a reply is answered, whichever of its types. */
export interface ReplyAnswer {
  __typename: string;
  code?: string;
  message?: string;
  version?: number;
  replayed?: boolean;
  currentVersion?: number | null;
}

/** Replies to a submission; the first time unless it is said otherwise. */
export async function attachReply(
  api: Pick<TestApi, 'post'>,
  key: string,
  said: { submission: string; text: string; expectedVersion?: number; idempotencyKey?: string },
): Promise<ReplyAnswer> {
  const { submission, text, expectedVersion = 0, idempotencyKey = crypto.randomUUID() } = said;
  const input = { submission, text, expectedVersion, idempotencyKey };
  const body = await api.post(
    `mutation ($input: AttachReplyInput!) { attachReply(input: $input) { __typename
       ... on ReplyAttached { version replayed } ... on NotAllowed { code message currentVersion }
       ... on ValidationFailed { code message } ... on Conflict { code } ... on Unauthorized { code } } }`,
    { input },
    key,
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data['attachReply'] as ReplyAnswer; // the wire's own shape
}

export interface ShownReply {
  organization: string;
  text: string;
  version: number;
  at: string;
  earlier: { version: number; text: string }[];
}

/** A reply as a key, or nobody, reads it beside a submission and beside a point of it. */
export async function replyTo(
  api: Pick<TestApi, 'post'>,
  { submission, point }: { submission: string; point: string },
  key?: string,
): Promise<{ submission: ShownReply | null | undefined; point: ShownReply | null | undefined }> {
  const body = await api.post(
    `query ($s: ID!, $p: ID!) {
       submission(id: $s) { reply { organization text version at earlier { version text at } } }
       point(id: $p) { reply { organization text version at earlier { version text at } } } }`,
    { s: submission, p: point },
    key,
  );
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  const data = body.data as Record<'submission' | 'point', { reply: ShownReply | null } | null>; // the wire's own shape
  return { submission: data.submission?.reply, point: data.point?.reply };
}
