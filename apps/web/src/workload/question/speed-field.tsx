import type { TradeoffChart } from '@inferbench/answers/load/shape';

/** Speeds that each user can be given. */
export function SpeedField({ speeds, at }: { speeds: TradeoffChart['choices']['speeds']; at: number }) {
  return (
    <label>
      Speed each user sees
      <select name="at" defaultValue={String(at)}>
        {speeds.map(({ at: speed, label, disabled }) => (
          <option key={speed} value={String(speed)} disabled={disabled !== null}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
