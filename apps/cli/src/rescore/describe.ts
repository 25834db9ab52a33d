import type { EpochStatus } from '@inferbench/db/epochs/epoch-reader';
import type { RankChangeReport } from '@inferbench/domain/board/epoch';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { formatNumber } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';

const MAX_SHOWN = 20;

export function toJsonEpoch({ scored, points, report, createdAt, activatedAt, ...epoch }: EpochStatus) {
  return {
    ...epoch,
    createdAt: createdAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    progress: { scored, points },
    report: report && {
      fromEpoch: report.fromEpoch,
      computedAt: report.computedAt,
      metrics: report.metrics,
    },
  };
}

export function describeEpochs(epochs: readonly EpochStatus[]): string {
  return table(
    [
      ['epoch', ({ id }) => String(id), 'NUMBER'],
      ['engine', ({ engineVersion }) => engineVersion],
      ['policy', ({ policyVersion }) => policyVersion],
      ['state', ({ state, current }) => (current ? `${state}, shown` : state)],
      ['scored', ({ scored, points }) => `${scored} of ${points}`, 'NUMBER'],
      ['shown since', ({ activatedAt }) => activatedAt?.toISOString() ?? NONE],
      ['changes', ({ report }) => (report === null ? NONE : inShort(report))],
    ],
    epochs,
  );
}

function inShort({ metrics, fromEpoch }: RankChangeReport): string {
  const total = (of: 'changedRank' | 'newLeaders') => metrics.reduce((sum, entry) => sum + entry[of], 0);
  return `${total('changedRank')} ranks, ${total('newLeaders')} leaders against epoch ${fromEpoch}`;
}

export function describeReport({ epoch, ...report }: RankChangeReport & { epoch: number }): string {
  const { metrics, largest, fromEpoch, computedAt } = report;
  type Row = (typeof metrics)[number];
  const count = (title: string, of: keyof Omit<Row, 'metric'>): TableColumn<Row> => [
    title,
    (row) => String(row[of]),
    'NUMBER',
  ];
  const parts = [
    `Epoch ${epoch} against epoch ${fromEpoch}, computed ${computedAt}`,
    table(
      [
        ['metric', ({ metric }) => metric],
        count('entries', 'entries'),
        count('other value', 'changedValue'),
        count('other rank', 'changedRank'),
        count('entered', 'entered'),
        count('left', 'left'),
        count('new leaders', 'newLeaders'),
      ],
      metrics,
    ),
  ];
  if (largest.length > 0)
    parts.push(`Largest of ${largest.length} listed changes`, describeLargest(largest.slice(0, MAX_SHOWN)));
  return parts.join('\n\n');
}

function describeLargest(changes: RankChangeReport['largest']): string {
  return table(
    [
      ['rank', ({ rankBefore, rankAfter }) => `${rankBefore} → ${rankAfter}`],
      [
        'value',
        ({ metric, valueBefore, valueAfter }) =>
          `${formatNumber(valueBefore)} → ${formatNumber(valueAfter)} ${METRIC_DEFINITIONS[metric].unit}`,
      ],
      ['system', ({ system }) => system],
      ['metric', ({ metric }) => metric],
      [
        'slice',
        ({ slice }) =>
          [slice.model, slice.phase, slice.shape, slice.batch, slice.context, slice.precision]
            .filter((part) => part !== null)
            .join(' '),
      ],
    ],
    changes,
  );
}
