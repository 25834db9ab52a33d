import type { Finding, RuleId, Severity } from '@inferbench/domain/finding';
import { Field, ObjectType } from 'type-graphql';
import { SeverityEnum } from './enums.ts';

@ObjectType('Finding', { description: 'Verdict of one rule: what, where, expected, why, how to fix.' })
export class FindingType implements Finding {
  @Field(() => String, { description: 'Rule id, for example PHYS-BANDWIDTH.' })
  rule!: RuleId;

  @Field(() => SeverityEnum, { description: 'What it means for the result.' })
  severity!: Severity;

  @Field(() => String, { description: 'JSON path in the run.' })
  path!: string;

  @Field(() => String, { description: 'A sentence with the arithmetic.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'What was found, with its unit.' })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'What would pass.' })
  expected!: string | null;

  @Field(() => String, { nullable: true, description: 'How to fix or explain it.' })
  fix!: string | null;
}

/** Compiles only while class and schema have the same keys. */
export const FINDING_KEYS_MATCH: Record<keyof Finding, true> & Record<keyof FindingType, true> = {
  rule: true,
  severity: true,
  path: true,
  message: true,
  value: true,
  expected: true,
  fix: true,
};
