import type { LedgerPoint, LedgerState } from '@inferbench/domain/simulation/ledger';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { LedgerPointConnectionType, LedgerStateEnum, LedgerType } from './ledger.type.ts';

@Resolver(() => LedgerType)
export class LedgerResolver {
  @Query(() => LedgerType, {
    description:
      'What the engine said before it had seen a figure, beside what was published of it: coverage, misses, what is open and what is set aside.',
  })
  async ledger(): Promise<LedgerType> {
    return (await import('./committed-ledger.ts')).SUMMARY;
  }

  @FieldResolver(() => LedgerPointConnectionType, {
    description: 'The predictions in full, the oldest first.',
  })
  async points(
    @Arg('first', () => Int, { description: 'Loads a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last load seen.' })
    after: string | null,
    @Arg('state', () => LedgerStateEnum, {
      nullable: true,
      description: 'Only loads of which a figure is in this state; left out: all.',
    })
    state: LedgerState | null,
    @Ctx() { cursors }: ApiContext,
  ): Promise<Page<LedgerPoint>> {
    checkPageSize(first);
    const { points } = await import('./committed-ledger.ts');
    const scope = ['ledger', state].join(':');
    const from = after ? cursors.decodeKey(after, z.int().nonnegative(), scope) + 1 : 0;
    const shown = [...points.entries()].filter(
      ([, { figures }]) => !state || figures.some((figure) => figure.state === state),
    );
    const left = shown.filter(([place]) => place >= from);
    return pageOf(
      left.slice(0, first + 1),
      { first, after, totalCount: shown.length },
      { node: ([, point]) => point, cursor: ([place]) => cursors.encodeKey(place, scope) },
    );
  }
}
