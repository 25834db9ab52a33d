import { Accuracy } from '@inferbench/graphql-documents/accuracy';
import { AccuracyRows } from '@inferbench/graphql-documents/accuracy-rows';
import { WorkloadBoard } from '@inferbench/graphql-documents/answers';
import { BoardExport } from '@inferbench/graphql-documents/board-export';
import { ChipNames, ModelNames } from '@inferbench/graphql-documents/catalogue-names';
import { ChipAnalyses } from '@inferbench/graphql-documents/chip-analyses';
import { ChipPage } from '@inferbench/graphql-documents/chip-page';
import { ChipPoints } from '@inferbench/graphql-documents/chip-points';
import { Chips } from '@inferbench/graphql-documents/chips';
import { Corrections } from '@inferbench/graphql-documents/corrections';
import { Crossovers } from '@inferbench/graphql-documents/crossovers';
import { Ledger, LedgerPoints } from '@inferbench/graphql-documents/ledger';
import { PointPage } from '@inferbench/graphql-documents/point-page';
import { Pareto } from '@inferbench/graphql-documents/pareto';
import { ScoreHistory } from '@inferbench/graphql-documents/score-history';
import { RuleFirings, Rules } from '@inferbench/graphql-documents/rules';
import { Tradeoff } from '@inferbench/graphql-documents/tradeoff';
import { YourWorkload } from '@inferbench/graphql-documents/workload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { documentText } from '../testkit/document-text.ts';
import { countStatements } from '../testkit/statements.ts';

/** What our own pages and commands ask for, on the data of a first start. */
let api: TestApi;
const pointIds: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ published: true });
  const { data } = await api.post('{ leaderboard(first: 1) { edges { node { point { id } } } } }');
  const board = data?.['leaderboard'] as { edges: { node: { point: { id: string } } }[] }; // the query's own shape
  pointIds.push(board.edges[0]?.node.point.id ?? '');
});
afterAll(() => api.stop());

const SLICE = {
  model: 'llama-3-8b',
  phase: 'GENERATE',
  shape: 'BALANCED',
  batch: 16,
  context: 2048,
  precision: 'FP16',
};
const WORKLOAD = {
  model: 'llama-3-8b',
  requests: [{ inputTokens: 1000, outputTokens: 1000 }],
  concurrency: 32,
  include: { interpolated: true, simulated: true },
};
const CHIP = 'nvidia-h100-sxm5-80gb';
const METRIC = { metric: 'USEFUL_TOPS' };

const ASKED = [
  ['Accuracy', Accuracy, {}],
  ['AccuracyRows', AccuracyRows, {}],
  ['Ledger', Ledger, {}],
  ['LedgerPoints', LedgerPoints, {}],
  ['BoardExport', BoardExport, { ...METRIC, slice: SLICE }],
  ['ChipAnalyses', ChipAnalyses, { slug: CHIP, model: 'llama-3-8b' }],
  ['ChipNames', ChipNames, {}],
  ['ModelNames', ModelNames, {}],
  ['ChipPage', ChipPage, { slug: CHIP }],
  ['ChipPoints', ChipPoints, { slug: CHIP }],
  ['Chips', Chips, {}],
  ['Corrections', Corrections, {}],
  ['Crossovers', Crossovers, { ...METRIC, slice: SLICE }],
  ['Pareto', Pareto, { slice: SLICE, axes: ['USEFUL_TOPS'] }],
  ['Rules', Rules, {}],
  ['RuleFirings', RuleFirings, {}],
  ['Tradeoff', Tradeoff, { model: 'deepseek-r1', lengths: { inputTokens: 8192, outputTokens: 1024 } }],
  ['WorkloadBoard', WorkloadBoard, { request: { model: 'llama-3-8b' } }],
  ['YourWorkload', YourWorkload, { request: WORKLOAD }],
] as const;

test.each(ASKED)('%s costs at most four SQL statements', async (_, document, variables) => {
  const ask = async () => expect((await api.post(documentText(document), variables)).errors).toBeUndefined();
  await ask();
  expect(await countStatements(api, ask)).toBeLessThanOrEqual(4);
});

test('the page of a point costs at most four SQL statements', async () => {
  const history = await api.post(documentText(ScoreHistory), { id: pointIds[0] });
  expect(history.data?.['point']).toMatchObject({ scoreHistory: [{ policyVersion: 'v1' }] });
  const ask = () => api.post(documentText(PointPage), { id: pointIds[0] });
  expect((await ask()).data?.['point']).not.toBeNull();
  expect(await countStatements(api, ask)).toBeLessThanOrEqual(4);
});
