import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { weightOpsPerToken } from '@inferbench/domain/models/parameter-count';
import { formatNumber } from '@inferbench/units/format';
import { GIGA, TERA } from '@inferbench/units/si';
import type { CheckedClaim } from './checked-claim.ts';

/** A claim that the editors chose, with who said it and where that can be read; null where the catalogue has no figure of it any more. */
export interface ChosenClaim {
  speaker: string;
  place: { words: string; href: string };
  check: () => Omit<CheckedClaim, 'speaker' | 'place'> | null;
}

/** Claims for the start page beside our own farthest miss. A test fails where one has no speaker, no address or no sum. */
export const CLAIMS: readonly ChosenClaim[] = [
  {
    speaker: 'Etched, of its own chip',
    place: { words: 'etched.com', href: 'https://www.etched.com' },
    check: () => sohu({ tokensPerSec: 500_000, chips: 8 }),
  },
];

/** Operations that a claimed speed takes of each chip, beside the rate of a chip that is sold. */
function sohu({ tokensPerSec, chips }: { tokensPerSec: number; chips: number }) {
  const model = catalogue.models.get('llama-3.1-70b');
  const sold = catalogue.chips.get('nvidia-b200-sxm-180gb');
  const rate = sold?.peaks.find(({ precision }) => precision === 'fp8')?.denseOpsPerSec;
  if (model === undefined || !isLanguageModel(model) || rate === undefined) return null;
  const opsPerToken = weightOpsPerToken(model);
  const needed = (opsPerToken * tokensPerSec) / chips;
  const tops = (ops: number) => `${formatNumber(Math.round(ops / TERA))} TOPS`;
  return {
    title: `${formatNumber(tokensPerSec)} tokens/s of Llama 70B on ${chips} Sohu: not shown`,
    said: { words: `takes ${tops(needed)} a chip`, value: needed },
    found: { words: `B200: ${tops(rate)}`, value: rate },
    sum: `${formatNumber(opsPerToken / GIGA)} billion operations a token × ${formatNumber(tokensPerSec)} ÷ ${chips}. No rate and no run of the chip is published; a B200 is rated at 8 bits.`,
  };
}
