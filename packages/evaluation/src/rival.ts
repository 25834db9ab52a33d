import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type {
  SimulatedAgainst,
  SimulatedTimes,
  SimulateResult,
} from '@inferbench/domain/simulation/simulate-result';
import { ratioOf } from '@inferbench/simulator/ratio-of';
import { invariant } from '@inferbench/units/invariant';
import { chipNotFound } from './simulation/refusals.ts';

/** Simulator of a request; handed in, since simulating asks for rivals. */
interface Asking {
  catalogue: CatalogueView;
  simulate: (request: SimulateRequest, catalogue: CatalogueView) => Result<SimulateResult, InferbenchError>;
}

/** The same work on the chip that a request names as its rival, on as many chips, and the ratio of both. Errors: those of `simulate`. */
export function rivalOf(
  request: SimulateRequest,
  own: SimulateResult,
  { catalogue, simulate }: Asking,
): Result<SimulatedAgainst, InferbenchError> {
  const { against = '', ...same } = request;
  const [chip, rival] = [catalogue.chips.get(same.chip), catalogue.chips.get(against)];
  if (rival === undefined) return fail(named(chipNotFound(against, catalogue.chips)));
  invariant(chip !== undefined, 'the first chip was just simulated');
  // Pools state their own numbers of chips, and a kernel runs on one.
  const isCounted = same.phase !== 'op' && same.techniques?.disaggregated === undefined;
  const asked = { ...same, effects: false, chip: rival.slug, ...(isCounted ? { chips: own.chips } : {}) };
  const other = simulate(asked, catalogue);
  if (!other.ok) return fail(named(other.error));
  const { chips, placement, expected } = other.value;
  const sides = { a: { chip, value: rateOf(own.expected) }, b: { chip: rival, value: rateOf(expected) } };
  return ok({ chip: rival.slug, chips, placement, expected, ...ratioOf(sides.a, sides.b, same.phase) });
}

/** The error of the rival under the name that the request gives it. */
function named({ code, message, details }: InferbenchError): InferbenchError {
  return new InferbenchError(code, message, { ...details, path: 'against' });
}

/** Rate of a phase, in a unit that both sides share: tokens of all sequences, else prompts, images or kernels. */
function rateOf({ outputTokensPerSec, prefillLatencyMs, imagesPerSec, opLatencyUs }: SimulatedTimes): number {
  const rate = outputTokensPerSec ?? imagesPerSec;
  if (rate !== undefined) return rate;
  const time = prefillLatencyMs ?? opLatencyUs;
  invariant(time !== undefined, 'every phase has a rate or a time');
  return 1 / time;
}
