const NUMBER = /^(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?$/i;

/** A typed number times a power of ten, without the rounding of a multiplication; null for text that is no number above or at 0. */
export function shifted(text: string, exponent: number): number | null {
  const [, mantissa, power = '0'] = NUMBER.exec(text) ?? [];
  if (mantissa === undefined) return null;
  const value = Number(`${mantissa}e${Number(power) + exponent}`);
  return Number.isFinite(value) ? value : null;
}

/** The shortest text whose `shifted` is the value again: 3,350,000,000,000 B/s with exponent 12 is "3.35". */
export function textIn(value: number, exponent: number): string {
  const [mantissa = '0', power = '0'] = value.toExponential().split('e');
  const point = Number(power) - exponent;
  const digits = mantissa.replace('.', '');
  if (point < -7 || point > 20) return `${mantissa}e${point}`;
  if (point < 0) return `0.${'0'.repeat(-point - 1)}${digits}`;
  const whole = digits.slice(0, point + 1).padEnd(point + 1, '0');
  const fraction = digits.slice(point + 1);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
