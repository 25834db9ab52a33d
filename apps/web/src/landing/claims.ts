import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { activeParameters, weightOpsPerToken } from '@inferbench/domain/models/parameter-count';
import { formatNumber } from '@inferbench/units/format';
import { GIGA, TERA } from '@inferbench/units/si';
import type { Barred } from './claim-drawing.ts';

export interface CheckedClaim {
  speaker: string;
  title: string;
  said: Barred;
  found: Barred;
  /** The arithmetic, or the runs. */
  sum: string;
  place: { words: string; href: string };
}

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
  {
    speaker: 'Cerebras, 27 Aug 2024, of its own service',
    place: { words: 'cerebras.ai', href: 'https://www.cerebras.ai' },
    check: () => wafer(WAFER_TOKENS_PER_SEC),
  },
];

/** Tokens a second of one user of Llama 3.1 8B that Cerebras announced: row m0019 of the published figures, held equal by a test. */
export const WAFER_TOKENS_PER_SEC = 1800;

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

const BYTES_AT_16_BITS = 2;

/** Bytes a second that a claimed speed reads, beside what the memory of the chip can. */
function wafer(tokensPerSec: number) {
  const model = catalogue.models.get('llama-3.1-8b');
  const memory = catalogue.chips.get('cerebras-wse3')?.onChip?.bandwidthBytesPerSec;
  if (model === undefined || !isLanguageModel(model) || memory == null) return null;
  const bytesPerToken = BYTES_AT_16_BITS * activeParameters(model);
  const read = bytesPerToken * tokensPerSec;
  const rate = (bytesPerSec: number) => `${formatNumber(Math.round(bytesPerSec / TERA))} TB/s`;
  return {
    title: `${formatNumber(tokensPerSec)} tokens/s of Llama 3.1 8B on one WSE-3: possible`,
    said: { words: `reads ${rate(read)}`, value: read },
    found: { words: `memory: ${rate(memory)}`, value: memory },
    sum: `${formatNumber(Math.round(bytesPerToken / GIGA))} GB of weights in 16 bits × ${formatNumber(tokensPerSec)}: one ${formatNumber(Math.round(memory / read))}th of what its datasheet reads.`,
  };
}
