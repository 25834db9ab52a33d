import type { LedgerPoint } from '@inferbench/domain/simulation/ledger';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import { PRECISION_FORMATS } from '@inferbench/domain/terms/precision';

/** Most by which lengths may differ. */
const LENGTHS = 1.1;
/** Most by which requests in flight may differ. */
const IN_FLIGHT = 1.25;

/** A system that may have been measured, under a load. */
export type AskedLoad = Pick<
  LedgerPoint,
  'chip' | 'model' | 'weights' | 'inputTokens' | 'outputTokens' | 'inFlight'
>;

/** Requests in flight of a row; a row of single streams has one. */
export function rowInFlight({ batch, inFlight, regime }: MeasurementRow): number | undefined {
  return batch ?? inFlight ?? (regime === 'one stream' ? 1 : undefined);
}

/** Whether a published row is of the same chip, model, class of weights and lengths, near the same load, whatever its stack and number of chips. */
export function isLikeLoad(asked: AskedLoad, row: MeasurementRow): boolean {
  const { weights, input = 0, output = 0 } = row;
  return (
    row.hardware === asked.chip &&
    row.model === asked.model &&
    weights !== undefined &&
    PRECISION_FORMATS[weights].boardClass === PRECISION_FORMATS[asked.weights].boardClass &&
    isWithin(input, asked.inputTokens, LENGTHS) &&
    isWithin(output, asked.outputTokens, LENGTHS) &&
    isWithin(rowInFlight(row) ?? 0, asked.inFlight, IN_FLIGHT)
  );
}

function isWithin(a: number, b: number, factor: number): boolean {
  return a <= b * factor && b <= a * factor;
}
