import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import { FoldedTable } from '../../chart/table/folded-table.tsx';
import { type ColumnOf, eachInRow } from '../../chart/table/table-parts.ts';
import { rowLabel } from '../../figures/versus/row-marks.ts';
import { Section } from '../../frame/section.tsx';
import { onModelPage } from './versus-figure.ts';
import { RunValue } from './over-time.tsx';

type Answer = VersusAnswer;
type Run = Answer['rows'][number]['a'];

/** Value and run of either side of each row, and best against best; the rest of the rows folded. */
export function WhatRan({ answer }: { answer: Answer }) {
  const { a, b, rows } = answer;
  if (rows.length === 0) return null;
  // Best systems are compared of two vendors or generations alone.
  const hasBest = rows.some(({ best, noBest }) => best !== null || noBest !== null);
  return (
    <Section id="ran" title="What ran on either side" note="One run each: the best at the line or faster">
      <FoldedTable
        caption="What ran on either side"
        word="row"
        shown={4}
        {...eachInRow(rows, (row) => `${row.model} ${rowLabel(row)}`, [
          ['Model', (row) => withBelow(linked(onModelPage(answer, row.model), row.modelName), rowLabel(row))],
          ['Like for like', ({ words, simulated }) => withBelow(words, simulated?.words), 'FULL'],
          [a.label, (row) => <Ran run={row.a} />, 'FULL', 'tokens/s per chip'],
          [b.label, (row) => <Ran run={row.b} />, 'FULL', 'tokens/s per chip'],
          ...(hasBest ? [BEST] : []),
        ])}
      />
    </Section>
  );
}

const BEST: ColumnOf<Answer['rows'][number]> = [
  'Best against best',
  ({ best, noBest }) => best?.words ?? noBest ?? 'no runs of both in one precision',
  'FULL',
];

function Ran({ run }: { run: Run }) {
  const isKnown = run.value !== null && run.pointId !== null;
  return (
    <>
      <RunValue run={run} />
      <span className={isKnown ? 'sub' : 'missing'}>{run.words}</span>
    </>
  );
}
