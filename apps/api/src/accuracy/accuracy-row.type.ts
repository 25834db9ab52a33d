import { z } from 'zod';
import { AccuracyCell, AccuracyRow, ValidatedRegime } from '@inferbench/domain/simulation/accuracy';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { isBarred } from '@inferbench/calibration/quantity-report';
import { connectionOf } from '../graphql/connection.type.ts';

export const AccuracyRowType = objectTypeOf(AccuracyRow, 'AccuracyRow', {
  barred: z.boolean().describe('It counts in the headline’s hardware: A100, H100, H200, B200.'),
});
export type AccuracyRowType = InstanceType<typeof AccuracyRowType>;

export const AccuracyRowConnectionType = connectionOf(
  'AccuracyRow',
  () => AccuracyRowType,
  'A page of the compared figures, by row.',
);

export const ValidatedRegimeType = objectTypeOf(ValidatedRegime, 'ValidatedRegime');
export type ValidatedRegimeType = InstanceType<typeof ValidatedRegimeType>;

export const AccuracyCellType = objectTypeOf(AccuracyCell, 'AccuracyCell');
export type AccuracyCellType = InstanceType<typeof AccuracyCellType>;

export function toAccuracyRowType(row: AccuracyRow): AccuracyRowType {
  return { ...row, barred: isBarred(row) };
}
