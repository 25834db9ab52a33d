import { formatValue } from '@inferbench/units/format';
import type { FormField } from '../address/form-field.ts';

/** Powers of two to each side: a quarter to four times the standard. */
const REACH = 2;
const STEP = 0.05;
const KEPT_DIGITS = 3;

/** The standard times a power of two; exact where the power is whole. */
export function movedTo(standard: string, power: number): string {
  if (power === 0) return standard;
  const value = Number(standard) * 2 ** power;
  return String(Number(Number.isInteger(power) ? value.toPrecision(12) : value.toPrecision(KEPT_DIGITS)));
}

/** Where a number stands between a quarter and four times the standard, in powers of two. */
export function powerOf(standard: string, text: string): number {
  const power = Math.log2(Number(text) / Number(standard));
  if (!Number.isFinite(power)) return 0;
  return Math.max(-REACH, Math.min(REACH, Math.round(power / STEP) * STEP));
}

interface SliderProps {
  field: FormField;
  text: string;
  onText: (text: string) => void;
}

/** The same value as a ratio. It has no name: the number beside it is what a form sends. */
export function Slider({ field: { name, label, unit, standard }, text, onText }: SliderProps) {
  if (!(Number(standard) > 0)) return null;
  const ratio = Number(text) / Number(standard);
  const words =
    Number.isFinite(ratio) && ratio > 0 ? `${formatValue(ratio)} times the specification` : 'not a number';
  return (
    <div className="slide needs-js">
      <input
        type="range"
        id={`${name}-slider`}
        min={-REACH}
        max={REACH}
        step={STEP}
        value={powerOf(standard, text)}
        aria-label={`${label}, times the specification`}
        aria-valuetext={`${words}, ${text} ${unit ?? ''}`}
        onChange={(event) => onText(movedTo(standard, Math.round(Number(event.target.value) * 100) / 100))}
      />
      <output htmlFor={`${name}-slider`} aria-hidden="true">
        × {Number.isFinite(ratio) ? formatValue(ratio) : '–'}
      </output>
    </div>
  );
}
