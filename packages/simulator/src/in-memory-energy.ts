import { powInt } from '@inferbench/units/exact-math';

/** Capacitances of a converter, from ZigZag's ImcArray.py (KULeuven-MICAS/zigzag, validated there against 28 nm macros). */
const ADC_LINEAR_FARAD = 100e-15;
const ADC_EXPONENTIAL_FARAD = 0.001e-15;
const DAC_FARAD = 50e-15;

/** (100 fF · b + 0.001 fF · 4^b) · Vdd² a conversion: 0.70 pJ for 8 bits at 0.9 V. */
export function adcJoules(bits: number, vdd: number): number {
  return (ADC_LINEAR_FARAD * bits + ADC_EXPONENTIAL_FARAD * powInt(4, bits)) * vdd * vdd;
}

/** 50 fF · b · Vdd² a conversion. */
export function dacJoules(bits: number, vdd: number): number {
  return DAC_FARAD * bits * vdd * vdd;
}

export interface AnalogMac {
  adcBits: number;
  dacBits: number;
  vdd: number;
  passes: number;
  rowsActive: number;
  columns: number;
  cellJoules: number;
}

/** E_adc · passes ÷ rows_active + E_dac · passes ÷ columns + E_cell · passes: a conversion serves a column, an input a row. */
export function analogMacJoules(mac: AnalogMac): number {
  const { adcBits, dacBits, vdd, passes, rowsActive, columns, cellJoules } = mac;
  return passes * (adcJoules(adcBits, vdd) / rowsActive + dacJoules(dacBits, vdd) / columns + cellJoules);
}
