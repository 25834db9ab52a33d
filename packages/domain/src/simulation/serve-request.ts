import { z } from 'zod';
import { AskedScheduler } from './scheduler.ts';
import { SimulateRequest } from './simulate-request.ts';
import { Slo } from '../terms/slo.ts';

/** Who sends requests, and when. */
export const ArrivalKind = z.enum(['closed', 'burst', 'poisson', 'constant']);
export type ArrivalKind = z.infer<typeof ArrivalKind>;

/** Requests of a run that count. */
export const ServingWindow = z.enum(['steady', 'whole run']);
export type ServingWindow = z.infer<typeof ServingWindow>;

/** Most requests of one run. */
export const MOST_SERVED_REQUESTS = 20_000;

const size = z.int().min(1).max(1024);

/** Equal workers for prompts or for answers alone. */
export const ServedWorkers = z
  .strictObject({
    workers: size.default(1).describe('Equal workers, each with a whole model; 1 where left out.'),
    tp: size.optional().describe('Tensor-parallel group of a worker.'),
    ep: size.optional().describe('Chips over which a worker spreads its experts.'),
    attentionParallel: SimulateRequest.shape.attentionParallel,
  })
  .describe('Equal workers for prompts or for answers alone.');
export type ServedWorkers = z.infer<typeof ServedWorkers>;

const {
  id,
  chip,
  weightPrecision,
  activationPrecision,
  kvPrecision,
  chips,
  tp,
  pp,
  ep,
  dp,
  attentionParallel,
  framework,
  frameworkVersion,
  techniques,
  attentionFlops,
  activationTraffic,
  costAssumptions,
} = SimulateRequest.shape;

/** One load on one system; the words are those of `simulate` for its phase SERVING (docs/serving.md). */
export const ServeRequest = z
  .strictObject({
    id,
    chip,
    model: SimulateRequest.shape.model.unwrap().describe('Model slug, for example llama-3-8b.'),
    phase: z.literal('serving').optional().describe('As `simulate` calls it; may be left out.'),
    batch: z
      .int()
      .min(1)
      .max(MOST_SERVED_REQUESTS)
      .default(1)
      .describe('Requests in flight of a closed load or a burst: its clients. 1 where left out.'),
    inputTokens: SimulateRequest.shape.inputTokens.unwrap().describe('Prompt tokens a request, at most.'),
    outputTokens: SimulateRequest.shape.outputTokens.unwrap().describe('Answer tokens a request, at most.'),
    lengthSpread: z
      .number()
      .gt(0)
      .max(1)
      .default(1)
      .describe(
        'Shortest share of both lengths: 0.8 draws from 80 to 100 % of them. 1 where left out: all equal.',
      ),
    arrivals: ArrivalKind.default('closed').describe(
      'closed: clients that send again when they are answered; burst: the same, all at once; poisson, constant: `rate` a second.',
    ),
    rate: z
      .number()
      .positive()
      .max(1e6)
      .optional()
      .describe('Requests a second; poisson and constant need it.'),
    requests: z
      .int()
      .min(1)
      .max(MOST_SERVED_REQUESTS)
      .optional()
      .describe('Requests of the run; where left out 10 for each in flight, 1,000 at a rate.'),
    window: ServingWindow.optional().describe(
      'Requests that count: steady leaves out the start and the end. Where left out: the whole run of a burst and of a closed load of fewer than four requests a client, else steady.',
    ),
    seed: z.int().min(0).max(4_294_967_295).default(1).describe('Of all that is drawn; 1 where left out.'),
    scheduler: AskedScheduler.optional().describe(
      'Preset, or fields of one to change; that of the framework where left out.',
    ),
    slo: Slo.partial().optional().describe('Limits of one request; how many keep them is then told.'),
    weightPrecision,
    activationPrecision,
    kvPrecision,
    chips,
    tp,
    pp,
    ep,
    dp,
    attentionParallel,
    layout: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('How chips share the work, as published: tp8/ep8/dpa, or P2x(tp4)+D1x(tp8/ep8/dpa).'),
    prefill: ServedWorkers.optional().describe('Workers for prompts alone; needs `decode`.'),
    decode: ServedWorkers.optional().describe('Workers for answers; needs `prefill`.'),
    framework,
    frameworkVersion,
    techniques,
    attentionFlops,
    activationTraffic,
    costAssumptions,
  })
  .superRefine((request, issues) => {
    const need = (key: 'rate' | 'framework' | 'prefill' | 'decode', why: string) => {
      if (request[key] === undefined)
        issues.addIssue({ code: 'custom', path: [key], message: `needed for ${why}` });
    };
    const { arrivals } = request;
    if (arrivals === 'poisson' || arrivals === 'constant') need('rate', arrivals);
    else if (request.rate !== undefined) {
      issues.addIssue({
        code: 'custom',
        path: ['rate'],
        message: `only for poisson and constant arrivals, not for ${arrivals}`,
      });
    }
    if (request.frameworkVersion !== undefined) need('framework', 'frameworkVersion');
    if (request.prefill !== undefined) need('decode', 'prefill');
    if (request.decode !== undefined) need('prefill', 'decode');
    const splits = [
      request.layout !== undefined,
      request.prefill !== undefined,
      request.techniques?.disaggregated !== undefined,
    ].filter(Boolean);
    if (splits.length > 1) {
      issues.addIssue({
        code: 'custom',
        path: ['layout'],
        message: 'state one of layout, prefill with decode, and techniques.disaggregated',
      });
    }
  })
  .describe('One load on one system, in the words of `inferbench serve`.');
export type ServeRequest = z.infer<typeof ServeRequest>;

/** Requests in flight for which chips are divided where a rate is stated, and nobody says how many there will be. */
export const IN_FLIGHT_AT_A_RATE = 32;
