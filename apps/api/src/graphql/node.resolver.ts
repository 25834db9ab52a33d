import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { ApiContext } from './context.ts';
import { NodeType } from './node.type.ts';

const MAX_IDS = 100;

@Resolver()
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description: 'Any object by its global id; null where there is none.',
  })
  node(
    @Arg('id', () => ID, { description: 'Global id.' }) id: string,
    @Ctx() context: ApiContext,
  ): Promise<NodeType | null> {
    context.reads.catalogue(context.catalogueVersion);
    return context.nodes.load(id);
  }

  @Query(() => [NodeType], {
    nullable: 'items',
    description: 'Objects by their global ids, in the order asked for; null where there is none.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: 'Global ids, at most 100.' }) ids: string[],
    @Ctx() context: ApiContext,
  ): Promise<(NodeType | null)[]> {
    if (ids.length > MAX_IDS) {
      throw new InferbenchError('BAD_PAGE_SIZE', `ids: expected at most ${MAX_IDS}, found ${ids.length}.`, {
        path: 'ids',
      });
    }
    context.reads.catalogue(context.catalogueVersion);
    return Promise.all(ids.map((id) => context.nodes.load(id)));
  }
}
