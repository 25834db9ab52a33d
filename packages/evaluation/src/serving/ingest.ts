import type { FrontEnd } from '@inferbench/serving/load';
import type { Stack } from '@inferbench/simulator/effect-keys';
import { ingestSecOf } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import type { SetUp } from '../simulation/set-up.ts';
import { servingContext } from './stack-terms-for.ts';

/** Work of a stack's front end before a scheduler sees a request, fitted to first tokens of few requests in flight. */
export function ingestOf(stack: Stack, setUp: SetUp): FrontEnd {
  return { ingestSec: ingestSecOf(stack, servingContext(setUp), CALIBRATION), ingestSecPerKiloToken: 0 };
}
