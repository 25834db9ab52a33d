import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { readSystems } from '@inferbench/db/specifications/specification-reader';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { SystemType, toSystemType } from './system.type.ts';

export const SystemConnectionType = connectionOf('System', () => SystemType, 'A page of systems, by slug.');

@Resolver()
export class SystemResolver {
  @Query(() => SystemType, { nullable: true, description: 'A system by slug; null where there is none.' })
  async system(
    @Arg('slug', () => String, { description: 'For example nvidia-h100-sxm5-80gb-x1-vllm.' }) slug: string,
    @Ctx() { database, reads, catalogueVersion }: ApiContext,
  ): Promise<SystemType | null> {
    reads.catalogue(catalogueVersion);
    const { rows } = await readSystems(database.pool, { chip: null, slug }, { after: null, limit: 1 });
    const [stored] = rows;
    return stored === undefined ? null : toSystemType(stored);
  }

  @Query(() => SystemConnectionType, { description: 'Systems that results exist of, by slug.' })
  async systems(
    @Arg('first', () => Int, { description: 'Systems a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last system seen.' })
    after: string | null,
    @Arg('chip', () => String, { nullable: true, description: 'Only of the chip with this slug.' })
    named: string | null,
    @Ctx() { catalogue, database, reads, cursors, catalogueVersion }: ApiContext,
  ): Promise<Page<SystemType>> {
    checkPageSize(first);
    reads.catalogue(catalogueVersion);
    const chip = named ? chipSlug(catalogue, named) : null;
    const scope = `systems:${chip ?? ''}`;
    const { rows, totalCount } = await readSystems(
      database.pool,
      { chip, slug: null },
      { after: after ? cursors.decodeKey(after, z.string(), scope) : null, limit: first + 1 },
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: toSystemType, cursor: (row) => cursors.encodeKey(row.slug, scope) },
    );
  }
}
