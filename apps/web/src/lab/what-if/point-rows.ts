import type { SimulatedTimes } from '@inferbench/domain/simulation/simulate-result';
import { formatNumber, formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import type { GlossaryKey } from '../../glossary/glossary.ts';
import { BASIS_WORDS, limitWords } from '../../words/words.ts';
import { formatBytes, formatDuration } from '../../words/numbers.ts';
import type { ShownPhases, ShownResult } from '@inferbench/graphql-documents/what-if';
import { isChange } from './what-if-sentence.ts';

/** A figure of one side: its words, a number to compare it by, and what stands below it. */
interface Figure {
  words: string;
  number: number | null;
  below?: string;
}

interface Named {
  name: string;
  term?: GlossaryKey;
  unit?: string;
}

export interface PointRow extends Named {
  before: Figure | null;
  after: Figure | null;
  /** "× 0.53", "same", "changed"; null where one side has none. */
  change: string | null;
}

interface Asked extends Named {
  of: (phases: ShownPhases) => Figure;
}

const milliseconds = (value: number) => formatDuration(value * 0.001);

function timed(
  { expected, ideal, attainable }: ShownResult,
  key: keyof SimulatedTimes,
  format: (value: number) => string,
): Figure {
  const at = (times: SimulatedTimes) => format(times[key] ?? Number.NaN);
  return {
    words: at(expected),
    number: expected[key] ?? null,
    below: `ideal ${at(ideal)}, attainable ${at(attainable)}`,
  };
}

function words(text: string): Figure {
  return { words: text, number: null };
}

const NO_POWER = words('no power model of this chip');

const ASKED: readonly Asked[] = [
  {
    name: 'Chips',
    of: ({ generate: { placement } }) => {
      const { chips, tensorParallel, pipelineParallel, replicas } = placement;
      const below = `tensor ${tensorParallel} × pipeline ${pipelineParallel} × replicas ${replicas}`;
      return { words: formatNumber(chips), number: chips, below };
    },
  },
  {
    name: 'Time to first token',
    term: 'ttft',
    unit: 'prompts of the whole batch',
    of: ({ prefill }) => timed(prefill, 'prefillLatencyMs', milliseconds),
  },
  {
    name: 'Time per output token',
    term: 'tpot',
    unit: 'TPOT',
    of: ({ decode }) => timed(decode, 'tpotMs', milliseconds),
  },
  {
    name: 'Tokens/s of one user',
    term: 'perUser',
    unit: 'decode',
    of: ({ decode }) => timed(decode, 'decodeTokensPerSec', formatValue),
  },
  {
    name: 'Tokens/s of all users',
    unit: 'decode',
    of: ({ decode }) => timed(decode, 'outputTokensPerSec', formatValue),
  },
  {
    name: 'Whole batch',
    term: 'e2e',
    unit: 'prompts to last token',
    of: ({ generate }) => timed(generate, 'e2eLatencySec', formatDuration),
  },
  {
    name: 'Useful TOPS per chip',
    term: 'usefulTops',
    unit: 'decode',
    of: ({ decode }) => ({
      words: formatValue(decode.expectedUsefulTops),
      number: decode.expectedUsefulTops,
      below: `${formatPercent(decode.expectedUtilisation)} of peak`,
    }),
  },
  { name: 'Prefill bound by', of: ({ prefill }) => words(limitWords(prefill.boundBy)) },
  { name: 'Decode bound by', of: ({ decode }) => words(limitWords(decode.boundBy)) },
  {
    name: 'Largest batch',
    unit: 'sequences of full length',
    of: ({ generate: { capacity } }) => ({
      words: formatNumber(capacity.maxBatch),
      number: capacity.maxBatch,
      below: `${formatBytes(capacity.bytesNeeded)} of ${formatBytes(capacity.bytesAvailable)} usable in use`,
    }),
  },
  {
    name: 'Power',
    term: 'powerBoundary',
    unit: 'all chips, simulated',
    of: ({ generate: { power } }) =>
      power === null
        ? NO_POWER
        : {
            words: `${formatValue(power.acceleratorWatts)} W`,
            number: power.acceleratorWatts,
            below: `${formatValue(power.wallWatts)} W at the wall${power.clamped ? ', held by the power limit' : ''}`,
          },
  },
];

function costRows(sides: readonly (ShownPhases | null)[]): Asked[] {
  const bases = new Set(sides.flatMap((side) => side?.generate.costs.map(({ basis }) => basis) ?? []));
  const unit = 'per million output tokens, prompts included';
  if (bases.size === 0) return [{ name: 'Cost', unit, of: () => words('no public price') }];
  return [...bases].map((basis) => ({
    term: 'usdPerMtok',
    name: `Cost, ${BASIS_WORDS[basis]}`,
    unit,
    of: ({ generate: { costs } }) => {
      const cost = costs.find((each) => each.basis === basis);
      const usd = cost?.usdPerMillionOutputTokens ?? null;
      return cost === undefined || usd === null
        ? words('no public price')
        : { words: formatUsd(usd), number: usd, below: `${formatUsd(cost.usdPerHour)} an hour` };
    },
  }));
}

function changeOf(before: Figure | null, after: Figure | null): string | null {
  if (before === null || after === null) return null;
  if (before.number !== null && after.number !== null && before.number > 0) {
    const ratio = after.number / before.number;
    return isChange(ratio) ? `× ${formatValue(ratio)}` : 'same';
  }
  return before.words === after.words ? 'same' : 'changed';
}

/** The operating point, figure by figure; a side that does not run has none. */
export function pointRows(before: ShownPhases | null, after: ShownPhases | null): PointRow[] {
  return [...ASKED, ...costRows([before, after])].map(({ of, ...named }) => {
    const [was, is] = [before && of(before), after && of(after)];
    return { ...named, before: was, after: is, change: changeOf(was, is) };
  });
}
