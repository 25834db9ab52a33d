import { ruleCounts } from '@inferbench/db/points/rule-counts';
import { onceFor } from '@inferbench/units/once-for';
import { RULE_CATALOGUE } from '@inferbench/evaluation/rule-catalogue';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { Severity } from '@inferbench/domain/errors/finding';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';

const RuleType = objectType('Rule', 'One rule that every specification and run is checked against.', {
  id: z.string().describe('Stable name, for example PHYS-BANDWIDTH.'),
  title: z.string().describe('What holds when it passes.'),
  severity: Severity.describe('What breaking it means.'),
  since: z.string().describe('Engine version that applied it first.'),
  explanation: z.string().describe('Why it exists.'),
  formula: z.string().nullable().describe('The arithmetic; null for rules without any.'),
});
type RuleType = InstanceType<typeof RuleType>;

const RuleFiringsType = objectType('RuleFirings', 'How often a rule fires on the points that stand.', {
  findings: z.int().describe('Findings.'),
  points: z.int().describe('Points that have one or more.'),
});
type RuleFiringsType = InstanceType<typeof RuleFiringsType>;

@Resolver(() => RuleType)
export class RuleResolver {
  @Query(() => [RuleType], { description: 'The rule catalogue, in its own order.' })
  rules(): RuleType[] {
    return [...RULE_CATALOGUE];
  }

  @FieldResolver(() => RuleFiringsType, {
    description:
      'How often it fires on what stands and was scored under the versions of the epoch that the board shows.',
  })
  async fires(@Root() rule: RuleType, @Ctx() context: ApiContext): Promise<RuleFiringsType> {
    const { counts } = await countsOf(context);
    return counts.find((count) => count.rule === rule.id) ?? { findings: 0, points: 0 };
  }
}

/** All rules of a request ask once. */
const countsOf = onceFor(({ database, epochs }: ApiContext) =>
  epochs.pinned(
    (epochId) => ruleCounts(database.pool, epochId),
    (answer) => answer.epochId,
  ),
);
