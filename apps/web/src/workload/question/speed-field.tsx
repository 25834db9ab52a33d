import type { UserAxis } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';

const LABELS: Readonly<Record<UserAxis, string>> = {
  SPEED: 'Speed each user sees',
  FIRST: 'First token within',
  ANSWER: '300 words within',
};

interface SpeedFieldProps {
  speeds: TradeoffChart['choices']['speeds'];
  slice: Pick<TradeoffChart['slice'], 'x' | 'at'>;
}

/** Speeds that each user can be given, or times that they wait at most. */
export function SpeedField({ speeds, slice: { x, at } }: SpeedFieldProps) {
  return (
    <label>
      {LABELS[x]}
      {x === 'SPEED' ? null : <input type="hidden" name="x" value={x.toLowerCase()} />}
      <select name={x === 'SPEED' ? 'at' : 'within'} defaultValue={String(at)}>
        {speeds.map(({ at: speed, label, disabled }) => (
          <option key={speed} value={String(speed)} disabled={disabled !== null}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
