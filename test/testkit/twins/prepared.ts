import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseOf } from '@inferbench/db/connection/connection-url';
import { openDatabase } from '@inferbench/db/connection/database';
import { globalId } from '@inferbench/api/graphql/global-id';
import { act } from '../acts.ts';
import { startTestApi, type TestApi } from '../api.ts';
import { copyDatabase, freshDatabase, type TestDatabase } from '../database.ts';
import { declaredChip } from '../declared-chip.ts';
import { saveDraft } from '../drafts.ts';
import { type BatchRun, batchRun } from '../many-slices.ts';
import { setReview } from '../review.ts';
import { reviewerKey } from '../reviewers.ts';
import { catalogue } from '@inferbench/catalogue/catalogue';

/** Everybody who may ask, in both databases. */
export interface Keys {
  owner: string;
  /** Key of the same organisation, without the right to read what is hidden. */
  blind: string;
  stranger: string;
  /** An organisation that makes a chip of its own. */
  maker: string;
  reviewer: string;
  second: string;
  /** A reviewer whom the organisation employs. */
  insider: string;
}

export interface Submitted {
  submission: string;
  pointIds: readonly string[];
}

/** What database A holds, to be copied. */
export interface Base {
  database: TestDatabase;
  evidenceDir: string;
  keys: Keys;
  visible: Submitted;
  drop(): Promise<void>;
}

export const SLICE = { model: 'llama-3-8b', batch: 16, weights: 'bf16' } as const;

export async function submitRunOf(
  api: TestApi,
  key: string,
  run: BatchRun,
  more: object = {},
): Promise<Submitted & { lifecycle: string }> {
  const outcome = await api.submit({ document: JSON.stringify(batchRun(run)), context: '', ...more }, key);
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  const { pointIds, lifecycle, receipt } = outcome;
  return { submission: receipt?.submissionId ?? '', pointIds, lifecycle };
}

/** Submits a chip or a model and gives the id of its submission. */
export async function submitEntryOf(
  api: TestApi,
  key: string,
  entry: object,
): Promise<{ submission: string; lifecycle: string }> {
  const kind = 'peaks' in entry ? 'Chip' : 'Model';
  const input = { document: JSON.stringify(entry), idempotencyKey: crypto.randomUUID() };
  const { data, errors } = await api.post(
    `mutation ($input: Submit${kind}Input!) { outcome: submit${kind}(input: $input) { __typename
       ... on ${kind}Accepted { lifecycle receipt { submissionId } } ... on ValidationFailed { findings { rule message } }
       ... on Conflict { message } } }`,
    { input },
    key,
  );
  const outcome = data?.['outcome'] as { lifecycle?: string; receipt?: { submissionId: string } } | undefined; // the query's own shape
  if (outcome?.receipt === undefined) throw new Error(JSON.stringify({ outcome, errors }));
  return { submission: outcome.receipt.submissionId, lifecycle: outcome.lifecycle ?? '' };
}

/** A dense model under another name. */
export function declaredModel(slug: string): object {
  const model = catalogue.models.get('llama-3-8b');
  if (model === undefined) throw new Error('the catalogue lost a model');
  return { ...model, slug, name: slug, aliases: [] };
}

/** Publishes what stands, by two persons. */
async function publish(api: TestApi, { reviewer, second }: Keys, submission: string): Promise<void> {
  await act(api, 'takeUp', { key: reviewer, submission });
  await act(api, 'decide', { key: reviewer, submission, verdict: 'APPROVE', reason: 'The file says so.' });
  const done = await act(api, 'publish', { key: second, submission });
  if (done.lifecycle !== 'PUBLISHED') throw new Error(JSON.stringify(done));
}

/** Draft of who asks; nothing of it is hidden. */
export const DRAFT_OF_STRANGER = 'a draft of who asks';

