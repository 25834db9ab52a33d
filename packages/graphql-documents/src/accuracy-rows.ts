import { AccuracyRow } from '@inferbench/domain/simulation/accuracy';
import { z } from 'zod';
import { type Answered, documentOf, type InputOf, type PageOf, pageOf } from './whole-answer.ts';

const Row = AccuracyRow.omit({ hardwareFamily: true, fitted: true }).extend({ barred: z.boolean() });
export type AccuracyRowListed = Answered<z.infer<typeof Row>>;

/** A page of the compared figures of all hardware; of one quantity or of all. */
export const AccuracyRows = documentOf<
  { accuracy: { rows: PageOf<AccuracyRowListed> } },
  { quantity: InputOf<'AccuracyQuantity'> | null; after: string | null }
>(`query AccuracyRows($quantity: AccuracyQuantity, $after: String) {
  accuracy(quantity: $quantity, allHardware: true) { rows(first: 100, after: $after) ${pageOf(Row)} } }`);
