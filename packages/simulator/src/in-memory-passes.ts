/** Bits that one analog multiplication touches. */
export interface AnalogBits {
  /** Bits of an activation, and what a DAC puts on a row at once. */
  input: number;
  dac: number;
  /** Bits of a weight, and what one cell holds. */
  weight: number;
  cell: number;
}

/** Passes through the array: ⌈b_in ÷ b_dac⌉ · ⌈b_wt ÷ b_cell⌉, inputs in slices and weights in slices (docs/model.md#families). */
export function slicePasses({ input, dac, weight, cell }: AnalogBits): number {
  return Math.ceil(input / dac) * Math.ceil(weight / cell);
}

/** What a product of one slice of input and one of a cell adds to the bits of a sum. */
function productBits({ dac, cell }: Pick<AnalogBits, 'dac' | 'cell'>): number {
  return dac + cell - (dac === 1 || cell === 1 ? 1 : 0);
}

/** Whole bits that count to `rows`. */
function log2Ceil(rows: number): number {
  let bits = 0;
  for (let reach = 1; reach < rows; reach *= 2) bits += 1;
  return bits;
}

/**
 * Bits of an ADC that loses nothing of a column: log2(rows) + b_dac + b_cell, one less where either is one bit (docs/model.md#families,
 * which has the rule from memory of ISAAC).
 */
export function losslessAdcBits(rows: number, bits: Pick<AnalogBits, 'dac' | 'cell'>): number {
  return log2Ceil(rows) + productBits(bits);
}

/** Rows that may be active at once so that an ADC of `adc` bits loses nothing: that rule solved for rows, one at least. */
export function losslessRows(rows: number, adc: number, bits: Pick<AnalogBits, 'dac' | 'cell'>): number {
  let active = 1;
  for (let spare = adc - productBits(bits); spare > 0 && active < rows; spare -= 1) active *= 2;
  return Math.min(active, rows);
}
