import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { absent, simulatedFigure } from '../load/figures.ts';
import { chipIdentity } from '../load/identity.ts';
import { precisionWordOf } from '../load/workload.ts';
import { collapseOf } from './collapse.ts';
import { type ServedRun, servedRuns } from '../mine/served-runs.ts';
import type { PointText } from '../verdict/of-points.ts';
import { type OnChip, stepOnFewest } from './operating-point.ts';
import { noneOf, publishedNear } from './published.ts';
import type { WhatToExpectRequest } from './request.ts';
import type { ExpectedContext, ExpectedLoad, WhatToExpect } from './shape.ts';

export interface WhatToExpectInput {
  request: WhatToExpectRequest;
  /** Published runs of one user alone on the chip with the model. */
  streams: readonly StreamPoint[];
  /** Published points of servers of the chip with the model. */
  served: readonly PointText[];
  catalogue: CatalogueView;
}

const CONTEXTS = [1024, 4096, 16_384, 32_768, 65_536, 131_072] as const;
const USERS = [1, 20] as const;

/**
 * Tells what one user and what 20 get of a model on a chip over context, and the largest batch of it and of others; all of it by `simulate`,
 * with what was published near beside.
 * Errors: NOT_FOUND, and those of `simulate` of the chip but that nothing fits.
 */
export function whatToExpect({
  request,
  streams,
  served,
  catalogue,
}: WhatToExpectInput): Result<WhatToExpect, InferbenchError> {
  const { chip, beside, precision } = request;
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const unknown = [chip, ...beside].find((slug) => !catalogue.chips.has(slug));
  if (unknown !== undefined) return fail(chipNotFound(unknown, catalogue.chips));
  const { name: modelName, slug, maxContextTokens } = model.value;
  const on: OnChip = { chip, model: model.value, precision, catalogue };
  const least = stepOnFewest(on, { users: 1, context: 1 });
  if (!least.ok && least.error.code !== 'DOES_NOT_FIT') return least;
  const alone = streams.flatMap((run) => (run.phase === 'DECODE' ? { ...run, users: 1 } : []));
  const runs = [...alone, ...servedRuns(served)].filter((run) => run.precision === precision);
  return ok({
    chip,
    label: chipIdentity(chip, catalogue).label,
    model: slug,
    modelName,
    precision,
    contexts: CONTEXTS.filter((context) => context <= maxContextTokens).map((context) =>
      expectedAt({ ...on, runs }, context),
    ),
    collapse: collapseOf(
      on,
      beside.map((other) => ({ ...on, chip: other })),
    ),
    band: least.ok ? least.value.band.basis : null,
    engineVersion: ENGINE_VERSION,
  });
}

interface WithRuns extends OnChip {
  /** Published runs of the model on the chip, in its class of weights. */
  runs: readonly ServedRun[];
}

function expectedAt(on: WithRuns, context: number): ExpectedContext {
  const loads = USERS.map((users) => expectedLoad(on, users, context));
  return { context, promptMs: promptAlone(on, context, loads[0]?.chips ?? null), loads };
}

function expectedLoad({ runs, ...on }: WithRuns, users: number, context: number): ExpectedLoad {
  const found = stepOnFewest(on, { users, context });
  if (!found.ok) {
    const none = absent(found.error.message);
    return {
      users,
      chips: null,
      tpotMs: none,
      each: none,
      all: none,
      published: noneOf('does not fit'),
      refused: found.error.code,
    };
  }
  const { chips, expected, band } = found.value;
  return {
    users,
    chips,
    tpotMs: simulatedFigure(expected.tpotMs, band.share),
    each: simulatedFigure(expected.decodeTokensPerSec, band.share),
    all: simulatedFigure(expected.outputTokensPerSec, band.share),
    published: publishedNear(runs, { chips, users, context }),
    refused: null,
  };
}

/** A prompt as long as the context, nobody beside, on the chips that hold it. */
function promptAlone({ chip, model, precision, catalogue }: OnChip, context: number, chips: number | null) {
  if (chips === null) return absent('does not fit');
  const weightPrecision = precisionWordOf(precision, model);
  const found = simulate(
    { chip, chips, model: model.slug, phase: 'prefill', batch: 1, inputTokens: context, weightPrecision },
    catalogue,
  );
  if (!found.ok) return absent(found.error.message);
  return simulatedFigure(found.value.expected.prefillLatencyMs, found.value.band.share);
}
