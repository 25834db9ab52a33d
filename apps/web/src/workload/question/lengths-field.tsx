import type { ChartSlice, TradeoffChart } from '@inferbench/answers/load/shape';
import { lengthsChoice } from '../../words/lengths.ts';

interface LengthsFieldProps {
  lengths: TradeoffChart['choices']['lengths'];
  slice: Pick<ChartSlice, 'inputTokens' | 'outputTokens'>;
}

/** Lengths of prompt and answer, each with what it leads to; the chosen one without, since the closed field has room for no more. */
export function LengthsField({ lengths, slice }: LengthsFieldProps) {
  return (
    <label>
      Prompt and answer
      <select name="lengths" defaultValue={`${slice.inputTokens}-${slice.outputTokens}`}>
        {lengths.map((each) => (
          <option
            key={each.label}
            value={`${each.inputTokens}-${each.outputTokens}`}
            disabled={each.disabled !== null}
          >
            {lengthsChoice(each)}
            {isShown(each, slice) ? '' : countsWords(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function isShown(
  { inputTokens, outputTokens }: LengthsFieldProps['lengths'][number],
  slice: LengthsFieldProps['slice'],
): boolean {
  return inputTokens === slice.inputTokens && outputTokens === slice.outputTokens;
}

interface Counted {
  chips: number;
  runs: number;
  disabled: string | null;
}

/** " · 8 chips, 12 runs": what a choice leads to, before it is made; where nothing, why. */
export function countsWords({ chips, runs, disabled }: Counted): string {
  if (disabled !== null) return `: ${disabled}`;
  if (runs === 0) return ' · simulated';
  return ` · ${chips} ${chips === 1 ? 'chip' : 'chips'}, ${runs} ${runs === 1 ? 'run' : 'runs'}`;
}
