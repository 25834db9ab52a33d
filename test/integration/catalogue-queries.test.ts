import { catalogue } from '@inferbench/catalogue/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { manySlices } from '../testkit/many-slices.ts';
import { walk } from '../testkit/walk.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await manySlices(api);
});
afterAll(() => api.stop());

const PAGE = 'totalCount pageInfo { hasNextPage endCursor }';
const CHIPS = `query ($first: Int!, $after: String, $family: ChipFamily, $vendor: String) {
  list: chips(first: $first, after: $after, family: $family, vendor: $vendor) { ${PAGE}
    nodes { slug name vendor family status year peaks { precision denseOpsPerSec source sourceKey confidence }
            memoryCapacityBytes memoryBandwidthBytesPerSec tdpWatts pointCount } } }`;
const MODELS = `query ($first: Int!, $after: String, $kind: ModelKind) {
  list: models(first: $first, after: $after, kind: $kind) { ${PAGE}
    nodes { slug name kind parameters activeParameters maxContextTokens aliases layers hidden kvBytesPerToken source notes } } }`;
const SYSTEMS = `query ($first: Int!, $after: String, $chip: String) {
  list: systems(first: $first, after: $after, chip: $chip) { ${PAGE} nodes { id slug chips framework chip { slug } } } }`;

interface Entry {
  slug: string;
  family?: string;
  vendor?: string;
  kind?: string;
  pointCount?: number;
}

test.each([
  ['chips', CHIPS, 20],
  ['models', MODELS, 25],
  ['systems', SYSTEMS, 1],
])('%s: a walk by cursors is the full list by slug', async (_, query, size) => {
  const whole = await walk<Entry>(api, query, { first: 100 });
  expect(whole.length).toBeGreaterThan(1);
  const slugs = whole.map((entry) => entry.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(await walk<Entry>(api, query, { first: size })).toEqual(whole);
});

test('chips and models are those of the catalogue, with the points that stand on them', async () => {
  const chips = await walk<Entry>(api, CHIPS, { first: 100 });
  expect(chips.map((chip) => chip.slug).toSorted()).toEqual([...catalogue.chips.keys()].toSorted());
  expect(chips.find((chip) => chip.slug === 'nvidia-h100-sxm5-80gb')?.pointCount).toBeGreaterThan(5);
  const models = await walk<Entry>(api, MODELS, { first: 100 });
  expect(models.map((model) => model.slug).toSorted()).toEqual([...catalogue.models.keys()].toSorted());
});

test('filters narrow, whatever text they hold', async () => {
  const amd = await walk<Entry>(api, CHIPS, { first: 50, vendor: 'amd', family: 'SIMT' });
  expect(amd.length).toBeGreaterThan(2);
  expect(amd.every((chip) => chip.vendor === 'AMD' && chip.family === 'SIMT')).toBe(true);
  for (const vendor of ["x' OR '1'='1", '<script>alert(1)</script>', '\u0000']) {
    const body = await api.post(CHIPS, { first: 50, vendor });
    expect(body.errors ?? body.data).toMatchObject(vendor === '\u0000' ? {} : { list: { totalCount: 0 } });
  }
  const moe = await walk<Entry>(api, MODELS, { first: 50, kind: 'MOE' });
  expect(moe.length).toBeGreaterThan(3);
  expect(moe.every((model) => model.kind === 'MOE')).toBe(true);
});

test('a model without a shape is listed as its publisher states it, and nothing of it is derived', async () => {
  const listed = await walk<Entry>(api, MODELS, { first: 50, kind: 'UNMODELLED' });
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.find(({ slug }) => slug === 'glm-5.3-flash')).toMatchObject({
    parameters: 320e9,
    activeParameters: 18e9,
    layers: null,
    hidden: null,
    kvBytesPerToken: null,
  });
});

