import type { Severity } from '@inferbench/domain/finding';
import type { CatalogueRule } from '@inferbench/evaluation/rule-catalogue';
import { Field, Int, ObjectType } from 'type-graphql';
import { SeverityEnum } from '../graphql/enums.ts';

@ObjectType('Rule', { description: 'One rule that every specification and run is checked against.' })
export class RuleType implements CatalogueRule {
  @Field(() => String, { description: 'Stable name, for example PHYS-BANDWIDTH.' })
  id!: CatalogueRule['id'];

  @Field(() => String, { description: 'What holds when it passes.' })
  title!: string;

  @Field(() => SeverityEnum, { description: 'What breaking it means.' })
  severity!: Severity;

  @Field(() => String, { description: 'Engine version that applied it first.' })
  since!: string;

  @Field(() => String, { description: 'Why it exists.' })
  explanation!: string;

  @Field(() => String, { nullable: true, description: 'The arithmetic; null for rules without any.' })
  formula!: string | null;
}

@ObjectType('RuleFirings', { description: 'How often a rule fires on the points that stand.' })
export class RuleFiringsType {
  @Field(() => Int, { description: 'Findings.' })
  findings!: number;

  @Field(() => Int, { description: 'Points that have one or more.' })
  points!: number;
}
