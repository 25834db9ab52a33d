import { Metric } from '@inferbench/domain/terms/metric';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { contextOfStack } from '../testkit/stacks.ts';
import { testSeed } from '../testkit/environment.ts';
import { countStatements } from '../testkit/statements.ts';

/** Published figures, and a run with latencies of requests. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ published: true, agreed: true });
  // None so fast that it is held back beside what is published at this load.
  for (let i = 0; i < 3; i += 1) {
    const input = { document: fasterFile(0.8 + 0.2 * i), context: contextOfStack(i) };
    expect(await api.submit(input)).toMatchObject({ lifecycle: 'VALIDATED' });
  }
});
afterAll(() => api.stop());

interface Cost {
  basis: string;
  usdPerHour: number;
  items: { label: string; source: string }[];
}
interface Edge {
  rank: number;
  tied: boolean;
  node: { value: number; system: { slug: string; chip: { slug: string } }; scores: { costs: Cost[] } };
}
interface Board {
  totalCount: number;
  assumptions: { ownership: Record<string, number>; slo: Record<string, number | null> };
  slice: Record<string, unknown>;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: Edge[];
}

const BOARD = `query ($slice: SliceInput, $metric: Metric!, $first: Int = 100, $after: String,
                      $cost: OwnershipInput, $prices: [PriceInput!], $slo: SloInput) {
  leaderboard(slice: $slice, metric: $metric, first: $first, after: $after, costAssumptions: $cost, prices: $prices, slo: $slo) {
    totalCount
    assumptions { ownership { years usdPerKwh pue } slo { ttftMs tpotMs e2eMs } }
    slice { comparabilityKey costBasis powerBoundary effective { batch context } }
    pageInfo { hasNextPage endCursor }
    edges { rank tied node {
      value interval { low high assumed } valuePerChip relative { to value } system { slug chip { slug } } point { id }
      scores { usefulTops costEfficiency usdPerMillionOutputTokens costs { basis usdPerHour items { label source } } goodput { fraction } }
      metrics { metric value rank tied missing missingText } profile { spread specialist } } } } }`;

async function board(variables: Record<string, unknown>): Promise<Board> {
  const { data, errors } = await api.post(BOARD, variables);
  expect(errors).toBeUndefined();
  return data?.['leaderboard'] as Board; // the query's own shape
}

async function slices(): Promise<Record<string, unknown>[]> {
  const { data } = await api.post(
    '{ slices(first: 100, minSystems: 2) { nodes { model { slug } phase shape batch context precision } } }',
  );
  const found = data?.['slices'] as { nodes: Record<string, unknown>[] } | undefined; // the query's own shape
  return (found?.nodes ?? []).map(({ model, ...slice }) => ({
    ...slice,
    model: (model as { slug: string }).slug,
  }));
}

/** Number of those that are asked, chosen by the seed. */
const SLICES = 12;

/** Every assumption of the policy, stated. */
const OWN_VALUES = { cost: OWNERSHIP, prices: [], slo: { preset: 'CHATBOT' } };

/** A board whose default basis is rent, which a stated price of a chip replaces. */
async function rentedBoard(metric: string): Promise<{ slice: Record<string, unknown>; before: Board }> {
  for (const slice of await slices()) {
    const before = await board({ slice, metric });
    if (before.slice['costBasis'] === 'RENTED') return { slice, before };
  }
  throw new Error('no board is ranked by rent');
}

