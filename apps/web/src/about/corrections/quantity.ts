import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { GIGA, TERA } from '@inferbench/units/si';
import { formatBytes, formatDuration, formatRate, formatTops } from '../../words/numbers.ts';
import type { CorrectionUnit } from './corrections-data.ts';

const PREFIXES = [
  [1e15, 'P'],
  [TERA, 'T'],
  [GIGA, 'G'],
  [1e6, 'M'],
] as const;

/** 1.41 GFLOP; below a million a count, to the unit. */
function prefixed(value: number, unit: string): string {
  const prefix = PREFIXES.find(([size]) => Math.abs(value) >= size);
  if (prefix === undefined) return `${formatNumber(Math.round(value))} ${unit}`;
  const [scale, letter] = prefix;
  return `${formatValue(value / scale)} ${letter}${unit}`;
}

const counted = (one: string, many: string) => (value: number) => {
  const whole = Math.round(value);
  return `${formatNumber(whole)} ${whole === 1 ? one : many}`;
};
const suffixed = (unit: string) => (value: number) => `${formatValue(value)} ${unit}`;

const FORMATS: Readonly<Record<CorrectionUnit, (value: number) => string>> = {
  FLOP: (value) => prefixed(value, 'FLOP'),
  FLOP_PER_S: (value) => `${formatTops(value)} TOPS`,
  FLOP_PER_BYTE: suffixed('FLOP/byte'),
  BYTE: formatBytes,
  BYTE_PER_S: formatRate,
  SECOND: formatDuration,
  WATT: suffixed('W'),
  JOULE_PER_TOKEN: suffixed('J/token'),
  JOULE_PER_FLOP: (value) => `${formatValue(value * TERA)} pJ/FLOP`,
  JOULE_PER_BYTE: (value) => `${formatValue(value * TERA)} pJ/byte`,
  TOKEN_PER_S: suffixed('tokens/s'),
  TOKEN_PER_S_PER_WATT: suffixed('tokens/s/W'),
  USD: formatUsd,
  USD_PER_TOKEN: (value) => `${formatUsd(value * 1e6)} / M tokens`,
  USD_PER_HOUR: (value) => `${formatUsd(value)}/h`,
  PARAMETER: (value) => `${formatValue(value / GIGA)} billion`,
  TOKEN: counted('token', 'tokens'),
  SEQUENCE: counted('sequence', 'sequences'),
  BLOCK: counted('block', 'blocks'),
  CHIP: counted('chip', 'chips'),
  CYCLE: counted('cycle', 'cycles'),
  COUNT: (value) => formatNumber(Math.round(value)),
  SHARE: (value) => `${formatValue(value * 100)} %`,
  TIMES: (value) => `${formatValue(value)} ×`,
};

export function formatQuantity(value: number, unit: CorrectionUnit): string {
  return FORMATS[unit](value);
}

/** Writes a quantity with as few digits as the claim has: "0.97", not "0.970"; a range with "to". */
export function statedQuantity(claimed: readonly number[], unit: CorrectionUnit): string {
  return claimed
    .map((value) =>
      formatQuantity(value, unit)
        .replace(/(\.\d*?)0+(?!\d)/, '$1')
        .replace(/\.(?!\d)/, ''),
    )
    .join(' to ');
}

/** Factor from which on a percentage says less than the factor. */
const FACTOR_FROM = 2;

/** "+3.9 %", "−50 %"; a large one as a factor, "20.3 times". */
export function formatDeviation(deviation: number): string {
  if (deviation >= FACTOR_FROM) return `${formatValue(deviation + 1)} times`;
  const percent = Math.abs(deviation * 100);
  if (percent < 0.005) return '0 %';
  const digits = percent < 10 ? String(Number(percent.toPrecision(2))) : percent.toFixed(0);
  return `${deviation < 0 ? '−' : '+'}${digits} %`;
}
