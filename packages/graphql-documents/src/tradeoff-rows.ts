import type { ExportRow, RowKind } from './board-rows.ts';
import type { TradeoffAnswer } from './tradeoff.ts';

type Ranking = TradeoffAnswer['ranking'];
type Shared = Ranking['misses'][number] & Ranking['ranked'][number];
/** An entry of any group: what only some groups have may be left out. */
type Entry = Pick<
  Shared,
  'system' | 'label' | 'chip' | 'framework' | 'technique' | 'mode' | 'point' | 'checks'
> & {
  value: number | null;
} & Partial<Pick<Shared, 'rank' | 'tied' | 'interval' | 'next' | 'reason' | 'detail' | 'missesBy'>>;

/** Groups in the order of the file: what ranks first, what never reaches the target after what nearly does. */
const GROUPS = ['ranked', 'typicalKept', 'unknown', 'misses', 'withoutValue'] as const;
export type TradeoffGroup = (typeof GROUPS)[number];

interface Source {
  group: TradeoffGroup;
  entry: Entry;
  ranking: Ranking;
}

type Column = readonly [key: string, kind: RowKind, of: (source: Source) => ExportRow[string]];

/** What the point has on the basis and at the boundary of the ranking, else null. */
const usd = ({ entry: { point }, ranking }: Source) =>
  point.costs.find(({ basis }) => basis === ranking.costBasis)?.usdPerMillionOutputTokens ?? null;
const joules = ({ entry: { point }, ranking }: Source) =>
  point.energy.find(({ boundary }) => boundary === ranking.powerBoundary)?.joulesPerOutputToken ?? null;
const limitColumns = (key: string, limit: string): Column[] => {
  const check = ({ entry }: Source) => entry.checks.find((each) => each.limit === limit);
  return [
    [`${key}Ms`, 'number?', (source) => check(source)?.value ?? null],
    [`${key}Statistic`, 'text?', (source) => check(source)?.by ?? null],
  ];
};

/** Every column of a ranking at a target, in order: the same keys and numbers on the page, in CSV and JSON. */
const COLUMNS: readonly Column[] = [
  ['group', 'text', ({ group }) => group],
  ['rank', 'integer?', ({ entry }) => entry.rank ?? null],
  ['tied', 'flag?', ({ entry }) => entry.tied ?? null],
  ['system', 'text', ({ entry }) => entry.system],
  ['label', 'text', ({ entry }) => entry.label],
  ['chip', 'text', ({ entry }) => entry.chip],
  ['chips', 'integer', ({ entry: { point } }) => point.chips],
  ['prefillChips', 'integer?', ({ entry: { point } }) => point.prefillChips],
  ['decodeChips', 'integer?', ({ entry: { point } }) => point.decodeChips],
  ['framework', 'text?', ({ entry }) => entry.framework],
  ['frameworkVersion', 'text?', ({ entry: { point } }) => point.frameworkVersion],
  ['technique', 'text', ({ entry }) => entry.technique],
  ['mode', 'text', ({ entry }) => entry.mode],
  ['precision', 'text', ({ entry: { point } }) => point.precision],
  ['layout', 'text?', ({ entry: { point } }) => point.layout],
  ['concurrency', 'number?', ({ entry: { point } }) => point.concurrency],
  ['value', 'number?', ({ entry }) => entry.value],
  ['unit', 'text', ({ ranking }) => ranking.unit],
  ['low', 'number?', ({ entry }) => entry.interval?.low ?? null],
  ['high', 'number?', ({ entry }) => entry.interval?.high ?? null],
  ['intervalAssumed', 'flag?', ({ entry }) => entry.interval?.assumed ?? null],
  ['tokensPerSecPerUser', 'number', ({ entry: { point } }) => point.tokensPerSecPerUser],
  ['speedStatistic', 'text', ({ entry: { point } }) => point.speedStatistic],
  ['tokensPerSecPerChip', 'number', ({ entry: { point } }) => point.tokensPerSecPerChip],
  ['tokensPerSecPerKw', 'number?', ({ entry: { point } }) => point.tokensPerSecPerKw],
  ['largeUnit', 'text?', ({ entry: { point } }) => point.largeUnit],
  ['usdPerMillionOutputTokens', 'number?', usd],
  ['costBasis', 'text?', ({ ranking }) => ranking.costBasis],
  ['joulesPerOutputToken', 'number?', joules],
  ['powerBoundary', 'text?', ({ ranking }) => ranking.powerBoundary],
  ...limitColumns('ttft', 'TTFT'),
  ...limitColumns('tpot', 'TPOT'),
  ...limitColumns('e2e', 'E2E'),
  ['reason', 'text?', ({ entry }) => entry.reason ?? null],
  ['detail', 'text?', ({ entry }) => entry.detail ?? null],
  ['missesBy', 'number?', ({ entry }) => entry.missesBy ?? null],
  ['nextTokensPerSecPerUser', 'number?', ({ entry }) => entry.next?.tokensPerSecPerUser ?? null],
  ['nextValue', 'number?', ({ entry }) => entry.next?.value ?? null],
  ['measuredFrom', 'text?', ({ entry: { point } }) => point.measured?.from ?? null],
  ['measuredTo', 'text?', ({ entry: { point } }) => point.measured?.to ?? null],
  ['configuration', 'text', ({ entry: { point } }) => point.configuration],
  ['kind', 'text', ({ entry: { point } }) => point.kind],
  ['example', 'flag', ({ entry: { point } }) => point.example],
  ['submitter', 'text', ({ entry: { point } }) => point.submitter],
  ['testedBy', 'text?', ({ entry: { point } }) => point.testedBy],
  ['chipVendor', 'text', ({ entry: { point } }) => point.chipVendor],
  ['relation', 'text', ({ entry: { point } }) => point.relation],
  ['source', 'text?', ({ entry: { point } }) => point.source],
  ['sourceGrade', 'text?', ({ entry: { point } }) => point.sourceGrade],
  ['evidenceGrade', 'text', ({ entry: { point } }) => point.evidenceGrade],
  ['pointId', 'text', ({ entry: { point } }) => point.pointId],
];

export const TRADEOFF_ROW_KEYS: readonly string[] = COLUMNS.map(([key]) => key);
export const TRADEOFF_ROW_KINDS: readonly (readonly [key: string, kind: RowKind])[] = COLUMNS.map(
  ([key, kind]) => [key, kind],
);

/** A row of the file for each system, and the group that it is of. */
export function tradeoffRows(ranking: Ranking): ExportRow[] {
  return GROUPS.flatMap((group) => {
    const entries: readonly Entry[] = ranking[group];
    return entries.map((entry) =>
      Object.fromEntries(COLUMNS.map(([key, , of]) => [key, of({ group, entry, ranking })])),
    );
  });
}

/** Time at which the point of a row was measured; null where nobody said. */
export function measuredOf(row: ExportRow): Entry['point']['measured'] {
  const [from, to] = [row['measuredFrom'], row['measuredTo']];
  return typeof to === 'string' ? { from: typeof from === 'string' ? from : null, to } : null;
}
