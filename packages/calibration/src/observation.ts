import type { ExclusionReason, Quantity } from '@inferbench/domain/simulation/accuracy';
import type { MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Resolved } from '@inferbench/evaluation/simulation/set-up';

/** A published figure that the simulator can be asked for, with nothing added to what its source states. */
export interface Observation {
  rowId: string;
  document: string;
  grade: MeasurementRow['grade'];
  quantity: Quantity;
  metric: MeasurementRow['metric'];
  value: number;
  chip: string;
  hardwareFamily: string;
  framework: string;
  version: string | null;
  model: string;
  /** Chips at their own sensors, or the whole server. */
  boundary: 'device_sensor' | 'wall';
  /** Who generated the load, where it was not the reference campaign. */
  harness: string | null;
  /** Requests in flight; null where none are stated. */
  inFlight: number | null;
  /** Times of a request and of one step, for a first token in a closed loop, as the same point publishes them. */
  loop: { cycleSec: number; stepSec: number } | null;
  statistic: string | null;
  /** Answer tokens as stated: a first token in a loop waits for others' answers, whose length its own request does not name. */
  answerTokens: number | null;
  request: SimulateRequest;
  resolved: Resolved;
}

/** Why a figure is left out, in words. */
export const EXCLUSION_REASONS = {
  NO_CHIP: 'the hardware is not in the catalogue',
  NO_MODEL: 'the model is not in the catalogue, or has layers of a kind that nothing was fitted for',
  NO_BATCH: 'the source does not state the batch',
  NO_LENGTHS: 'the source does not state prompt and answer lengths',
  NO_PRECISION: 'the source does not state the precision',
  NO_SHAPE: 'the source does not state the shape of the kernel',
  GRADE_C: 'batch, lengths or conditions are not controlled (source grade C)',
  BOUNDARY: 'the power boundary is neither the chip nor the wall',
  TECHNIQUE: 'tokens are drafted or prompts reused, and nobody says how many',
  LAYOUT: 'the simulator has no model of how its chips share the work',
  OTHER_FIGURE: 'a percentile, or a figure that follows from others',
  REFUSED: 'the simulator refuses the configuration',
} as const satisfies Record<ExclusionReason, string>;
/** What is held out together: one model on one generation of hardware. */
export function groupOf({ hardwareFamily, model }: Observation): string {
  return `${hardwareFamily} ${model}`;
}
