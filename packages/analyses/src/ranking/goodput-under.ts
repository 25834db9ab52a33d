import type { Point } from '@inferbench/domain/runs/point';
import type { Goodput, Slo } from '@inferbench/domain/terms/slo';
import { goodputOf } from '@inferbench/scoring/goodput';

export interface GoodputOn {
  point: Point;
  chips: number;
}

/** Goodput of a stored point under a client's limits: counted from single requests where it has them. */
export function goodputUnder({ point, chips }: GoodputOn, slo: Slo): Goodput | null {
  return goodputOf(point, chips, slo);
}
