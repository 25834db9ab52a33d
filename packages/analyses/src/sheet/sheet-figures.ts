import type { SheetFigures } from '@inferbench/domain/simulation/reference-sheet';
import type { SimulatedTimes, SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { usefulTopsPerChip } from '@inferbench/scoring/useful-tops';
import { MS_PER_SEC } from '@inferbench/units/si';

interface SheetLoad {
  batch: number;
  /** Tokens that the timed work produces or reads: one a sequence in decode, whole prompts in prefill. */
  tokens: number;
  decodes: boolean;
}

/** Milliseconds of the step or of the prompts. */
function latencyMs({ tpotMs, prefillLatencyMs }: SimulatedTimes): number {
  return tpotMs ?? prefillLatencyMs ?? Number.NaN;
}

/** A row of the sheet from what `simulate` answers; rates, cost and energy at the expected time. */
export function sheetFigures(result: SimulateResult, { batch, tokens, decodes }: SheetLoad): SheetFigures {
  const { placement, precision, boundBy, flops, chips } = result;
  const expectedSec = latencyMs(result.expected) / MS_PER_SEC;
  const work = { prefill: decodes ? 0 : flops, decode: decodes ? flops : 0 };
  const usefulTops = usefulTopsPerChip(work, expectedSec, chips);
  const attainableSec = latencyMs(result.attainable) / MS_PER_SEC;
  const perHour = (usdPerHour: number) => (usefulTops * chips) / usdPerHour;
  const { power, costs, missing } = result;
  const watts =
    power === null
      ? []
      : [
          { boundary: 'wall' as const, watts: power.wallWatts },
          { boundary: 'device_sensor' as const, watts: power.acceleratorWatts },
        ];
  return {
    ok: true,
    batch,
    placement,
    computed: precision.computed,
    limitedBy: boundBy,
    times: {
      idealMs: latencyMs(result.ideal),
      attainableMs: latencyMs(result.attainable),
      expectedMs: latencyMs(result.expected),
    },
    usefulTops,
    // The result's share of peak is at the attainable time.
    utilisation: (result.utilisation * attainableSec) / expectedSec,
    tokensPerSecPerUser: decodes ? 1 / expectedSec : null,
    tokensPerSec: tokens / expectedSec,
    costEfficiency: costs.map(
      ({ basis, usdPerHour, usdPerMillionOutputTokens, usdPerMillionInputTokens }) => ({
        basis,
        topsPerUsdPerHour: perHour(usdPerHour),
        usdPerHour,
        usdPerMillionTokens: (decodes ? usdPerMillionOutputTokens : usdPerMillionInputTokens) ?? Number.NaN,
      }),
    ),
    energyEfficiency: watts.map((entry) => ({
      ...entry,
      topsPerWatt: (usefulTops * chips) / entry.watts,
      joulesPerToken: (entry.watts * expectedSec) / tokens,
    })),
    missing,
  };
}
