import { ln } from '@inferbench/units/exact-math';
import type { Span } from './scale.ts';

/** Mantissas of a decade, from sparse to dense: the densest that stays under the limit wins. */
const MANTISSAS = [
  [1],
  [1, 3],
  [1, 2, 5],
  [1, 1.5, 2.5, 5],
  [1, 1.5, 2, 3, 5, 7],
  [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9],
] as const;

const SLACK = 1e-9;

function inside({ from, to }: Span): (value: number) => boolean {
  return (value) => value >= from * (1 - SLACK) && value <= to * (1 + SLACK);
}

function exponents(domain: Span, base: number): number[] {
  const first = Math.floor(ln(domain.from) / ln(base)) - 1;
  const last = Math.ceil(ln(domain.to) / ln(base)) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Every `stride`-th value, so that at most `most` are left; the last one always stays. */
function thinned(values: readonly number[], most: number): number[] {
  const stride = Math.max(1, Math.ceil((values.length - 1) / Math.max(1, most - 1)));
  return values.filter((_, index) => (values.length - 1 - index) % stride === 0);
}

/** Round ticks of a logarithmic axis: 1, 10, 100 over decades, 15, 25, 50, 100 inside one. At most `most`. */
export function decadeTicks(domain: Span, most: number): number[] {
  const powers = exponents(domain, 10);
  const rows = MANTISSAS.map((mantissas) =>
    powers
      .flatMap((power) => mantissas.map((mantissa) => Number(`${mantissa}e${power}`)))
      .filter(inside(domain)),
  );
  const best = rows.findLast((ticks) => ticks.length <= most) ?? thinned(rows[0] ?? [], most);
  // Inside a narrow range no mantissa falls; equal steps are round there. Over decades they would crowd at the top.
  return best.length < 3 && domain.to < 10 * domain.from ? linearTicks(domain, most) : best;
}

/** Powers of two inside the domain, at most `most` of them at equal steps. */
export function octaveTicks(domain: Span, most: number): number[] {
  return thinned(
    exponents(domain, 2)
      .map((exponent) => 2 ** exponent)
      .filter(inside(domain)),
    most,
  );
}

/** Ticks at 1, 2 or 5 times a power of ten, at most `most`. */
export function linearTicks({ from, to }: Span, most: number): number[] {
  if (to <= from) return [from];
  const power = Math.floor(ln((to - from) / most) / ln(10));
  const steps = [1, 2, 5, 10, 20, 50].map((factor) => Number(`${factor}e${power}`));
  const step = steps.find((size) => Math.floor(to / size) - Math.ceil(from / size) + 1 <= most) ?? to - from;
  const first = Math.ceil(from / step - SLACK);
  const count = Math.floor(to / step + SLACK) - first + 1;
  // From the index, not by adding up: 0.1 + 0.2 would print its rounding error.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
