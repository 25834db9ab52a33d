import { EngineLine } from '../engine/engine-notes.tsx';
import type { Outcome } from '../engine/refused.ts';
import { type Row, StackTable } from '../table/stack-table.tsx';
import { type PointRow, pointRows } from './point-rows.ts';
import type { PointPhases } from './simulate-point.ts';
import type { WhatIfAnswer } from './what-if.ts';

const COLUMNS = [
  { head: 'Figure' },
  { head: 'Before', unit: 'specification', numeric: true },
  { head: 'After', unit: 'edited', numeric: true },
  { head: 'Change', unit: 'after ÷ before', numeric: true },
] as const;

/** The operating point before and after. */
export function PointSection({ answer }: { answer: WhatIfAnswer }) {
  const { before, after, engineVersion, attainable } = answer;
  const phases = [after, before].flatMap(({ phases: each }) => (each.ok ? [each.value] : []))[0];
  return (
    <section aria-labelledby="operating-point">
      <header>
        <h2 id="operating-point">Operating point</h2>
        <p className="note">A static batch: all prompts, then one token of each sequence a step.</p>
      </header>
      <Reason side="before" phases={before.phases} />
      <Reason side="after" phases={after.phases} />
      {phases === undefined ? null : (
        <>
          <StackTable
            caption="Operating point before and after"
            columns={COLUMNS}
            rows={pointRows(valueOf(before.phases), valueOf(after.phases)).map(asRow)}
          />
          <EngineLine
            engineVersion={engineVersion}
            errorBars={[
              ['prefill', phases.prefill.errorBar],
              ['decode', phases.decode.errorBar],
            ]}
            uncalibrated={attainable?.uncalibrated ?? false}
          />
        </>
      )}
    </section>
  );
}

function valueOf(phases: Outcome<PointPhases>): PointPhases | null {
  return phases.ok ? phases.value : null;
}

function Reason({ side, phases }: { side: string; phases: Outcome<PointPhases> }) {
  if (phases.ok) return null;
  const { code, message, fix } = phases.refused;
  return (
    <div className="message warning">
      <p>
        The chip {side} the edit does not run this: <code>{code}</code> {message} {fix}
      </p>
    </div>
  );
}

function asRow({ name, unit, before, after, change }: PointRow): Row {
  const side = (figure: PointRow['before']) =>
    figure === null ? (
      'does not run'
    ) : (
      <>
        {figure.words}
        {figure.below === undefined ? null : <span className="sub">{figure.below}</span>}
      </>
    );
  return {
    key: name,
    cells: [
      <>
        {name}
        {unit === null ? null : <span className="sub">{unit}</span>}
      </>,
      side(before),
      side(after),
      change === null ? (
        <span aria-label="none">–</span>
      ) : change === 'same' ? (
        <span className="quiet-words">same</span>
      ) : (
        <strong>{change}</strong>
      ),
    ],
  };
}
