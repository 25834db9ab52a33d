import { beginDemonstration } from '@inferbench/db/admin/demonstration';
import { verifyBoard } from '@inferbench/db/board/verify-board';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { isLocal } from '@inferbench/domain/names/source-address';
import { afterEach, expect, test } from 'vitest';
import { modelSpecification } from '../engines/llama/model-specification.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { ask } from '../testkit/ask.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { inferbenchAdmin } from '../testkit/operator.ts';
import { setReview } from '../testkit/review.ts';

/** Results on a machine of one's own: who demonstrates finds them on the board, and nobody else does. */

let api: TestApi;
let key: string;
afterEach(() => api?.stop());

/** Slugs that only look like one of a machine of one's own stand beside it. */
const CHIPS = ['local-desk', 'localised-one', 'rack-local-two'];
const MODEL = 'synthetic-small';
const MODELS = [MODEL, 'llama-3-8b'];

async function submitSpecification(field: 'submitChip' | 'submitModel', document: object): Promise<void> {
  const type = field === 'submitChip' ? 'SubmitChipInput' : 'SubmitModelInput';
  const input = { document: JSON.stringify(document), idempotencyKey: crypto.randomUUID() };
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on ValidationFailed { findings { rule message } } } }`;
  const answer = await ask<{ __typename: string }>(api, field, { query, variables: { input }, key });
  if (!answer.__typename.endsWith('Accepted')) throw new Error(JSON.stringify(answer));
}

/** Every chip with a result of each model, the one that is shipped and the one that its organisation declares. */
async function submitAll(): Promise<void> {
  key = await api.newKey('maker', ['submit', 'read:scores']);
  await submitSpecification('submitModel', modelSpecification('small'));
  for (const [i, chip] of CHIPS.entries()) {
    await submitSpecification('submitChip', declaredChip('maker', chip));
    for (const model of MODELS) {
      const run = batchRun({ chip, model, seconds: 60 + i });
      const outcome = await api.submit({ document: JSON.stringify(run), context: '' }, key);
      if (outcome.__typename !== 'RunAccepted' || outcome.lifecycle !== 'VALIDATED')
        throw new Error(JSON.stringify(outcome));
    }
  }
}

/** Chips that stand in their places on the board of each model, without a rank: nobody reviewed what they did. */
async function boards(include: string[] = []): Promise<string[][]> {
  const rows = MODELS.map((model) =>
    ask<{ nodes: { inPlace: object | null; system: { chip: { slug: string } } }[] }>(api, 'unranked', {
      query: `query ($include: [StandingInclude!]) { unranked(first: 50, include: $include,
        slice: { model: "${model}", phase: GENERATE, batch: 16, context: 768, precision: FP16 })
        { nodes { inPlace(metric: USEFUL_TOPS) { value } system { chip { slug } } } } }`,
      variables: { include },
    }),
  );
  const chips = (await Promise.all(rows)).map(({ nodes }) =>
    nodes.filter(({ inPlace }) => inPlace !== null).map(({ system }) => system.chip.slug),
  );
  return chips.map((slugs) => slugs.filter((slug) => CHIPS.includes(slug)).toSorted());
}

const WITH_UNREVIEWED = ['PROVISIONAL', 'UNREVIEWED_SPECIFICATIONS'];
const all = MODELS.map(() => CHIPS.toSorted());
const none = MODELS.map(() => []);
const review = (setting: string) => inferbenchAdmin(api.queueUrl, 'review', setting);
const differences = async () =>
  (await verifyBoard(api.database.pool, { versions: VERSIONS, boardValuesOf })).differences;

test('a demonstration lists what its machines did, whatever model it is, and no other declared chip', async () => {
  api = await startTestApi({ demo: true });
  await beginDemonstration(api.queueUrl, boardValuesOf);
  await submitAll();
  const local = CHIPS.filter((slug) => isLocal({ slug }));
  expect(local).toEqual(['local-desk']);
  expect([await boards(), await boards(WITH_UNREVIEWED)]).toEqual([MODELS.map(() => local), all]);
  expect(await differences()).toEqual([]);
  // Who demonstrates may still ask for review: a machine of one's own is no way round it.
  await review('required');
  expect([await boards(), await boards(WITH_UNREVIEWED)]).toEqual([none, all]);
  expect(await differences()).toEqual([]);
});

test.each(['required', 'off'] as const)(
  'elsewhere the name of a machine opens no board, with review %s',
  async (setting) => {
    api = await startTestApi();
    await setReview(api.queueUrl, setting);
    await submitAll();
    expect([await boards(), await boards(WITH_UNREVIEWED)]).toEqual([none, all]);
    expect(await differences()).toEqual([]);
  },
);
