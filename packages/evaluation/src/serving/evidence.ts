import type { Chip } from '@inferbench/domain/chips/chip';
import type {
  ServedStatistic,
  ServingBand,
  ServingBands,
  ServingBasis,
  ServingEvidence,
} from '@inferbench/domain/simulation/serve-result';
import { counted } from '@inferbench/units/english';
import { errorBarShare } from '@inferbench/simulator/error-bar';
import type { StackEvidence } from '@inferbench/simulator/effects';

const EVIDENCE: Readonly<Record<StackEvidence['basis'], ServingBasis>> = {
  version: { evidence: 'STACK', words: 'fitted on this framework and version' },
  framework: { evidence: 'FRAMEWORK', words: 'fitted on other versions of this framework' },
  any: { evidence: 'VENDOR', words: 'fitted on other frameworks: this one was not measured' },
  reference: { evidence: 'VENDOR', words: 'the best public stack: none was named' },
  uncalibrated: { evidence: 'NONE', words: 'no serving run of such a chip is public' },
};

/** How near to a stack anything was measured. */
export function servingBasis({ basis, rows }: StackEvidence): ServingBasis {
  const { evidence, words } = EVIDENCE[basis];
  return { evidence, words: rows > 0 ? `${words}: ${counted(rows, 'figure')}` : words };
}

/** Words for the basis of an error bar. */
const RESTS_ON: Readonly<Record<ServingEvidence, StackEvidence['basis']>> = {
  STACK: 'version',
  FRAMEWORK: 'framework',
  VENDOR: 'any',
  NONE: 'uncalibrated',
};
/** Factor by which it is wider than that of a framework whose other versions were measured: no framework was left out whole. */
const WIDER: Readonly<Record<ServingEvidence, number>> = { STACK: 1, FRAMEWORK: 1, VENDOR: 1.3, NONE: 1 };

/** Tails and what waits in queues are less sure than centres. */
const TAIL: Readonly<Record<ServedStatistic, number>> = { mean: 1, p50: 1, p95: 1.5, p99: 2 };

/**
 * Range in which a measured figure is expected: the error of held-out times of the phase by what is known of the stack. No percentile
 * under load has been held against enough measured ones yet, so none says `validated`.
 */
export function bandsOf(chip: Chip, { evidence }: ServingBasis, { open }: { open: boolean }): ServingBands {
  const bands = (phase: 'ttft' | 'serving', more: number) => {
    const band = (statistic: ServedStatistic) =>
      within(errorBarShare(chip, phase, RESTS_ON[evidence]) * WIDER[evidence] * TAIL[statistic] * more);
    return { mean: band('mean'), p50: band('p50'), p95: band('p95'), p99: band('p99') };
  };
  const tokens = bands('serving', 1);
  return {
    ttftMs: bands('ttft', 1),
    tpotMs: tokens,
    itlMs: bands('serving', 1.5),
    e2eMs: tokens,
    rates: open ? null : tokens.mean,
    capacity: tokens.mean,
  };
}

/** A share off either way, as factors: twice as long is as far as half as long. */
function within(share: number): ServingBand {
  return { low: 1 / (1 + share), high: 1 + share, validated: false };
}
