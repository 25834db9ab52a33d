import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { countStatements } from '../testkit/statements.ts';

let api: TestApi;
let ids: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ agreed: true });
  await api.submit();
  const body = await api.post(
    `{ leaderboard(first: 1) { slice { id model { id } } edges { node { point { id provenance { runId submissionId } } system { id chip { id } } } } }
       viewer { organization { id } } }`,
    {},
    api.apiKey,
  );
  const { leaderboard, viewer } = body.data as {
    leaderboard: {
      slice: { id: string; model: { id: string } };
      edges: {
        node: {
          point: { id: string; provenance: { runId: string; submissionId: string } };
          system: { id: string; chip: { id: string } };
        };
      }[];
    };
    viewer: { organization: { id: string } };
  };
  const node = leaderboard.edges[0]?.node;
  ids = {
    Slice: leaderboard.slice.id,
    Model: leaderboard.slice.model.id,
    Point: node?.point.id ?? '',
    Run: node?.point.provenance.runId ?? '',
    Submission: node?.point.provenance.submissionId ?? '',
    System: node?.system.id ?? '',
    Chip: node?.system.chip.id ?? '',
    Organization: viewer.organization.id,
  };
});
afterAll(() => api.stop());

const FIELDS = `__typename id ... on Chip { slug } ... on Model { slug } ... on System { slug chip { slug } }
  ... on Point { batch system { slug } } ... on Organization { slug }`;

test.each(['Slice', 'Run', 'Submission', 'Model', 'Point', 'System', 'Chip', 'Organization'])(
  'node finds a %s by its id',
  async (type) => {
    const body = await api.post(`query ($id: ID!) { node(id: $id) { ${FIELDS} } }`, { id: ids[type] });
    expect(body.errors).toBeUndefined();
    expect(body.data?.['node']).toMatchObject({ __typename: type, id: ids[type] });
  },
);

test('every type that is a Node in the schema has an example here', async () => {
  const body = await api.post('{ __type(name: "Node") { possibleTypes { name } } }');
  const node = body.data?.['__type'] as { possibleTypes: { name: string }[] }; // the query's own shape
  expect(node.possibleTypes.map((type) => type.name).toSorted()).toEqual(Object.keys(ids).toSorted());
});

test('nodes keep the order asked for, with null for nothing, one statement a type', async () => {
  const { prisma } = api.database;
  const findMany = prisma.chip.findMany.bind(prisma.chip);
  let chipReads = 0;
  prisma.chip.findMany = ((...args: Parameters<typeof findMany>) => {
    chipReads += 1;
    return findMany(...args);
  }) as typeof findMany; // same overloads, passed through
  const unknown = Buffer.from('Chip:00000000-0000-7000-8000-000000000000').toString('base64url');
  const asked = [ids['Point'], unknown, ids['Chip'], 'nonsense', ids['Point'], ids['Chip']];
  let body: Awaited<ReturnType<TestApi['post']>> = {};
  const statements = await countStatements(api, async () => {
    chipReads = 0;
    body = await api.post(`query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, { ids: asked });
  });
  prisma.chip.findMany = findMany;
  const found = body.data?.['nodes'] as ({ id: string } | null)[];
  expect(found.map((node) => node?.id ?? null)).toEqual([
    ids['Point'],
    null,
    ids['Chip'],
    null,
    ids['Point'],
    ids['Chip'],
  ]);
  // Of points and of chips; Prisma's run over the same pool.
  expect([statements, chipReads]).toEqual([2, 1]);
});

test('more than 100 ids are refused', async () => {
  const body = await api.post('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    ids: Array.from({ length: 101 }, () => 'x'),
  });
  expect(body.errors?.[0]?.extensions['code']).toBe('BAD_PAGE_SIZE');
});