test('a chip says where each figure was read, its shares, systems and points', async () => {
  const body = await api.post(
    `query ($slug: String!) { chip(slug: $slug) {
      slug processNode status version aliases notes vendorClaims
      memory { type capacityBytes marketed bandwidthBytesPerSec note source sourceKey confidence }
      onChip { kind capacityBytes bandwidthBytesPerSec source confidence }
      power { tdpWatts scope note source confidence } idlePower { watts note source confidence }
      powerReadings { what watts scope source confidence }
      interconnect { type bandwidthBytesPerSec scaleUpChips note source confidence }
      purchase { usd lowUsd highUsd unit date kind source confidence }
      rentalOffers { provider usdPerHour date kind source confidence }
      sources { key where readOn } disputed { field other where }
      flexibility { score ownPeakScore fits cells } flexibilityMissing
      attainable { computeShare bandwidthShare uncalibrated }
      systems(first: 10) { nodes { slug } }
      points(first: 100) { totalCount nodes { id label kind phase evidenceGrade framework chips usefulTops utilisation
        computePrecision intensityFlopPerByte averageWatts powerBoundary } } } }`,
    { slug: 'nvidia-h100-sxm5-80gb' },
  );
  expect(body.errors).toBeUndefined();
  expect(body.data?.['chip']).toMatchObject({
    status: 'SHIPPING',
    version: 1,
    memory: { marketed: '80 GiB' },
    attainable: { uncalibrated: false },
    flexibilityMissing: null,
    flexibility: { cells: 4320 },
  });
  const chip = body.data?.['chip'] as {
    points: {
      totalCount: number;
      nodes: { label: string; usefulTops: number; averageWatts: number | null }[];
    };
    sources: unknown[];
  }; // the query's own shape
  const { points, sources } = chip;
  expect(sources.length).toBeGreaterThan(0);
  expect(points.nodes).toHaveLength(points.totalCount);
  expect(points.nodes.every((point) => point.usefulTops > 0)).toBe(true);
  expect(points.nodes.map((point) => point.label)).toContain('Llama 3 8B, generate, batch 16');
  expect(points.nodes.some((point) => point.averageWatts === 560)).toBe(true);
});

test('a chip that cannot be simulated says why it has no flexibility', async () => {
  const body = await api.post(
    '{ chip(slug: "ibm-hermes") { flexibility { score } flexibilityMissing attainable { uncalibrated } } }',
  );
  expect(body.data?.['chip']).toEqual({
    flexibility: null,
    flexibilityMissing: expect.stringContaining('not published'),
    attainable: { uncalibrated: true },
  });
});

test('a chip says what sets its family apart, and nothing of other families', async () => {
  const body = await api.post(`{
    tpu: chip(slug: "google-tpu-v5p") { behaviour { utilisation { rows } sram { model } cliff { layers } } }
    lpu: chip(slug: "groq-lpu-v1") { behaviour { sram { model sramChips placement } sections { batch } } }
    hermes: chip(slug: "ibm-hermes") { behaviour { passes { bits passes published } utilisation { rows } } }
  }`);
  expect(body.data).toMatchObject({
    tpu: { behaviour: { utilisation: expect.arrayContaining([{ rows: 256 }]), sram: [], cliff: [] } },
    lpu: {
      behaviour: {
        sram: expect.arrayContaining([{ model: 'llama-3-8b', sramChips: 40, placement: expect.any(String) }]),
        sections: [],
      },
    },
    hermes: {
      behaviour: {
        passes: expect.arrayContaining([{ bits: 8, passes: 1, published: true }]),
        utilisation: [],
      },
    },
  });
});

test('single entries come by slug; unknown and hostile slugs are null', async () => {
  const body = await api.post(`{ model(slug: "llama-3-8b") { slug name kind parameters kvBytesPerToken }
    system(slug: "nvidia-h100-sxm5-80gb-x1-vllm") { slug chips framework chip { slug } }
    none: model(slug: "'; DROP TABLE model; --") { slug } nothing: system(slug: "<script>") { slug }
    nobody: chip(slug: "' OR 1=1") { slug } }`);
  expect(body.data).toMatchObject({
    // 2 × 8 key-value heads × 128 × 32 layers × 2 bytes.
    model: { slug: 'llama-3-8b', kind: 'DENSE', parameters: 8030261248, kvBytesPerToken: 131072 },
    system: { chips: 1, framework: 'vllm' },
    none: null,
    nothing: null,
    nobody: null,
  });
});

test.each([
  ['chips', 200],
  ['models', 200],
  ['systems', 100],
])('%s refuses bad pages and cursors; the largest page holds %d', async (list, most) => {
  for (const [first, after, code] of [
    [0, null, 'BAD_PAGE_SIZE'],
    [most + 1, null, 'BAD_PAGE_SIZE'],
    [1, 'x', 'BAD_CURSOR'],
    [most, null, undefined],
  ]) {
    const body = await api.post(
      `query ($first: Int!, $after: String) { ${list}(first: $first, after: $after) { totalCount } }`,
      { first, after },
    );
    expect(body.errors?.[0]?.extensions['code']).toBe(code);
  }
});
