import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { ReferenceSheet, SheetRow } from '@inferbench/domain/simulation/reference-sheet';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { toNotes } from '../simulate/notes.ts';
import { refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { ReferenceSheetOutcome, type ReferenceSheetType, type SheetRowType } from './sheet.type.ts';

@Resolver()
export class SheetResolver {
  @Query(() => ReferenceSheetOutcome, {
    description: 'The reference suite IB-1 on a chip; the same engine as `inferbench sheet`.',
  })
  async referenceSheet(
    @Arg('chip', () => String, { description: 'Slug, for example nvidia-h200-sxm-141gb.' }) chip: string,
    @Ctx() { compute, catalogue, catalogueVersion, reads }: ApiContext,
  ): Promise<ReferenceSheetType | SimulationRefusedType> {
    reads.catalogue(catalogueVersion);
    const sheet = await compute('referenceSheet', chipSlug(catalogue, chip));
    return sheet.ok ? toSheetType(sheet.value) : refusedBy(sheet.error);
  }
}

export function toSheetType({ errorBar, rows, ...sheet }: ReferenceSheet): ReferenceSheetType {
  return {
    kind: 'ReferenceSheet',
    ...sheet,
    rows: rows.map(toRowType),
    decodeErrorBar: errorBar?.decode ?? null,
    prefillErrorBar: errorBar?.prefill ?? null,
  };
}

function toRowType({ name, context, outcome }: SheetRow): SheetRowType {
  return outcome.ok
    ? { name, context, figures: { ...outcome, missing: toNotes(outcome.missing) }, refusal: null }
    : { name, context, figures: null, refusal: outcome.refusal };
}
