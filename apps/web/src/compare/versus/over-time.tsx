import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { formatDate } from '@inferbench/units/dates';
import { formatValue } from '@inferbench/units/format';
import { pointAddress } from '../../address/pages.ts';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { TableSection } from '../../frame/table-section.tsx';

interface OverTimeProps {
  time: NonNullable<VersusAnswer['time']>;
  answer: Pick<VersusAnswer, 'a' | 'b'>;
}

/** The same pair as it was known on each day on which a side improved. */
export function OverTime({ time, answer: { a, b } }: OverTimeProps) {
  return (
    <TableSection
      id="time"
      title={time.title}
      note="Dated runs alone, by what had been published until each day on which a side improved"
      caption={time.title}
      {...eachInRow(time.dates, ({ date }) => date, [
        ['Day', ({ date }) => formatDate(date)],
        ['Verdict', ({ words }) => words],
        [a.label, (day) => <RunValue run={day.a} />, 'NUMBER', 'tokens/s per chip'],
        [b.label, (day) => <RunValue run={day.b} />, 'NUMBER', 'tokens/s per chip'],
      ])}
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
