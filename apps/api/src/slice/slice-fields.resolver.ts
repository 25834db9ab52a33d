import { z } from 'zod';
import { Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { MAX_TIED_LEADERS, type StoredLeader } from '@inferbench/db/board/leader-reader';
import { contestedLeaders } from '@inferbench/analyses/ranking/leaders';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import { SliceType } from './slice.type.ts';

export const LeaderType = objectType('Leader', 'A system that no other of its slice is wholly better than.', {
  metric: Metric.describe('Metric that it leads.'),
  system: instanceOf(SystemType).describe('The system.'),
  value: z.number().describe('Its value.'),
  unit: z.string().describe('Unit of the value.'),
  tied: z.boolean().describe('It shares the lead: its interval overlaps that of another leader.'),
  systems: z.int().describe('Systems that rank by the metric; with one the lead is uncontested.'),
});
export type LeaderType = InstanceType<typeof LeaderType>;

@Resolver(() => SliceType)
export class SliceFieldsResolver {
  @FieldResolver(() => [LeaderType], {
    description: `Leaders of each of the four metrics under the key that the board shows, at most ${MAX_TIED_LEADERS} of a tie.`,
  })
  async leaders(@Root() slice: SliceType, @Ctx() context: ApiContext): Promise<LeaderType[]> {
    const leaders = await leadersOf(slice, context);
    return leaders.map((leader) => ({
      metric: leader.metric,
      system: toSystemType(leader.system),
      value: leader.value,
      unit: METRIC_DEFINITIONS[leader.metric].unit,
      tied: leaders.some((other) => other !== leader && other.metric === leader.metric),
      systems: leader.systems,
    }));
  }

  @FieldResolver(() => Int, {
    description:
      'The fewest systems of which one leads each metric by which at least two rank: three means that no two lead them all.',
  })
  async distinctLeaders(@Root() slice: SliceType, @Ctx() context: ApiContext): Promise<number> {
    const leaders = await leadersOf(slice, context);
    return contestedLeaders(leaders.map((leader) => ({ ...leader, system: leader.system.slug })));
  }
}

/** A slice that was reached from a point does not know its rankings; its id leads to one that does. */
async function leadersOf(slice: SliceType, { leaders, nodes }: ApiContext): Promise<StoredLeader[]> {
  const known = slice.ranked ?? (await rankedNode(slice.id, nodes));
  return known === null ? [] : leaders.load(known);
}

async function rankedNode(id: string, nodes: ApiContext['nodes']): Promise<SliceType['ranked']> {
  const node = await nodes.load(id);
  return node instanceof SliceType ? node.ranked : null;
}
