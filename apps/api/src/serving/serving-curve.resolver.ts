import { SLO_PRESETS } from '@inferbench/domain/terms/slo';
import { ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { keptOutcome } from '../compute/kept-outcome.ts';
import type { SloInput } from '../slice/assumptions.input.ts';
import { withoutNulls } from '../graphql/without-nulls.ts';
import { ServingCurveInput } from './serving-curve.input.ts';
import { ServingCurveOutcome, type ServingCurveType } from './serving-curve.type.ts';

@Resolver()
export class ServingCurveResolver {
  @Query(() => ServingCurveOutcome, {
    description:
      'Latency percentiles, throughput and capacity of one system under several loads, simulated request by request; the same engine as `inferbench serve`.',
  })
  async servingCurve(
    @Arg('request', () => ServingCurveInput, { description: 'The system, the lengths and the loads.' })
    input: ServingCurveInput,
    @Ctx() context: ApiContext,
  ): Promise<ServingCurveType | SimulationRefusedType> {
    context.reads.catalogue(context.catalogueVersion);
    const request = parsedInput(
      ServingCurveRequest,
      { ...input, slo: limitsOf(input.slo) },
      context.catalogue,
    );
    if (!request.ok) return request.error;
    const curve = await keptOutcome(context, 'servingCurve', request.value);
    return curve.ok ? { ...curve.value, kind: 'ServingCurve' } : refusedBy(curve.error);
  }
}

/** Limits of a preset, of a client's own, or both: its own count. */
function limitsOf(slo: SloInput | null | undefined): object | null {
  if (slo === null || slo === undefined) return null;
  const { preset, ...own } = slo;
  return { ...(preset ? SLO_PRESETS[preset] : {}), ...withoutNulls(own) };
}
