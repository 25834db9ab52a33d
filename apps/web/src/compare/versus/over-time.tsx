import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { formatDate } from '@inferbench/units/dates';
import { formatValue } from '@inferbench/units/format';
import { pointAddress } from '../../address/pages.ts';
import { TableSection } from '../../frame/table-section.tsx';

interface OverTimeProps {
  time: NonNullable<VersusAnswer['time']>;
  answer: Pick<VersusAnswer, 'a' | 'b'>;
}

/** The same pair as it was known on each day on which a side improved. */
export function OverTime({ time, answer: { a, b } }: OverTimeProps) {
  const columns = [
    { head: 'Day' },
    { head: 'Verdict' },
    { head: a.label, unit: 'tokens/s per chip', numeric: true },
    { head: b.label, unit: 'tokens/s per chip', numeric: true },
  ];
  const rows = time.dates.map((day) => ({
    key: day.date,
    cells: [
      formatDate(day.date),
      day.words,
      <RunValue key="a" run={day.a} />,
      <RunValue key="b" run={day.b} />,
    ],
  }));
  return (
    <TableSection
      id="time"
      title={time.title}
      note="Dated runs alone, by what had been published until each day on which a side improved"
      caption={time.title}
      columns={columns}
      rows={rows}
    />
  );
}

type Run = Pick<OverTimeProps['time']['dates'][number]['a'], 'value' | 'upper' | 'pointId'>;

export function RunValue({ run: { value, upper, pointId } }: { run: Run }) {
  if (value === null || pointId === null) return null;
  return (
    <>
      <a href={pointAddress(pointId)}>{formatValue(value)}</a>
      {upper === null || upper === value ? null : `\u00a0to\u00a0${formatValue(upper)}`}
    </>
  );
}