describe('a board under assumptions', () => {
  test('that are the policy’s own is the stored board, in slices of every kind, in every metric and digit', async () => {
    const all = await slices();
    const every = Math.ceil(all.length / SLICES);
    for (const slice of all.filter((_, index) => (index + testSeed()) % every === 0)) {
      for (const metric of Metric.options) {
        const [stored, assumed] = [
          await board({ slice, metric }),
          await board({ slice, metric, ...OWN_VALUES }),
        ];
        // A cursor belongs to its list, and to the assumptions of it.
        const shown = ({ pageInfo, ...rest }: Board) => ({ ...rest, more: pageInfo.hasNextPage });
        expect(shown(assumed)).toEqual(shown(stored));
      }
    }
  });

  test('with a doubled price halves the cost efficiency of that chip, and of no other', async () => {
    const metric = 'COST_EFFICIENCY';
    const { slice, before } = await rentedBoard(metric);
    const first = before.edges[0]?.node;
    const chip = first?.system.chip.slug ?? '';
    const basis = before.slice['costBasis'];
    const rented = first?.scores.costs.find((cost) => cost.basis === basis);
    expect(basis).toBe('RENTED');
    const chips = Number(/-x(\d+)-/.exec(first?.system.slug ?? '')?.[1]);
    const usdPerChipHour = ((rented?.usdPerHour ?? 0) / chips) * 2;
    const after = await board({ slice, metric, prices: [{ chip, usdPerChipHour }] });
    for (const { node } of before.edges) {
      const found = after.edges.find((edge) => edge.node.system.slug === node.system.slug)?.node.value ?? 0;
      expect(found / node.value).toBeCloseTo(node.system.chip.slug === chip ? 0.5 : 1, 12);
    }
    const changed = after.edges.find(({ node }) => node.system.chip.slug === chip);
    expect(JSON.stringify(changed?.node.scores.costs)).toContain('price assumed by the client');
  });

  test('pages like any other, echoes what was assumed, and costs at most four statements', async () => {
    const [slice] = await slices();
    const asked = { slice, metric: 'USEFUL_TOPS', cost: { usdPerKwh: 0.3 } };
    const whole = await board(asked);
    expect(whole.assumptions.ownership).toEqual({ years: 3, usdPerKwh: 0.3, pue: 1.3 });
    const walked: Edge[] = [];
    for (let after: string | null = null; ;) {
      const page: Board = await board({ ...asked, first: 1, after });
      walked.push(...page.edges);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(walked).toEqual(whole.edges);
    expect(await countStatements(api, () => board(asked))).toBeLessThanOrEqual(4);
  });

  test('outside of their range are refused with the path', async () => {
    for (const [variables, path] of [
      [{ cost: { pue: 0.5 } }, 'ownership.pue'],
      [{ prices: [{ chip: 'nvidia-h100-sxm5-80gb' }] }, 'prices[0]'],
      [{ slo: { ttftMs: -1 } }, 'slo.ttftMs'],
    ] as const) {
      const { errors } = await api.post(BOARD, { metric: 'USEFUL_TOPS', ...variables });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', path });
    }
  });
});

describe('goodput', () => {
  const metric = 'GOODPUT';
  const example = { model: 'llama-3-8b', phase: 'SERVING', batch: 16, context: 1024, precision: 'FP16' };

  async function exampleSlice(): Promise<Record<string, unknown>> {
    const { data } = await api.post(
      '{ slices(first: 100) { nodes { model { slug } phase shape batch context precision leaders { system { slug } } } } }',
    );
    const page = data?.['slices'] as
      { nodes: (Record<string, unknown> & { leaders: unknown })[] } | undefined; // the query's own shape
    const found = page?.nodes.find(({ leaders }) => JSON.stringify(leaders).includes('-three'));
    if (found === undefined) return example;
    const { model, leaders: _, ...slice } = found;
    return { ...slice, model: (model as { slug: string }).slug };
  }

  test('ranks under its preset, and anew under limits of the client: none is kept by more than a looser one', async () => {
    const slice = await exampleSlice();
    const under = async (slo?: object) =>
      (await board({ slice, metric, ...(slo ? { slo } : {}) })).edges.map(({ node }) => node.value);
    const [preset, loose, tight] = [
      await under(),
      await under({ preset: 'BATCH' }),
      await under({ ttftMs: 0.001 }),
    ];
    expect(preset).toHaveLength(3);
    expect(loose.every((value, i) => value >= (preset[i] ?? 0))).toBe(true);
    expect(Math.max(...tight)).toBe(0);
  });
});
