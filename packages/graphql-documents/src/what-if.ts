import type { Refused } from '@inferbench/domain/errors/outcome';
import { Cost } from '@inferbench/domain/scores/score';
import {
  SimulatedCapacity,
  SimulatedPower,
  SimulateResult,
} from '@inferbench/domain/simulation/simulate-result';
import { AttainableShares, WhatIfPlaces } from '@inferbench/domain/simulation/what-if';
import { z } from 'zod';
import { type AnsweredSheet, GRID, SHEET } from './chip-analyses.ts';
import { documentOf, type InputOf, orRefused, selectionOf } from './whole-answer.ts';

const ShownResult = SimulateResult.pick({
  chips: true,
  placement: true,
  boundBy: true,
  ideal: true,
  attainable: true,
  expected: true,
  arithmeticIntensity: true,
  expectedUsefulTops: true,
  expectedUtilisation: true,
}).extend({
  band: SimulateResult.shape.band.pick({ share: true }),
  precision: SimulateResult.shape.precision.pick({ computed: true }),
  power: SimulatedPower.pick({ acceleratorWatts: true, wallWatts: true, clamped: true }).nullable(),
  costs: z.array(Cost.pick({ basis: true, usdPerHour: true, usdPerMillionOutputTokens: true })),
  capacity: SimulatedCapacity.pick({ maxBatch: true, bytesNeeded: true, bytesAvailable: true }),
});
export type ShownResult = z.infer<typeof ShownResult>;

/** Figures that the page shows of a batch and its phases: the API is asked for no more. */
export const ShownPhases = z.strictObject({
  generate: ShownResult,
  prefill: ShownResult,
  decode: ShownResult,
});
export type ShownPhases = z.infer<typeof ShownPhases>;

const POINT = orRefused(`... on WhatIfPoint ${selectionOf(ShownPhases)}`);
const EDITED = `... on WhatIf {
  before ${POINT} after ${POINT} sheet ${SHEET} flexibility ${GRID} engineVersion
  attainable ${selectionOf(AttainableShares)} places ${selectionOf(WhatIfPlaces)} }`;

interface Edited {
  attainable: AttainableShares;
  places: WhatIfPlaces;
  before: object | Refused;
  after: object | Refused;
  sheet: AnsweredSheet | Refused;
  flexibility: object | Refused;
  engineVersion: string;
}

/** A chip as it is specified, and what edits do to it. */
export const WhatIf = documentOf<
  {
    referenceSheet: AnsweredSheet | Refused;
    flexibility: object | Refused;
    whatIf: Edited | Refused;
  },
  { chip: string; request: InputOf<'WhatIfInput'> }
>(`query WhatIf($chip: String!, $request: WhatIfInput!) {
  referenceSheet(chip: $chip) ${SHEET} flexibility(chip: $chip) ${GRID} whatIf(request: $request) ${orRefused(EDITED)} }`);
