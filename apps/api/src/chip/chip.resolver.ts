import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { readChip } from '@inferbench/db/points/chip-reader';
import { readChips } from '@inferbench/db/specifications/specification-reader';
import type { ChipFamily } from '@inferbench/domain/chips/chip';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { ChipFamilyEnum } from '../graphql/enums.ts';
import { checkPageSize, MAX_CATALOGUE_PAGE } from '../graphql/page-size.ts';
import { ChipType } from './chip.type.ts';
import { toChipType } from './to-chip-type.ts';

const ChipConnectionType = connectionOf(
  'Chip',
  () => ChipType,
  'A page of the chips of the catalogue, by slug.',
);

@Resolver()
export class ChipResolver {
  @Query(() => ChipType, {
    nullable: true,
    description: 'A chip by its slug or another name that means no other; null where the catalogue has none.',
  })
  async chip(
    @Arg('slug', () => String, { description: 'For example nvidia-h100-sxm5-80gb.' }) slug: string,
    @Ctx() { catalogue, database, reads, catalogueVersion }: ApiContext,
  ): Promise<ChipType | null> {
    reads.catalogue(catalogueVersion);
    const stored = await readChip(database.prisma, chipSlug(catalogue, slug));
    return stored === null ? null : toChipType(stored);
  }

  @Query(() => ChipConnectionType, { description: 'Chips of the catalogue, by slug.' })
  async chips(
    @Arg('first', () => Int, { description: `Chips a page, 1 to ${MAX_CATALOGUE_PAGE}.` }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last chip seen.' })
    after: string | null,
    @Arg('family', () => ChipFamilyEnum, { nullable: true, description: 'Only of this architecture family.' })
    family: ChipFamily | null,
    @Arg('vendor', () => String, { nullable: true, description: 'Only of this vendor, letter case aside.' })
    vendor: string | null,
    @Arg('includeUnreviewed', () => Boolean, {
      nullable: true,
      description: 'With those that an organisation declared and nobody reviewed; false where left out.',
    })
    includeUnreviewed: boolean | null,
    @Ctx() { database, reads, cursors, catalogueVersion }: ApiContext,
  ): Promise<Page<ChipType>> {
    checkPageSize(first, MAX_CATALOGUE_PAGE);
    reads.catalogue(catalogueVersion);
    const filter = {
      family: family ?? null,
      vendor: vendor ?? null,
      unreviewed: includeUnreviewed ?? false,
    };
    const scope = `chips:${JSON.stringify(filter)}`;
    const { rows, totalCount } = await readChips(database.pool, filter, {
      after: after ? cursors.decodeKey(after, z.string(), scope) : null,
      limit: first + 1,
    });
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: toChipType, cursor: (row) => cursors.encodeKey(row.chip.slug, scope) },
    );
  }
}
