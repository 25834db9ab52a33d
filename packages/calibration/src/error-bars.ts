import type { AccuracyRow } from '@inferbench/domain/accuracy';
import { type RegimeError, RegimeError as Regime } from '@inferbench/domain/calibration';
import { exp, ln } from '@inferbench/units/exact-math';
import { BARRED_FAMILIES } from '@inferbench/domain/hardware-family';
import { quantile } from './statistics.ts';

/** Two thirds of the rows lie inside the bar. */
const INSIDE = 2 / 3;
/** With fewer rows than this on the families that are reported, all hardware of the fit counts. */
const LEAST_ROWS = 5;

/** Half-width of the error bar of every regime that has rows: quantile of |ln(predicted ÷ measured)| held out, as a share. */
export function errorBars(rows: readonly AccuracyRow[]): RegimeError[] {
  return Regime.shape.phase.options.flatMap((phase) => {
    const ofRegime = rows.filter((row) => !isFirstToken(row) && regimeOf(row) === phase);
    const barred = ofRegime.filter((row) => BARRED_FAMILIES.includes(row.hardwareFamily));
    const counted = barred.length >= LEAST_ROWS ? barred : ofRegime;
    if (counted.length === 0) return [];
    const errors = counted.map(({ heldOut, measured }) => Math.abs(ln(heldOut / measured)));
    return [{ phase, share: exp(quantile(errors, INSIDE)) - 1, rows: counted.length }];
  });
}

/** A first token holds a queue and a front end, a prompt has neither. */
function isFirstToken({ metric }: AccuracyRow): boolean {
  return metric === 'ttft_ms';
}

function regimeOf({ quantity, phase }: AccuracyRow): RegimeError['phase'] {
  return quantity === 'latency' ? phase : quantity;
}
