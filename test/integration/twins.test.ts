import { EXPORT_NAMES, EXPORT_TYPES, exportPath } from '@inferbench/domain/export/export-paths';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../testkit/api.ts';
import { declaredChip } from '../testkit/declared-chip.ts';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { asked, Pair, partOf } from '../testkit/twins/asking.ts';
import { fieldDocuments, type PlaceAsk, placeAsks } from '../testkit/twins/asks.ts';
import { cursorsFor } from '../testkit/twins/cursors.ts';
import type { Document } from '../testkit/twins/documents.ts';
import { Visitor } from '../testkit/signed-in.ts';
import { HIDDEN, HIDDEN_MEMBER, HIDDEN_RUN } from '../testkit/twins/hidden.ts';
import { plantLeak, recordReaders } from '../testkit/twins/leaks.ts';
import { type Base, prepareBase, startCopy, visibleIds } from '../testkit/twins/prepared.ts';
import { type HiddenWords, hiddenWords } from '../testkit/twins/words.ts';

/** `npm run twins` asks everything of everybody; `npm test` what the seed draws. */
const ALL = lawCount(1, 0) === 1;
const TIMEOUT_MS = ALL ? 3_600_000 : 240_000;

let base: Base;
let a: TestApi;
let b: TestApi;
let ids: Record<string, string>;
let hidden: HiddenWords;
beforeAll(async () => {
  base = await prepareBase();
  [a, b] = await Promise.all([startCopy(base), startCopy(base)]);
  for (const hide of Object.values(HIDDEN)) await hide(b, base.keys);
  ids = await visibleIds(a, base);
  hidden = await hiddenWords(b.database.pool);
}, TIMEOUT_MS);
afterAll(async () => {
  await a?.stop();
  await b?.stop();
  await base?.drop();
});

/** Options of a sign-in, and of any passkey. */
interface Asked {
  publicKey: { challenge: string };
}
const USER = { publicKey: { challenge: 'any', user: { id: 'any' } } };

const filled = ({ text }: Pick<Document, 'text'>) =>
  Object.entries(ids).reduce((all, [name, id]) => all.replaceAll(`"${name}"`, `"${id}"`), text);

/** Who may not see what is hidden. A key of the organisation may act on what is its own, so it asks and does nothing. */
function askers(): { who: string; key: string | undefined; acts: boolean }[] {
  const { stranger, blind, insider } = base.keys;
  return [
    { who: 'nobody', key: undefined, acts: true },
    { who: 'a stranger', key: stranger, acts: true },
    { who: 'the organisation without read:scores', key: blind, acts: false },
    { who: 'a reviewer in conflict', key: insider, acts: true },
  ];
}

/** Every so many of a list, from a place that the seed says. */
const drawn = <T>(all: readonly T[], share: number): T[] =>
  ALL ? [...all] : all.filter((_, index) => (index + testSeed()) % share === 0);

const told = (pair: Pair): string[] => pair.differences.slice(0, 10).map(partOf);

