import type { FileCheck } from '@inferbench/answers/file-check/shape';
import type { ChartHead } from '@inferbench/domain/terms/chart-head';

const MADE_UP = 'The file is an example, made up and measured on nothing.';

/** Head of a chart whose figures of a file nobody measured: its legend names no such kind. */
export function exampleHead(head: ChartHead): ChartHead {
  return {
    ...head,
    kinds: head.kinds.filter((kind) => kind !== 'MEASURED'),
    notes: [...head.notes, MADE_UP],
  };
}

/** Check of the file that the page brings: read and judged as any other, it takes no rank. */
export function exampleCheck(check: FileCheck): FileCheck {
  const { peak } = check;
  return {
    ...check,
    answers: check.answers.map((one) =>
      one.question === 'RANKED' ? { ...one, state: 'NO', answer: 'no', because: MADE_UP } : one,
    ),
    peak: peak === null ? null : { ...peak, head: exampleHead(peak.head) },
  };
}