/** The published sample with submissions of one organisation in every state that is seen. */
export async function prepareBase(): Promise<Base> {
  const fresh = await freshDatabase({ published: true });
  const evidenceDir = await mkdtemp(path.join(tmpdir(), 'inferbench-twins-'));
  const database = openDatabase(fresh.databaseUrl);
  const api = await startTestApi({ over: { database: { ...fresh, database }, evidenceDir } });
  await setReview(api.queueUrl, 'required');
  const keys: Keys = {
    owner: await api.newKey('sender', ['submit', 'read:scores']),
    blind: await api.newKey('sender', ['submit']),
    stranger: await api.newKey('stranger', ['submit', 'read:scores']),
    maker: await api.newKey('maker', ['submit', 'read:scores']),
    reviewer: await reviewerKey(api, 'First reviewer'),
    second: await reviewerKey(api, 'Second reviewer'),
    insider: await reviewerKey(api, 'Insider', 'sender'),
  };
  const { owner, reviewer } = keys;
  const submit = async (framework: string, seconds: number, more: object = {}) => {
    const made = await submitRunOf(api, owner, { ...SLICE, framework, seconds }, more);
    if (made.lifecycle !== 'VALIDATED') throw new Error(`${made.lifecycle} at ${seconds} s`);
    return made;
  };
  await submit('vllm', 5.1);
  const taken = await submit('sglang', 5.3);
  await act(api, 'takeUp', { key: reviewer, submission: taken.submission });
  const visible = await submit('vllm', 5.5);
  const other = await submit('tensorrt-llm', 6.3);
  for (const { submission } of [visible, other]) await publish(api, keys, submission);
  const before = await submit('tgi', 5.7);
  await submit('tgi', 5.9, { supersedes: before.submission });
  const gone = await submit('sglang', 6.1);
  await act(api, 'withdraw', { key: owner, submission: gone.submission, reason: 'The meter was off.' });
  await submitEntryOf(api, owner, declaredChip('sender', 'sender-a1'));
  await submitEntryOf(api, keys.maker, declaredChip('maker', 'maker-a1'));
  await submitEntryOf(api, owner, declaredModel('sender-model'));
  await submitRunOf(api, owner, { ...SLICE, chip: 'sender-a1', framework: 'vllm', seconds: 30 });
  const draft = { subject: 'CHIP', document: '{}', label: DRAFT_OF_STRANGER } as const;
  const saved = await saveDraft(api, keys.stranger, draft);
  if (saved.__typename !== 'DraftSaved') throw new Error(JSON.stringify(saved));
  await api.server.close();
  // Nobody may be connected to what is copied.
  await database.close();
  return {
    database: fresh,
    evidenceDir,
    keys,
    visible,
    async drop() {
      await fresh.drop();
      await rm(evidenceDir, { recursive: true, force: true });
    },
  };
}

/** An API over a copy of the base. */
export async function startCopy({ database, evidenceDir }: Base): Promise<TestApi> {
  const copy = await copyDatabase(databaseOf(database.adminUrl));
  const files = await mkdtemp(path.join(tmpdir(), 'inferbench-twin-'));
  await cp(evidenceDir, files, { recursive: true });
  return startTestApi({ over: { database: copy, evidenceDir: files } });
}

/** Global ids that stand in documents for something that everybody sees. */
export async function visibleIds(api: TestApi, { visible }: Base): Promise<Record<string, string>> {
  const { rows } = await api.database.pool.query<{ run: string; key: string; draft: string }>(
    `SELECT (SELECT id FROM draft WHERE label = $1) AS draft,
            (SELECT run.id FROM run JOIN submission sub ON sub.id = run.submission_id WHERE sub.lifecycle = 'PUBLISHED'
             AND sub.organization_id = (SELECT id FROM organization WHERE slug = 'sender')
             ORDER BY run.id LIMIT 1) AS run,
            (SELECT configuration_key FROM tradeoff_point ORDER BY 1 LIMIT 1) AS key`,
    [DRAFT_OF_STRANGER],
  );
  return {
    'ID OF A POINT': visible.pointIds[0] ?? '',
    'ID OF A SUBMISSION': visible.submission,
    'ID OF A DRAFT': globalId('Draft', rows[0]?.draft ?? ''),
    'ID OF A RUN': globalId('Run', rows[0]?.run ?? ''),
    'KEY OF A CONFIGURATION': rows[0]?.key ?? '',
  };
}
