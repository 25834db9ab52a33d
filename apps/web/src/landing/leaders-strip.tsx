import type { ChartLeader, ShownFigure } from '@inferbench/domain/tradeoff-chart';
import { KindMark } from '../figure/kind-mark.tsx';
import { formatUsd, formatValue } from '../words/numbers.ts';
import { listed } from '@inferbench/units/english';

/** Four answers, one number each: its mark, interval and who cannot be told apart stand below it. */
export function LeadersStrip({ leaders }: { leaders: readonly ChartLeader[] }) {
  return (
    <div className="answers">
      {leaders.map((leader) => (
        <div key={leader.question}>
          <h2>{leader.title}</h2>
          <Figure figure={leader.figure} leader={leader} />
        </div>
      ))}
    </div>
  );
}

function Figure({ figure: { value, kind, words }, leader }: { figure: ShownFigure; leader: ChartLeader }) {
  if (value === null || kind === null) return <p className="interval">{words}</p>;
  const isMoney = leader.question === 'CHEAPEST';
  return (
    <>
      <p className="answer-number">
        {isMoney ? formatUsd(value) : formatValue(value)}
        <small>{isMoney ? leader.unit.replace(/^(USD|\$) ?(per )?/, '/ ') : leader.unit}</small>
      </p>
      <p className="who">{listed(leader.labels)}</p>
      <p className="interval">
        <KindMark kind={kind} /> {leader.sentence}
      </p>
    </>
  );
}
