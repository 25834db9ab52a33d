import { z } from 'zod';
import { Kind } from '@inferbench/domain/terms/kind';
import { Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { fewestLeaders, type MetricLed } from '@inferbench/answers/verdict/leaders';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { SystemType, toSystemType } from '../chip/system.type.ts';
import type { Contender } from '@inferbench/db/board/leader-reader';
import { SliceType } from './slice.type.ts';

/** Most leaders of one metric that are told: more can tie, and then nobody leads. */
const MAX_TIED_LEADERS = 20;

export const LeaderType = objectType(
  'Leader',
  'A system that leads those of its size and layout, by runs that were measured or published.',
  {
    metric: Metric.describe('Metric that it leads.'),
    system: instanceOf(SystemType).describe('The system.'),
    kind: Kind.describe('Kind of the value; flexibility is simulated, and of all that are listed.'),
    value: z.number().describe('Its value.'),
    unit: z.string().describe('Unit of the value.'),
    tied: z.boolean().describe('It shares the lead: the interval of the two does not exclude equality.'),
    systems: z.int().describe('Systems that rank by the metric.'),
  },
);
export type LeaderType = InstanceType<typeof LeaderType>;

export const LeaderlessType = objectType('Leaderless', 'A metric by which somebody ranks and nobody leads.', {
  metric: Metric.describe('The metric.'),
  systems: z.int().describe('Systems that rank by it.'),
  reason: z.string().describe('Why nobody leads: one system alone, or several sizes or layouts.'),
});
export type LeaderlessType = InstanceType<typeof LeaderlessType>;

@Resolver(() => SliceType)
export class SliceFieldsResolver {
  @FieldResolver(() => [LeaderType], {
    description: `Leaders of each of the four metrics under the key that the board shows, at most ${MAX_TIED_LEADERS} of a tie. Nobody leads a list of one, or systems of several sizes or layouts.`,
  })
  async leaders(@Root() slice: SliceType, @Ctx() context: ApiContext): Promise<LeaderType[]> {
    return (await ledOf(slice, context)).flatMap(({ metric, systems, leaders }) =>
      leaders.slice(0, MAX_TIED_LEADERS).map(({ system, value, kind }) => ({
        metric,
        system: toSystemType(system),
        kind: metric === 'FLEXIBILITY' ? 'SIMULATED' : kind,
        value,
        unit: METRIC_DEFINITIONS[metric].unit,
        tied: leaders.length > 1,
        systems,
      })),
    );
  }

  @FieldResolver(() => [LeaderlessType], {
    description: 'Metrics by which nobody leads, each with the reason.',
  })
  async leaderless(@Root() slice: SliceType, @Ctx() context: ApiContext): Promise<LeaderlessType[]> {
    return (await ledOf(slice, context)).flatMap(({ metric, systems, reason }) =>
      reason === null ? [] : [{ metric, systems, reason }],
    );
  }

  @FieldResolver(() => Int, {
    description:
      'The fewest systems of which one leads each metric that somebody leads: three means that no two lead them all.',
  })
  async distinctLeaders(@Root() slice: SliceType, @Ctx() context: ApiContext): Promise<number> {
    return fewestLeaders(await ledOf(slice, context), ({ system }) => system.slug);
  }
}

/** A slice that was reached from a point does not know its rankings; its id leads to one that does. */
async function ledOf(slice: SliceType, { leaders, nodes }: ApiContext): Promise<MetricLed<Contender>[]> {
  const known = slice.ranked ?? (await rankedNode(slice.id, nodes));
  return known === null ? [] : leaders.load(known);
}

async function rankedNode(id: string, nodes: ApiContext['nodes']): Promise<SliceType['ranked']> {
  const node = await nodes.load(id);
  return node instanceof SliceType ? node.ranked : null;
}
