import {
  LedgerAside,
  LedgerCoverage,
  LedgerFigure,
  LedgerGroup,
  LedgerHeadline,
  LedgerOpen,
  LedgerPoint,
  LedgerUnasked,
} from '@inferbench/domain/simulation/ledger';
import { z } from 'zod';
import { type Answered, documentOf, type PageOf, pageOf, selectionOf } from './whole-answer.ts';

/** A precision is a text in GraphQL. */
const Load = LedgerPoint.extend({ weights: z.string() });
const farthest = Load.omit({
  id: true,
  set: true,
  engine: true,
  said: true,
  chip: true,
  chips: true,
  model: true,
}).extend({
  figures: z.array(
    LedgerFigure.omit({ metric: true, statistic: true, state: true, document: true, why: true }),
  ),
});
const Summary = z.strictObject({
  finding: z.string(),
  meantInside: z.number(),
  headline: LedgerHeadline.omit({ points: true, figures: true }),
  sets: z.array(LedgerCoverage),
  groups: z.array(LedgerGroup.extend({ farthest })),
  open: z.array(LedgerOpen),
  setAside: z.array(LedgerAside),
  unasked: z.array(LedgerUnasked),
});
export type LedgerSummary = Answered<z.infer<typeof Summary>>;
export type LedgerPointListed = Answered<z.infer<typeof Load>>;

/** Head of the page of accuracy: coverage, misses, what is open and what is set aside. */
export const Ledger = documentOf<{ ledger: LedgerSummary }, object>(
  `query Ledger { ledger ${selectionOf(Summary)} }`,
);

/** A page of everything that was predicted. */
export const LedgerPoints = documentOf<
  { ledger: { points: PageOf<LedgerPointListed> } },
  { after: string | null }
>(`query LedgerPoints($after: String) { ledger { points(first: 100, after: $after) ${pageOf(Load)} } }`);
