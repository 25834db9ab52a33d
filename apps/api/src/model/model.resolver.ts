import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { readModels } from '@inferbench/db/specifications/specification-reader';
import type { Model } from '@inferbench/domain/models/model';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize, MAX_CATALOGUE_PAGE } from '../graphql/page-size.ts';
import { ModelKindEnum } from '../graphql/specification-enums.ts';
import { ModelType, toModelType } from './model.type.ts';

const ModelConnectionType = connectionOf(
  'Model',
  () => ModelType,
  'A page of the models of the catalogue, by slug.',
);

@Resolver()
export class ModelResolver {
  @Query(() => ModelType, {
    nullable: true,
    description:
      'A model by its slug or another name that means no other; null where the catalogue has none.',
  })
  async model(
    @Arg('slug', () => String, { description: 'For example llama-3-8b.' }) slug: string,
    @Ctx() { catalogue, database, reads, catalogueVersion }: ApiContext,
  ): Promise<ModelType | null> {
    reads.catalogue(catalogueVersion);
    const { rows } = await readModels(
      database.pool,
      { kind: null, slug: modelSlug(catalogue, slug), unreviewed: false },
      { after: null, limit: 1 },
    );
    const [stored] = rows;
    return stored === undefined ? null : toModelType(stored);
  }

  @Query(() => ModelConnectionType, { description: 'Models of the catalogue, by slug.' })
  async models(
    @Arg('first', () => Int, { description: `Models a page, 1 to ${MAX_CATALOGUE_PAGE}.` }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last model seen.' })
    after: string | null,
    @Arg('kind', () => ModelKindEnum, { nullable: true, description: 'Only of this kind.' })
    kind: Model['kind'] | null,
    @Arg('includeUnreviewed', () => Boolean, {
      nullable: true,
      description: 'With those that an organisation declared and nobody reviewed; false where left out.',
    })
    includeUnreviewed: boolean | null,
    @Ctx() { database, reads, cursors, catalogueVersion }: ApiContext,
  ): Promise<Page<ModelType>> {
    checkPageSize(first, MAX_CATALOGUE_PAGE);
    reads.catalogue(catalogueVersion);
    const scope = `models:${kind ?? ''}:${includeUnreviewed ?? false}`;
    const { rows, totalCount } = await readModels(
      database.pool,
      { kind: kind ?? null, slug: null, unreviewed: includeUnreviewed ?? false },
      { after: after ? cursors.decodeKey(after, z.string(), scope) : null, limit: first + 1 },
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: toModelType, cursor: (row) => cursors.encodeKey(row.model.slug, scope) },
    );
  }
}
