import type { EpochStatus } from '@inferbench/db/epoch-reader';
import type { RankChangeReport } from '@inferbench/domain/epoch';
import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { formatNumber } from '@inferbench/units/format';
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
      { title: 'epoch', of: ({ id }) => String(id), align: 'right' },
      { title: 'engine', of: ({ engineVersion }) => engineVersion },
      { title: 'policy', of: ({ policyVersion }) => policyVersion },
      { title: 'state', of: ({ state, current }) => (current ? `${state}, shown` : state) },
      { title: 'scored', of: ({ scored, points }) => `${scored} of ${points}`, align: 'right' },
      { title: 'shown since', of: ({ activatedAt }) => activatedAt?.toISOString() ?? NONE },
      { title: 'changes', of: ({ report }) => (report === null ? NONE : inShort(report)) },
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
  const count = (title: string, of: keyof Omit<(typeof metrics)[number], 'metric'>) => ({
    title,
    of: (row: (typeof metrics)[number]) => String(row[of]),
    align: 'right' as const,
  });
  const parts = [
    `Epoch ${epoch} against epoch ${fromEpoch}, computed ${computedAt}`,
    table(
      [
        { title: 'metric', of: ({ metric }) => metric },
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
      { title: 'rank', of: ({ rankBefore, rankAfter }) => `${rankBefore} → ${rankAfter}` },
      {
        title: 'value',
        of: ({ metric, valueBefore, valueAfter }) =>
          `${formatNumber(valueBefore)} → ${formatNumber(valueAfter)} ${METRIC_DEFINITIONS[metric].unit}`,
      },
      { title: 'system', of: ({ system }) => system },
      { title: 'metric', of: ({ metric }) => metric },
      {
        title: 'slice',
        of: ({ slice }) =>
          [slice.model, slice.phase, slice.shape, slice.batch, slice.context, slice.precision]
            .filter((part) => part !== null)
            .join(' '),
      },
    ],
    changes,
  );
}