describe('who may not see what is hidden is told of none of it', () => {
  test(
    'by any field',
    async () => {
      const pair = new Pair(a, b);
      const answered = new Set<string>();
      const documents = fieldDocuments(ALL);
      for (const [place, { who, key, acts }] of askers().entries())
        for (const document of drawn(documents, place === 0 ? 1 : 9)) {
          if (document.operation === 'mutation' && !acts) continue;
          const { body } = await pair.ask(
            `${who}: ${document.text}`,
            '/graphql',
            asked(filled(document), key),
            who,
          );
          const { data } = JSON.parse(body) as { data?: Record<string, unknown> | null }; // as GraphQL answers
          if (data?.[document.root] !== null && data?.[document.root] !== undefined)
            answered.add(document.root);
        }
      expect(told(pair)).toEqual([]);
      // A question that only errors answer compares nothing.
      const roots = new Set(documents.map(({ root }) => root));
      // Of what is not withdrawn there is no tombstone.
      const silent = [...roots].filter((root) => !answered.has(root) && root !== 'withdrawnPoint');
      expect(silent.slice(ALL ? 0 : Math.floor(roots.size / 2))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'by any argument, whatever of it is written there',
    async () => {
      const pair = new Pair(a, b);
      const everybody = askers();
      const words = (ask: PlaceAsk, index: number): (string | undefined)[] => {
        if (!ask.place.text) return [undefined];
        return ALL ? hidden.words : [hidden.words[(index * 7 + testSeed()) % hidden.words.length]];
      };
      for (const [index, ask] of drawn(placeAsks(), 8).entries())
        for (const [turn, word] of words(ask, index).entries()) {
          const able = everybody.filter(({ acts }) => acts || ask.operation === 'query');
          const { who, key } = able[(index + turn) % able.length] ?? { who: 'nobody', key: undefined };
          const document = ask.document(word);
          if (document === null) continue;
          await pair.ask(
            `${who}: ${ask.place.coordinate} ${word}`,
            '/graphql',
            asked(filled(document), key),
            who,
          );
        }
      expect(told(pair)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'by a cursor, a page size or a file',
    async () => {
      const pair = new Pair(a, b);
      for (const ask of placeAsks().filter(({ cursor }) => cursor))
        for (const cursor of drawn(await cursorsFor(pair, ask, { ids, uuids: hidden.uuids }), 17))
          await pair.ask(
            `cursor of ${ask.argument}`,
            '/graphql',
            asked(filled(ask.document(cursor) ?? { text: '' })),
          );
      for (const first of [1, 7, 50])
        for (const list of ['points', 'scores', 'systems', 'chips', 'models', 'slices', 'workloads']) {
          const more = list === 'chips' || list === 'models' ? ', includeUnreviewed: true' : '';
          await pair.ask(
            `${list} by ${first}`,
            '/graphql',
            asked(
              `{ ${list}(first: ${first}${more}) { totalCount edges { cursor } pageInfo { hasNextPage endCursor } } }`,
            ),
          );
        }
      for (const list of LISTS) await pair.ask(list, '/graphql', asked(list));
      for (const sha256 of hidden.files) await pair.ask('a hidden file', `/evidence/${sha256}`);
      for (const name of EXPORT_NAMES)
        for (const type of EXPORT_TYPES) {
          const model = name === 'simulated' ? '?model=llama-3-8b' : '';
          await pair.ask(`export ${name} ${type}`, `${exportPath(name, type)}${model}`);
        }
      expect(hidden.files.length).toBeGreaterThan(0);
      expect(told(pair)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('by a passkey of somebody who is there, or by a name that they have', async () => {
    const { rows } = await b.database.pool.query<{ id: string }>('SELECT credential_id AS id FROM passkey');
    expect(rows).toHaveLength(1);
    const answers = await Promise.all(
      [a, b].map(async ({ server }) => {
        const visitor = new Visitor(server.url);
        const invented = `ib_invite_${'x'.repeat(43)}`;
        const first = [
          await visitor.ask('options', { purpose: 'register', invitation: invented, name: HIDDEN_MEMBER }),
          await visitor.ask('token', { organization: 'sender' }),
        ];
        const options = (await visitor.ask('options', { purpose: 'login' })).body as unknown as Asked;
        visitor.authenticator.create(USER, { origin: visitor.origin });
        const signed = visitor.authenticator.get(options, { origin: visitor.origin });
        const response = { ...signed, id: rows[0]?.id, rawId: rows[0]?.id };
        return [...first, await visitor.ask('login', { response })].map(({ status, code }) => [status, code]);
      }),
    );
    expect(answers[0]).toEqual([
      [404, 'NOT_FOUND'],
      [401, 'UNAUTHENTICATED'],
      [401, 'UNAUTHENTICATED'],
    ]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('by what a dry run of the same figures finds', async () => {
    const pair = new Pair(a, b);
    for (const key of [base.keys.stranger, base.keys.insider, undefined])
      for (const run of [HIDDEN_RUN, { ...HIDDEN_RUN, framework: 'xdit' }, { ...HIDDEN_RUN, seconds: 5.2 }]) {
        const input = {
          document: JSON.stringify(batchRun(run)),
          context: '',
          dryRun: true,
          idempotencyKey: 'twins-dry-run',
        };
        await pair.ask(
          `dry run of ${JSON.stringify(run)}`,
          '/graphql',
          asked(
            `mutation ($input: SubmitRunInput!) { submitRun(input: $input) { __typename
               ... on RunAccepted { lifecycle message findings { rule severity message value expected } }
               ... on ValidationFailed { message findings { rule message value } } ... on Conflict { message }
               ... on Unauthorized { message } } }`,
            key,
            { input },
          ),
          key,
        );
      }
    // Whose slug it is may be known; that a second version of it waits may not.
    const input = {
      document: JSON.stringify(declaredChip('stranger', 'sender-a1')),
      dryRun: true,
      idempotencyKey: 'twins-dry-run',
    };
    const { body } = await pair.ask(
      'dry run of a slug of others',
      '/graphql',
      asked(
        `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename ... on Conflict { message storedContentHash }
           ... on ValidationFailed { findings { rule message } } } }`,
        base.keys.stranger,
        { input },
      ),
      base.keys.stranger,
    );
    expect(body).toContain('"Conflict"');
    expect(told(pair)).toEqual([]);
  });
});

test('its organisation and a reviewer without a part in it do see it', async () => {
  const { rows } = await b.database.pool.query<{ submission: string; run: string; point: string }>(
    `SELECT sub.id::text AS submission, run.id::text AS run, p.id::text AS point FROM submission sub
     JOIN run ON run.submission_id = sub.id JOIN point p ON p.run_id = run.id
     JOIN organization o ON o.id = sub.organization_id WHERE NOT sub.shown AND o.slug = 'sender'`,
  );
  expect(rows.length).toBeGreaterThan(3);
  const admin = await b.newKey('sender', ['admin:org']);
  const people = await b.post('{ viewer { members { name } invitations { takenBy } } }', {}, admin);
  expect(people.data).toEqual({
    viewer: {
      members: [{ name: HIDDEN_MEMBER }],
      invitations: [{ takenBy: HIDDEN_MEMBER }, { takenBy: null }],
    },
  });
  const idOf = (type: string, uuid: string) => Buffer.from(`${type}:${uuid}`).toString('base64url');
  const query =
    'query ($s: ID!, $r: ID!, $p: ID!) { submission(id: $s) { id } run(id: $r) { id } point(id: $p) { id } }';
  for (const row of rows) {
    const variables = {
      s: idOf('Submission', row.submission),
      r: idOf('Run', row.run),
      p: idOf('Point', row.point),
    };
    for (const key of [base.keys.owner, base.keys.reviewer])
      expect((await b.post(query, variables, key)).data).toEqual({
        submission: { id: variables.s },
        run: { id: variables.r },
        point: { id: variables.p },
      });
  }
});

test(
  'a reader that lost its predicate is found',
  async () => {
    const documents = [
      ...fieldDocuments(false),
      ...LISTS.map((text) => ({ text, operation: 'query' as const })),
    ].filter(({ operation }) => operation === 'query');
    const slugs = hidden.words.filter((word) => /^[a-z][a-z0-9.-]*$/.test(word));
    const asks = [
      ...LISTS,
      ...slugs.flatMap((slug) => [boardOf(slug), `{ organization(slug: "${slug}") { slug name } }`]),
      ...drawn(documents, 6).map((document) => filled(document)),
      ...drawn(hidden.words, 6).map(
        (word) => `{ node(id: "${word}") { __typename id } chip(slug: "${word}") { slug } }`,
      ),
    ];
    const readers = (await recordReaders(b, asks)).filter(({ name }) => !Object.hasOwn(BEHIND_OTHERS, name));
    expect(readers.length).toBeGreaterThan(ALL ? 15 : 5);
    const missed: string[] = [];
    const chosen = ALL ? readers : [0, 1, 2].map((n) => readers[(testSeed() * 5 + n * 7) % readers.length]);
    for (const reader of chosen) {
      if (reader === undefined) continue;
      const pair = await plantLeak(a, b, reader);
      if (pair.differences.length === 0) missed.push(`${reader.name} ${reader.asks.length}`);
    }
    expect(missed).toEqual([]);
  },
  TIMEOUT_MS,
);

/** A board of a model, by the name that is written there. */
const boardOf = (model: string) =>
  `{ leaderboard(first: 5, slice: { model: "${model}", phase: GENERATE, shape: BALANCED, batch: 16, context: 1024, precision: FP16 }) {
       totalCount } }`;

/** Readers of what another one let in already: without their predicate they give nothing more. */
const BEHIND_OTHERS: Readonly<Record<string, string>> = {
  'chip-point-counts-chip.slug':
    'orders chips of which none has so many points that another order would follow',
  'context-marks': 'begins with rows of standing points, which are kept of what stands alone',
  'model-points':
    'leaves out what is flagged by itself, and what is hidden without a flag stood in public before, where slices counted it',
  'model-runs': 'values of boards are kept of what is shown alone',
  neighbours: 'begins with rows of standing points, which are kept of what stands alone',
  reply: 'asked for submissions alone that were read with the predicate',
  'point-details': 'asked for points alone that were read with the predicate',
  'run-figures': 'asked for points alone that were read with the predicate',
  'slice-contenders': 'best scores are kept of what ranks alone',
  'slices-by-key': 'slices have numbers in an epoch of what ranks alone',
  'one-stream': 'best scores are kept of what ranks alone',
  'tradeoff-chips': 'rows of trade-off slices are written for what is listed alone',
  'tradeoff-configuration': 'rows of trade-off slices are written for what is listed alone',
  'tradeoff-histories': 'rows of trade-off slices are written for what is listed alone',
  'tradeoff-points': 'rows of trade-off slices are written for what is listed alone',
};

/** Lists that show most of what there is. */
const LISTS = [
  '{ points(first: 1000) { totalCount nodes { id } } }',
  '{ scores(first: 1000) { totalCount nodes { pointId } } }',
  `{ chipComparison(request: { chips: ["nvidia-h100-sxm5-80gb", "nvidia-b200-sxm-180gb"] }) {
       ... on ChipComparison { title lede basis { title cells { words } } specs { __typename } } } }`,
  '{ slices(first: 200, minSystems: 0) { totalCount nodes { id } } }',
  '{ systems(first: 200) { totalCount nodes { slug } } }',
  '{ chips(first: 200, includeUnreviewed: true) { totalCount nodes { slug pointCount } } }',
  '{ models(first: 200, includeUnreviewed: true) { totalCount nodes { slug } } }',
  '{ chip(slug: "nvidia-h100-sxm5-80gb") { points(first: 100) { totalCount nodes { id } } } }',
  '{ organization(slug: "maker") { replies { submission } submissions(first: 50) { totalCount } } }',
  '{ organization(slug: "sender") { replies { submission } submissions(first: 50) { totalCount nodes { id } } } }',
];
