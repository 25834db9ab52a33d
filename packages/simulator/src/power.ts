import type { Calibration } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import { limitWattsOf } from '@inferbench/domain/chips/limit-watts';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { ComputeClass } from '@inferbench/domain/terms/precision';
import { isCalibrated } from './is-calibrated.ts';

/** Power of one chip: P = floor + α·FLOP/s + β·B/s + γ·link B/s, never above the limit (docs/model.md#power-and-energy). */
export interface PowerModel {
  floorWatts: number;
  /** Energy of an operation at the precision that computes. */
  joulesPerFlop: number;
  joulesPerByte: number;
  joulesPerLinkByte: number;
  limitWatts: number;
  provenance: 'calibrated' | 'estimate';
}

/**
 * Energy of an operation against one of 16 bits: a multiplier grows with the product of its operands' widths, the wires
 * with their sum, and half of each is what published dense rates at one TDP imply. Defaults: the measured rows hold
 * 16-bit work almost alone.
 */
export const ENERGY_SHARE: Readonly<Record<ComputeClass, number>> = {
  fp32: 2,
  fp16: 1,
  fp8: 0.5,
  int8: 0.5,
  fp4: 0.3,
};

/** Share of peak at which units that are busy are counted, whatever their kernels make of it: slow ones draw like fast ones. */
export const BUSY_SHARE = 0.75;

/** SerDes and switch, 10 pJ/bit. Default, not fitted: no published row isolates it. */
export const JOULES_PER_LINK_BYTE = 80e-12;

interface PowerInput {
  chip: Chip;
  precision: ComputeClass;
  fitted: Pick<Calibration, 'power' | 'powerShares'>;
}

/** Null: no limit is published, or nothing of the family was measured (NO_POWER_MODEL). */
export function powerModelOf({ chip, precision, fitted }: PowerInput): PowerModel | null {
  const limitWatts = limitWattsOf(chip);
  if (limitWatts === null || !isCalibrated(chip)) return null;
  const own = fitted.power.find((coefficients) => coefficients.chip === chip.slug);
  const full = fullRates(chip);
  const scaled = own ?? (full && scaledToLimit(full, fitted.powerShares));
  if (scaled === null) return null;
  return {
    floorWatts: scaled.floorWatts,
    joulesPerFlop: scaled.joulesPerFlop * ENERGY_SHARE[precision],
    joulesPerByte: scaled.joulesPerByte,
    joulesPerLinkByte: JOULES_PER_LINK_BYTE,
    limitWatts,
    provenance: own ? 'calibrated' : 'estimate',
  };
}

type Shares = Calibration['powerShares'];

/** A chip's limit, and the rates at which its shares of the limit are one. */
export interface FullRates {
  limitWatts: number;
  flopsPerSec: number;
  bytesPerSec: number;
}

export function fullRates(chip: Chip): FullRates | null {
  const [limitWatts, flopsPerSec, tier] = [limitWattsOf(chip), referencePeak(chip), memoryTiers(chip)[0]];
  if (limitWatts === null || flopsPerSec === null || !tier) return null;
  return { limitWatts, flopsPerSec, bytesPerSec: tier.bandwidthBytesPerSec };
}

/** Coefficients of shares of the limit at full rate: what a chip without measurements takes from the measured ones. */
export function scaledToLimit(
  { limitWatts, flopsPerSec, bytesPerSec }: FullRates,
  { floor, compute, memory }: Shares,
): Pick<PowerModel, 'floorWatts' | 'joulesPerFlop' | 'joulesPerByte'> {
  return {
    floorWatts: floor * limitWatts,
    joulesPerFlop: (compute * limitWatts) / flopsPerSec,
    joulesPerByte: (memory * limitWatts) / bytesPerSec,
  };
}

/** Dense 16-bit rate, else half of the 8-bit one, else that of 32 bits. */
export function referencePeak({ peaks }: Chip): number | null {
  const rate = (...formats: string[]) =>
    peaks.find((peak) => formats.includes(peak.precision))?.denseOpsPerSec ?? null;
  const eightBit = rate('fp8', 'int8');
  return rate('bf16', 'fp16') ?? (eightBit === null ? rate('fp32', 'tf32') : eightBit / 2);
}

/** Rates of one chip. */
export interface PowerLoad {
  flopsPerSec: number;
  bytesPerSec: number;
  linkBytesPerSec: number;
}

export interface DrawnPower {
  watts: number;
  /** Factor by which the limit stretches the time of the load: σ ≥ 1. */
  stretch: number;
  clamped: boolean;
}

/**
 * P_raw above the limit: σ = (P_raw − floor) ÷ (limit − floor), t ← σ·t, P = limit. Rates and dynamic power fall together,
 * so dynamic energy stays and floor energy grows by σ; cutting the watts alone would give energy away.
 */
export function drawnPower(model: PowerModel, load: PowerLoad): DrawnPower {
  const dynamic =
    model.joulesPerFlop * load.flopsPerSec +
    model.joulesPerByte * load.bytesPerSec +
    model.joulesPerLinkByte * load.linkBytesPerSec;
  const room = model.limitWatts - model.floorWatts;
  if (dynamic <= room) return { watts: model.floorWatts + dynamic, stretch: 1, clamped: false };
  return { watts: model.limitWatts, stretch: dynamic / room, clamped: true };
}
