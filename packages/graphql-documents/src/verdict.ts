import {
  SystemVerdict,
  Versus as WholeVersus,
  VerdictRow,
  VerdictSide,
} from '@inferbench/answers/verdict/shape';
import { z } from 'zod';
import { type Answered, documentOf, selectionOf } from './whole-answer.ts';

const run = VerdictRow.pick({
  pointId: true,
  chip: true,
  tokensPerSecPerUser: true,
  tokensPerSecPerChip: true,
  words: true,
}).nullable();
const side = VerdictSide.omit({ row: true, next: true }).extend({ row: run, next: run });
const Said = SystemVerdict.omit({ sides: true, rows: true }).extend({ sides: z.array(side) });
const SaidOfAll = WholeVersus.omit({ models: true, strips: true }).extend({ models: z.array(Said) });
export type SaidVerdict = Answered<z.infer<typeof Said>>;
export type SaidVersus = Answered<z.infer<typeof SaidOfAll>>;

interface Sides {
  a: string;
  b: string;
  at: number | null;
}

/** Verdict on two chips on one model. */
export const Verdict = documentOf<{ verdict: SaidVerdict }, Sides & { model: string }>(
  `query Verdict($a: String!, $b: String!, $model: String, $at: Float) {
    verdict(a: $a, b: $b, model: $model, at: $at) ${selectionOf(Said)} }`,
);

/** Two chips or vendors over every model that both ran. */
export const Versus = documentOf<{ versus: SaidVersus }, Sides>(
  `query Versus($a: String!, $b: String!, $at: Float) { versus(a: $a, b: $b, at: $at) ${selectionOf(SaidOfAll)} }`,
);
