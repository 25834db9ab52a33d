import { ErrorCode } from '@inferbench/domain/errors/error-code';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { type PointPhases, WhatIfRequest } from '@inferbench/domain/simulation/what-if';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { keptOutcome } from '../compute/kept-outcome.ts';
import type { ApiContext } from '../graphql/context.ts';
import { toSheetType } from '../sheet/sheet.resolver.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import { toSimulateResult } from '../simulate/simulate.resolver.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { WhatIfInput, WhatIfOutcome, type WhatIfType } from './what-if.type.ts';

@Resolver()
export class WhatIfResolver {
  @Query(() => WhatIfOutcome, {
    description:
      'A chip with other figures: an operating point, its place, its reference sheet and its grid, before and after.',
  })
  async whatIf(
    @Arg('request', () => WhatIfInput, { description: 'The chip, its edits and the operating point.' })
    input: WhatIfInput,
    @Ctx() context: ApiContext,
  ): Promise<WhatIfType | SimulationRefusedType> {
    context.reads.catalogue(context.catalogueVersion);
    const request = parsedInput(WhatIfRequest, input, context.catalogue);
    if (!request.ok) return request.error;
    const outcome = await keptOutcome(context, 'whatIf', request.value);
    if (!outcome.ok) return refusedBy(outcome.error);
    const { before, after, sheet, flexibility, ...rest } = outcome.value;
    return {
      kind: 'WhatIf',
      ...rest,
      before: memberOf(before.phases, toPoint),
      after: memberOf(after.phases, toPoint),
      sheet: memberOf(sheet, toSheetType),
      flexibility: memberOf(flexibility, (report) => ({ kind: 'FlexibilityReport' as const, ...report })),
    };
  }
}

/** An outcome as a member of a union. */
function memberOf<From, To>(outcome: Outcome<From>, to: (value: From) => To): To | SimulationRefusedType {
  return outcome.ok
    ? to(outcome.value)
    : {
        kind: 'SimulationRefused',
        ...outcome.refused,
        code: ErrorCode.parse(outcome.refused.code),
        capacity: null,
      };
}

function toPoint({ generate, prefill, decode }: PointPhases) {
  return {
    kind: 'WhatIfPoint' as const,
    generate: toSimulateResult(generate),
    prefill: toSimulateResult(prefill),
    decode: toSimulateResult(decode),
  };
}
