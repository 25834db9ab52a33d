import { type ClassType, createUnionType } from 'type-graphql';
import { z } from 'zod';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { ServingCapacity } from '@inferbench/domain/errors/serving-capacity';
import { objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { SimulatedCostType } from './simulated-parts.type.ts';
import { asNotes } from './notes.ts';

export const SimulateResultType = objectTypeOf(SimulateResult, 'SimulateResult', {
  expected: SimulateResult.shape.expected
    .nullable()
    .describe('On the named stack; without one, on the best public stack.'),
  errorBar: z.number().meta({
    description: 'Half-width of the error bar of the expected time, as a share.',
    deprecationReason: 'Use `band`, which also says what it rests on; remove after 2027-11-27',
  }),
  cost: instanceOf(SimulatedCostType).nullable().describe('Null without a price.'),
  missing: asNotes(SimulateResult.shape.missing),
  provenance: asNotes(SimulateResult.shape.provenance),
  costs: z.array(instanceOf(SimulatedCostType)).describe('On every basis that has a price; bases never mix.'),
  fits: null,
  costAssumptions: null,
});
export type SimulateResultType = InstanceType<typeof SimulateResultType> & { kind: 'SimulateResult' };

export const SimulationRefusedType = objectType(
  'SimulationRefused',
  'The configuration cannot be simulated.',
  {
    code: ErrorCode.describe(
      'Error code: INVALID, NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION, DOES_NOT_FIT, SATURATED or TOO_LONG.',
    ),
    message: z.string().describe('The reason with its arithmetic.'),
    path: z.string().nullable().describe('Field of the request.'),
    fix: z.string().nullable().describe('What would help.'),
    capacity: ServingCapacity.nullable().describe(
      'What the system can serve, where more is asked for; null else.',
    ),
  },
);
export type SimulationRefusedType = InstanceType<typeof SimulationRefusedType> & {
  kind: 'SimulationRefused';
};

/** The union of what a question answers and why the engine gives no number; `ClaimOutcome` is that of `claim`. */
export function orRefused<Answer extends ClassType>(
  name: `${string}Outcome`,
  answer: Answer,
  description = `Outcome of ${name.charAt(0).toLowerCase()}${name.slice(1, -'Outcome'.length)}.`,
) {
  return createUnionType({ name, description, types: () => [answer, SimulationRefusedType] as const });
}

export const SimulateOutcome = orRefused('SimulateOutcome', SimulateResultType);
