import type { Outcome, Refused } from '@inferbench/domain/errors/outcome';
import {
  type ReferenceSheet,
  SheetFigures,
  SheetRowName,
} from '@inferbench/domain/simulation/reference-sheet';
import type { AnsweredSheet } from '@inferbench/graphql-documents/chip-analyses';
import { fromGraphql, refusedFrom } from '../api/from-graphql.ts';

export type ShownSheet = Omit<ReferenceSheet, 'precision'>;

export function sheetFrom(answer: AnsweredSheet | Refused): Outcome<ShownSheet> {
  if ('code' in answer) return { ok: false, refused: refusedFrom(answer) };
  const { rows, decodeErrorBar: decode, prefillErrorBar: prefill, ...sheet } = answer;
  const errorBar = decode === null || prefill === null ? null : { decode, prefill };
  return { ok: true, value: { ...sheet, errorBar, rows: rows.map(rowFrom) } };
}

function rowFrom({
  name,
  context,
  figures,
  refusal,
}: AnsweredSheet['rows'][number]): ShownSheet['rows'][number] {
  const outcome =
    figures === null
      ? { ok: false as const, refusal: refusal ?? { code: 'INTERNAL', message: '', fix: null } }
      : fromGraphql(SheetFigures, { ok: true, ...figures });
  return { name: fromGraphql(SheetRowName, name), context, outcome };
}
