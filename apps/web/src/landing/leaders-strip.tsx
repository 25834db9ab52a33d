import type { ChartLeader, ShownFigure, TradeoffChart } from '@inferbench/answers/load/shape';
import { KindMark } from '../chart/kind-mark.tsx';
import { vendorClass } from '../words/vendor-class.ts';
import { capitalised, listed } from '@inferbench/units/english';
import { formatUsd, formatValue } from '@inferbench/units/format';

/** Four answers, one number each: its mark, interval and who cannot be told apart stand below it. */
export function LeadersStrip({ chart }: { chart: Pick<TradeoffChart, 'leaders' | 'curves' | 'fronts'> }) {
  const systems = [...chart.curves, ...chart.fronts];
  const colourOf = (slug: string | undefined) => {
    const found = systems.find(({ chip }) => chip === slug);
    return found === undefined ? 'vendor-other' : vendorClass(found.vendor, found.older);
  };
  const reasons = [...new Set(chart.leaders.map(({ figure }) => figure.words))];
  if (chart.leaders.every(({ figure }) => figure.value === null))
    return <p className="note">{reasons.map((words) => `${capitalised(words)}.`).join(' ')}</p>;
  return (
    <div className="answers">
      {chart.leaders.map((leader) => (
        <div key={leader.question}>
          <h2>{leader.title}</h2>
          <Figure figure={leader.figure} leader={leader} colour={colourOf(leader.chips[0])} />
        </div>
      ))}
    </div>
  );
}

interface FigureProps {
  figure: ShownFigure;
  leader: ChartLeader;
  colour: string;
}

function Figure({ figure: { value, kind, words }, leader, colour }: FigureProps) {
  if (value === null || kind === null) return <p className="interval">{words}</p>;
  const isMoney = leader.question === 'CHEAPEST';
  return (
    <>
      <p className="answer-number">
        {isMoney ? formatUsd(value) : formatValue(value)}
        <small>{isMoney ? leader.unit.replace(/^(USD|\$) ?(per )?/, '/ ') : leader.unit}</small>
      </p>
      <p className="who">
        <span className={`swatch ${colour}`} />
        {listed(leader.labels)}
      </p>
      <p className="interval">{leader.ran}</p>
      <p className="interval">
        <KindMark kind={kind} /> {leader.sentence}
        {leader.beyond === null ? null : ` Not compared: ${leader.beyond}.`}
      </p>
    </>
  );
}
