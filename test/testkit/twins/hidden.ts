import { globalId } from '@inferbench/api/graphql/global-id';
import { act } from '../acts.ts';
import type { TestApi } from '../api.ts';
import { batchRun } from '../many-slices.ts';
import { saveDraft } from '../drafts.ts';
import { inferbenchAdmin } from '../operator.ts';
import { invitedBy, newMember } from '../people.ts';
import { attachReply } from '../replies.ts';
import { declaredChip } from '../declared-chip.ts';
import { declaredModel, type Keys, SLICE, submitEntryOf, submitRunOf } from './prepared.ts';

/** Slice of one second, batch 16: above what the chip can do, so that it is flagged. */
const FLAGGED = { ...SLICE, seconds: 1 };
export const HIDDEN_MEMBER = 'Hidden Owner';
/** One of them, as anybody could measure it. */
export const HIDDEN_RUN = { ...FLAGGED, framework: 'vllm' };

/** Ten times what chips of its family carry. */
function flaggedChip(slug: string) {
  const chip = declaredChip('sender', slug);
  return { ...chip, memory: { ...chip.memory, bandwidthBytesPerSec: 6e13 } };
}

function mustBe(lifecycle: string, submitted: { lifecycle: string }): void {
  if (submitted.lifecycle !== lifecycle) throw new Error(`${submitted.lifecycle} instead of ${lifecycle}`);
}

/** Holds back what stood. */
async function flag(api: TestApi, { reviewer }: Keys, submission: string): Promise<void> {
  const done = await act(api, 'decide', {
    key: reviewer,
    submission,
    verdict: 'FLAG',
    rule: 'PHYS-COMPUTE',
    reason: 'Which meter was it?',
  });
  if (done.lifecycle !== 'FLAGGED') throw new Error(JSON.stringify(done));
}

/** Everything that a database may hold and nobody but its organisation and reviewers see, made through the API. */
export const HIDDEN: Readonly<Record<string, (api: TestApi, keys: Keys) => Promise<void>>> = {
  async 'flagged runs, in a slice of others and alone, on systems of others and on a new one'(
    api,
    { owner },
  ) {
    for (const run of [
      { ...FLAGGED, framework: 'vllm' },
      { ...FLAGGED, framework: 'xdit' },
      { ...FLAGGED, framework: 'vllm', batch: 5, weights: 'fp8' as const },
      { ...FLAGGED, framework: 'vllm', chip: 'sender-a1', seconds: 0.5 },
      { ...FLAGGED, framework: 'vllm', model: 'sender-model' },
    ])
      mustBe('FLAGGED', await submitRunOf(api, owner, run));
  },
  async 'a flagged chip'(api, { owner }) {
    mustBe('FLAGGED', await submitEntryOf(api, owner, flaggedChip('sender-hidden')));
  },
  async 'a flagged chip that was withdrawn'(api, { owner }) {
    const made = await submitEntryOf(api, owner, flaggedChip('sender-gone'));
    mustBe('FLAGGED', made);
    await act(api, 'withdraw', { key: owner, submission: made.submission, reason: 'It was never built.' });
  },
  async 'a flagged second version of a declared chip'(api, { owner }) {
    mustBe('FLAGGED', await submitEntryOf(api, owner, flaggedChip('sender-a1')));
  },
  async 'a model that a reviewer holds back, with a run on it'(api, keys) {
    const made = await submitEntryOf(api, keys.owner, declaredModel('sender-hidden-model'));
    await submitRunOf(api, keys.owner, {
      ...SLICE,
      model: 'sender-hidden-model',
      framework: 'vllm',
      seconds: 5.2,
    });
    await flag(api, keys, made.submission);
  },
  async 'a reply to a run on a model that a reviewer holds back'(api, keys) {
    const made = await submitEntryOf(api, keys.owner, declaredModel('sender-replied-model'));
    const run = { ...SLICE, model: 'sender-replied-model', chip: 'maker-a1', framework: 'vllm', seconds: 31 };
    const { submission } = await submitRunOf(api, keys.owner, run);
    const reply = await attachReply(api, keys.maker, { submission, text: 'The clock was not ours.' });
    if (reply.__typename !== 'ReplyAttached') throw new Error(JSON.stringify(reply));
    await flag(api, keys, made.submission);
  },
  async 'a draft, and one of a chip that is there'(api, { owner }) {
    for (const [subject, document] of [
      ['RUN', JSON.stringify(batchRun({ ...HIDDEN_RUN, seconds: 7 }))],
      ['CHIP', JSON.stringify(declaredChip('sender', 'sender-a1'))],
    ] as const) {
      const saved = await saveDraft(api, owner, { subject, document, label: `a draft of a ${subject}` });
      if (saved.__typename !== 'DraftSaved') throw new Error(JSON.stringify(saved));
    }
  },
  async 'an invitation into the organisation, and one to the staff'(api) {
    await invitedBy(api, '--organization', 'sender', '--role', 'owner');
    await invitedBy(api, '--staff', 'Hidden Reviewer', '--role', 'reviewer');
  },
  async 'a member of the organisation, who is signed in'(api) {
    const town = { queueUrl: api.queueUrl, url: api.server.url };
    await newMember(town, { organization: 'sender', role: 'owner', name: HIDDEN_MEMBER });
  },
  async 'a flagged run that another flagged one superseded'(api, { owner }) {
    const first = await submitRunOf(api, owner, { ...FLAGGED, framework: 'trtllm', seconds: 1.1 });
    mustBe('FLAGGED', first);
    const { submission: supersedes } = first;
    mustBe(
      'FLAGGED',
      await submitRunOf(api, owner, { ...FLAGGED, framework: 'trtllm', seconds: 1.2 }, { supersedes }),
    );
  },
  async 'a flagged correction of what is published'(api, { owner }) {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `SELECT sub.id FROM submission sub JOIN organization o ON o.id = sub.organization_id
       WHERE o.slug = 'sender' AND sub.lifecycle = 'PUBLISHED' ORDER BY sub.id LIMIT 1`,
    );
    const supersedes = globalId('Submission', rows[0]?.id ?? '');
    const run = { ...FLAGGED, framework: 'vllm', seconds: 1.3 };
    mustBe('FLAGGED', await submitRunOf(api, owner, run, { supersedes }));
  },
  async 'an organisation of which nothing is seen'(api) {
    // A part of the organisation, so that whoever is in conflict with that is so with this.
    const named = ['quiet-vendor', '--name', 'Quiet vendor', '--parent', 'sender'];
    const made = await inferbenchAdmin(api.queueUrl, 'organization', 'create', ...named);
    if (!made.ok) throw new Error(JSON.stringify(made));
    const quiet = await api.newKey('quiet-vendor', ['submit', 'read:scores']);
    mustBe('FLAGGED', await submitRunOf(api, quiet, { ...FLAGGED, framework: 'sglang', seconds: 1.4 }));
  },
};
