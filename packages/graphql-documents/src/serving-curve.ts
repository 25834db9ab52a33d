import { ServedGoodput, ServingBands } from '@inferbench/domain/simulation/serve-result';
import { LoadLatency, ServedLoad, ServingCurve as Curve } from '@inferbench/domain/simulation/serving-curve';
import { z } from 'zod';
import { wholeAnswer } from './whole-answer.ts';

const latency = LoadLatency.pick({ p50: true, p95: true });
const band = ServingBands.shape.ttftMs.pick({ p95: true });

const ShownLoad = ServedLoad.pick({
  concurrency: true,
  requestsPerSec: true,
  outputTokensPerSecPerChip: true,
  replications: true,
}).extend({ ttft: latency, tpot: latency, goodput: ServedGoodput.pick({ requestsPerSec: true }).nullable() });
export type ShownLoad = z.infer<typeof ShownLoad>;

/** What a chart shows of a system under load: the API is asked for no more. */
export const ShownCurve = Curve.pick({ chips: true, engineVersion: true }).extend({
  loads: z.array(ShownLoad),
  capacity: Curve.shape.capacity.unwrap().pick({ requestsPerSec: true, limitedBy: true }).nullable(),
  knees: z.array(Curve.shape.knees.element.pick({ latency: true, concurrency: true, valueMs: true })),
  band: z.strictObject({ ttftMs: band, tpotMs: band }),
});
export type ShownCurve = z.infer<typeof ShownCurve>;

/** One system under load, as far as a chart shows it. */
export const ServingCurve = wholeAnswer({
  field: 'servingCurve',
  input: 'ServingCurveInput',
  type: 'ServingCurve',
  shape: ShownCurve,
});
