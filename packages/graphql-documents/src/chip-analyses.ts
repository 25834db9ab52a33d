import type { Refused } from '@inferbench/domain/errors/outcome';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { type ReferenceSheet, SheetFigures } from '@inferbench/domain/simulation/reference-sheet';
import { documentOf, orRefused, selectionOf } from './whole-answer.ts';

/** A reference sheet as the API writes it: a row holds figures or the reason why there are none. */
export interface AnsweredSheet extends Omit<ReferenceSheet, 'precision' | 'rows' | 'errorBar'> {
  rows: {
    name: string;
    context: number;
    figures: object | null;
    refusal: { code: string; message: string; fix: string | null } | null;
  }[];
  decodeErrorBar: number | null;
  prefillErrorBar: number | null;
}

/** Selections of a reference sheet and of a grid, or why there is none. */
export const SHEET =
  orRefused(`... on ReferenceSheet { suite chip model scaleUpChips uncalibrated engineVersion policyVersion
  decodeErrorBar prefillErrorBar
  rows { name context figures ${selectionOf(SheetFigures.omit({ ok: true }))} refusal { code message fix } } }`);
export const GRID = orRefused(`... on FlexibilityReport ${selectionOf(FlexibilityReport)}`);

/** Reference sheet and grid of a chip. */
export const ChipAnalyses = documentOf<
  { referenceSheet: AnsweredSheet | Refused; flexibility: object | Refused },
  { slug: string }
>(
  `query ChipAnalyses($slug: String!) { referenceSheet(chip: $slug) ${SHEET} flexibility(chip: $slug) ${GRID} }`,
);
