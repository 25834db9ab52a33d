import { ACCURACY } from '@inferbench/calibration/generated/accuracy-data';
import { LEDGER } from '@inferbench/calibration/generated/ledger-data';
import { quantityReports } from '@inferbench/calibration/quantity-report';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PAGE = `query ($first: Int!, $after: String, $allHardware: Boolean) {
  accuracy(allHardware: $allHardware) {
    rows(first: $first, after: $after) {
      totalCount
      nodes { rowId barred measured heldOut }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
interface Rows {
  totalCount: number;
  nodes: { rowId: string; barred: boolean; measured: number; heldOut: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function page(variables: Record<string, unknown>): Promise<Rows> {
  const answer = await api.post(PAGE, variables);
  expect(answer.errors).toBeUndefined();
  return (answer.data as { accuracy: { rows: Rows } }).accuracy.rows; // the query's own shape
}

test('pages give every committed figure once, in order', async () => {
  const found: Rows['nodes'] = [];
  let after: string | null = null;
  for (;;) {
    const rows: Rows = await page({ first: 100, after, allHardware: true });
    expect(rows.totalCount).toBe(ACCURACY.rows.length);
    found.push(...rows.nodes);
    if (!rows.pageInfo.hasNextPage) break;
    after = rows.pageInfo.endCursor;
  }
  expect(found.map(({ rowId, heldOut }) => [rowId, heldOut])).toEqual(
    ACCURACY.rows.map(({ rowId, heldOut }) => [rowId, heldOut]),
  );
});

test('without all hardware only figures whose error has a bar are listed', async () => {
  const { nodes } = await page({ first: 100, allHardware: false });
  expect(nodes.every(({ barred }) => barred)).toBe(true);
});

test('a page of 0 or 101 figures, and a cursor that was changed, are refused', async () => {
  const refused = async (variables: Record<string, unknown>) =>
    (await api.post(PAGE, variables)).errors?.[0]?.extensions?.['code'];
  expect([
    await refused({ first: 0 }),
    await refused({ first: 101 }),
    await refused({ first: 5, after: 'bm90IGEgY3Vyc29y' }),
  ]).toEqual(['BAD_PAGE_SIZE', 'BAD_PAGE_SIZE', 'BAD_CURSOR']);
});

test('errors, exclusions and constants are those of the committed report', async () => {
  const answer = await api.post(`{
    accuracy(by: FRAMEWORK, quantity: LATENCY) {
      date
      quantities { quantity headline { rows meanError } groups { name rows medianError bias } }
      excluded { reason rows }
      calibration { constants { name value } maturities { ratio } power { chip } errorBars { share } }
    }
  }`);
  expect(answer.errors).toBeUndefined();
  const filter = { by: 'framework', quantity: 'latency', allHardware: false } as const;
  const [latency] = quantityReports(ACCURACY.rows, filter);
  expect(answer.data?.['accuracy']).toMatchObject({
    date: ACCURACY.date,
    quantities: [
      {
        quantity: 'LATENCY',
        headline:
          latency?.headline == null
            ? null
            : { rows: latency.headline.rows, meanError: latency.headline.meanError },
        groups: latency?.groups.map(({ name, rows, medianError, bias }) => ({
          name,
          rows,
          medianError,
          bias,
        })),
      },
    ],
    calibration: {
      constants: Object.entries(CALIBRATION.constants).map(([name, value]) => ({ name, value })),
      maturities: CALIBRATION.maturity.map(({ ratio }) => ({ ratio })),
      power: CALIBRATION.power.map(({ chip }) => ({ chip })),
      errorBars: CALIBRATION.errors.map(({ share }) => ({ share })),
    },
  });
});

test('a chip names its own errors, and one that nobody measured none', async () => {
  const answer = await api.post(`{
    h100: chip(slug: "nvidia-h100-sxm5-80gb") { simulatorErrors { quantity headline { rows } } }
    groq: chip(slug: "groq-lpu-v1") { simulatorErrors { quantity } }
  }`);
  expect(answer.errors).toBeUndefined();
  const times = ACCURACY.rows.filter(
    ({ chip, quantity, phase }) =>
      chip === 'nvidia-h100-sxm5-80gb' && quantity === 'latency' && phase !== 'op',
  );
  const { h100, groq } = answer.data as {
    h100: { simulatorErrors: { quantity: string; headline: { rows: number } | null }[] };
    groq: { simulatorErrors: unknown[] };
  }; // the query's own shape
  const latency = h100.simulatorErrors.find(({ quantity }) => quantity === 'LATENCY');
  expect(latency?.headline?.rows ?? 0).toBe(times.length);
  expect(groq.simulatorErrors).toEqual([]);
});

const LEDGER_PAGE = `query ($first: Int!, $after: String, $state: LedgerState) {
  ledger {
    points(first: $first, after: $after, state: $state) {
      totalCount
      nodes { id figures { state ratio } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface LedgerPage {
  totalCount: number;
  nodes: { id: string; figures: { state: string; ratio: number | null }[] }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function ledgerPages(state: string | null): Promise<LedgerPage['nodes']> {
  const found: LedgerPage['nodes'] = [];
  let read: LedgerPage | null = null;
  do {
    const after: string | null = read?.pageInfo.endCursor ?? null;
    const answer = await api.post(LEDGER_PAGE, { first: 100, after, state });
    expect(answer.errors).toBeUndefined();
    read = (answer.data as { ledger: { points: LedgerPage } }).ledger.points; // the query's own shape
    found.push(...read.nodes);
  } while (read.pageInfo.hasNextPage);
  expect(found).toHaveLength(read.totalCount);
  return found;
}

test('pages of the ledger give every load once, in the order of the file; of one state those alone that have it', async () => {
  const all = await ledgerPages(null);
  expect(all.map(({ id }) => id)).toEqual(LEDGER.points.map(({ id }) => id));
  const missed = await ledgerPages('MISSED');
  const has = ({ figures }: LedgerPage['nodes'][number]) => figures.some(({ state }) => state === 'MISSED');
  expect(missed).toEqual(all.filter(has));
});

test('the sums of the ledger are those of its figures', async () => {
  const answer = await api.post('{ ledger { headline { held missed open } sets { set held missed } } }');
  expect(answer.errors).toBeUndefined();
  const count = (sets: readonly string[], state: string) =>
    LEDGER.points
      .filter(({ set }) => sets.includes(set))
      .flatMap(({ figures }) => figures.filter((figure) => figure.state === state)).length;
  const unseen = ['GRID', 'NEW_POINTS'];
  expect(answer.data?.['ledger']).toEqual({
    headline: {
      held: count(unseen, 'HELD'),
      missed: count(unseen, 'MISSED'),
      open: count(unseen, 'OPEN'),
    },
    sets: ['GRID', 'NEW_POINTS', 'SECOND_TABLE', 'NEW_CHIPS'].map((set) => ({
      set,
      held: count([set], 'HELD'),
      missed: count([set], 'MISSED'),
    })),
  });
});
