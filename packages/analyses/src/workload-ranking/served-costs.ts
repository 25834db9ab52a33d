import type { Chip } from '@inferbench/domain/chips/chip';
import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import type { Cost } from '@inferbench/domain/scores/score';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { costInputsUnder } from '@inferbench/scoring/assumed-score';
import { costsOf } from '@inferbench/scoring/cost';
import { modelledPower, pricesOf } from '@inferbench/scoring/cost-inputs';

interface ServedOn {
  chip: Chip;
  chips: number;
}

/** Costs on every basis under a client's assumptions, of one system at what it serves; none where it serves nothing. */
export function servedCosts(
  { outputTokensPerSec, power }: Pick<ServeResult, 'outputTokensPerSec' | 'power'>,
  { chip, chips }: ServedOn,
  { prices, ownership }: Pick<Assumptions, 'prices' | 'ownership'>,
): Cost[] {
  if (outputTokensPerSec === 0) return [];
  const modelled = modelledPower({ chip, chips, simulatedWatts: power?.acceleratorWatts ?? null });
  const inputs = costInputsUnder({ ...pricesOf(chip), power: modelled }, chip.slug, { prices });
  const work = { durationSec: 1, inputTokens: 0, outputTokens: outputTokensPerSec };
  return costsOf(inputs, { chips, work, ownership });
}
