import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { linked, withBelow } from '../../chart/table/linked.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import type { Row } from '../../chart/table/table-parts.ts';
import { Folded } from '../../frame/folded.tsx';
import { Section } from '../../frame/section.tsx';
import { onModelPage } from './versus-figure.ts';
import { RunValue } from './over-time.tsx';

type Answer = VersusAnswer;
type Run = Answer['rows'][number]['a'];

const OPEN = 4;

/** Value and run of either side of each row, and best against best; the rest of the rows folded. */
export function WhatRan({ answer }: { answer: Answer }) {
  const { a, b, rows } = answer;
  if (rows.length === 0) return null;
  const columns = [
    { head: 'Model' },
    { head: 'Like for like', full: true },
    { head: a.label, unit: 'tokens/s per chip', full: true },
    { head: b.label, unit: 'tokens/s per chip', full: true },
    ...(hasBest(answer) ? [{ head: 'Best against best', full: true }] : []),
  ];
  const shown = rows.map((row) => rowOf(row, answer));
  const rest = shown.length - OPEN;
  return (
    <Section id="ran" title="What ran on either side" note="One run each: the best at the line or faster">
      <StackTable caption="What ran on either side" columns={columns} rows={shown.slice(0, OPEN)} />
      {rest <= 0 ? null : (
        <Folded id="ran-rest" title={`Show the other ${rest} ${rest === 1 ? 'row' : 'rows'}`}>
          <StackTable caption="The other rows" columns={columns} rows={shown.slice(OPEN)} />
        </Folded>
      )}
    </Section>
  );
}

function rowOf(row: Answer['rows'][number], answer: Answer): Row {
  const { model, modelName, precision, on, words, best, noBest, simulated } = row;
  const where = [on, precision === null ? null : precisionNames(precision).short].filter(
    (each) => each !== null,
  );
  return {
    key: `${model} ${where.join(' ')}`,
    cells: [
      withBelow(linked(onModelPage(answer, model), modelName), where.join(', ')),
      withBelow(words, simulated?.words),
      <Ran key="a" run={row.a} />,
      <Ran key="b" run={row.b} />,
      ...(hasBest(answer) ? [best?.words ?? noBest ?? 'no runs of both in one precision'] : []),
    ],
  };
}

/** Tells whether best systems are compared at all: of two vendors or generations. */
const hasBest = ({ rows }: Pick<Answer, 'rows'>) =>
  rows.some(({ best, noBest }) => best !== null || noBest !== null);

function Ran({ run }: { run: Run }) {
  const isKnown = run.value !== null && run.pointId !== null;
  return (
    <>
      <RunValue run={run} />
      <span className={isKnown ? 'sub' : 'missing'}>{run.words}</span>
    </>
  );
}
