import { withBelow } from '../../chart/table/linked.tsx';
import { EngineLine } from '../../engine/engine-notes.tsx';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { Term } from '../../glossary/term.tsx';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { type PointRow, pointRows } from './point-rows.ts';
import { isUnknown } from './what-if-sentence.ts';
import type { ShownPhases } from '@inferbench/graphql-documents/what-if';
import type { WhatIfAnswer } from './what-if-answer.ts';
import { Section } from '../../frame/section.tsx';

export function PointSection({ answer }: { answer: WhatIfAnswer }) {
  const { before, after, edits, engineVersion, attainable } = answer;
  const phases = [after, before].flatMap((each) => (each.ok ? [each.value] : []))[0];
  return (
    <Section
      id="operating-point"
      title="Operating point"
      note={
        <>
          A static batch: all prompts (<Term of="prefill">prefill</Term>), then one token of each sequence a
          step (<Term of="decode">decode</Term>).
        </>
      }
    >
      {edits.length === 0 ? null : <Reason of="The chip before the edit" phases={before} />}
      <Reason of={edits.length === 0 ? 'The chip' : 'The chip after the edit'} phases={after} />
      {phases === undefined ? null : (
        <>
          <StackTable
            caption="Operating point before and after"
            {...eachInRow(pointRows(valueOf(before), valueOf(after)), ({ name }) => name, [
              [
                'Figure',
                ({ name, term, unit }) =>
                  withBelow(term === undefined ? name : <Term of={term}>{name}</Term>, unit),
              ],
              ['Before', (row) => side(row.before), 'NUMBER', 'specification'],
              ['After', (row) => side(row.after), 'NUMBER', 'edited'],
              ['Change', ({ change }) => <Change change={change} />, 'NUMBER', 'after ÷ before'],
            ])}
          />
          <EngineLine
            engineVersion={engineVersion}
            errorBars={[
              ['prefill', phases.prefill.band.share],
              ['decode', phases.decode.band.share],
            ]}
            uncalibrated={attainable.uncalibrated}
          />
        </>
      )}
    </Section>
  );
}

function valueOf(phases: Outcome<ShownPhases>): ShownPhases | null {
  return phases.ok ? phases.value : null;
}

function Reason({ of, phases }: { of: string; phases: Outcome<ShownPhases> }) {
  if (phases.ok) return null;
  const { code, message, fix } = phases.refused;
  return (
    <div className="message warning">
      <p>
        {of} {isUnknown(code) ? 'cannot be computed here' : 'does not run this'}: {message} {fix}
      </p>
    </div>
  );
}

function side(figure: PointRow['before']) {
  return figure === null ? 'no figure' : withBelow(figure.words, figure.below);
}

function Change({ change }: Pick<PointRow, 'change'>) {
  if (change === null) return <span aria-label="none">–</span>;
  return change === 'same' ? <span className="quiet-words">same</span> : <strong>{change}</strong>;
}
