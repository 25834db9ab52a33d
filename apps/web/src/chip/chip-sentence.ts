import { ordinal } from '@inferbench/analyses/context/words';
import { classWords, isSameClass } from '@inferbench/domain/board/system-class';
import { counted, listed, listedUpTo, numberWord } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import type { ChipData } from './chip-data.ts';
import { lengthsPair } from '../words/lengths.ts';
import { type ChipAgainstOthers, contested, type Standing } from './standing.ts';

/** Says what the chip leads by value among simulated systems of its size and kind, at a desk what runs on it, and how well the simulator is tested on it. */
export function chipSentence(
  chip: Pick<ChipData, 'shortName' | 'status' | 'simulatorErrors' | 'pointsInAll'>,
  others: Pick<ChipAgainstOthers, 'standings' | 'reasons' | 'failed'>,
  machine: Pick<MachineAnswer, 'sentence'> | null,
): { lead: string; rest: string } {
  return {
    lead: machine === null ? placeSentence(chip, others) : machine.sentence,
    rest: `${pointsSentence(chip)} ${errorSentence(chip)}`.trimEnd(),
  };
}

const MOST_REASONS = 2;

/** Reasons why no answer names a chip: lists of systems hold what is sold. */
const NO_REASON: Readonly<Record<ChipData['status'], string>> = {
  SHIPPING: 'nobody published a run of them, and what is published of the chip does not let us simulate one',
  RESEARCH: 'it is a research prototype, and places are of chips that are sold',
  CLAIMS_ONLY: 'its figures are claims, and places are of chips that are sold',
};

function reasonsWords(reasons: readonly string[]): string {
  const rest = reasons.length - MOST_REASONS;
  return rest > 0
    ? `${reasons.slice(0, MOST_REASONS).join(', ')}, and ${numberWord(rest)} more ${rest === 1 ? 'reason' : 'reasons'}`
    : listed(reasons);
}

/** Places by published runs first, then simulated ones: each by value, among systems of one size and kind. */
function placeSentence(
  { shortName: name, status }: Pick<ChipData, 'shortName' | 'status'>,
  { standings, reasons, failed }: Pick<ChipAgainstOthers, 'standings' | 'reasons' | 'failed'>,
): string {
  if (failed) return 'What compares it with others could not be computed just now.';
  const { published, simulated } = standings;
  if (contested(published).length + simulated.length === 0)
    return `${name} has no place in these workloads: ${reasons.length === 0 ? NO_REASON[status] : reasonsWords(reasons)}.`;
  return [...publishedSentence(contested(published)), ...simulatedSentence(name, simulated)].join(' ');
}

/** "Published in one server: 1st of 5 on Llama 3.3 70B at 8K / 1K (not told apart from B200)": places of the class that comes first. */
function publishedSentence(standings: readonly Standing[]): string[] {
  const [first] = standings;
  if (first === undefined) return [];
  const places = standings.filter(({ row }) => isSameClass(row, first.row)).map(placeWords);
  return [`Published, ${classWords(first.row)}: ${listed(places)}.`];
}

const MOST_TIES = 2;

function placeWords({ slice, row, rows }: Standing): string {
  const ties = rows.filter(({ key, place }) => row.place === 1 && place === 1 && key !== row.key);
  const names = listedUpTo(
    MOST_TIES,
    ties.map(({ label }) => label),
  );
  const faster = row.of - rows.length;
  const higher = faster === 0 ? [] : [`${formatNumber(faster)} run faster only`];
  const beside =
    row.place === 1
      ? [...(ties.length === 0 ? [] : [names]), ...higher].map(
          (each, n) => `${n === 0 ? 'not told apart from ' : ''}${each}`,
        )
      : higher.map((each) => `beside ${each}`);
  const bounds = beside.length === 0 ? '' : ` (${beside.join(' and ')})`;
  return `${ordinal(row.place)} of ${row.of} on ${slice.modelName} at ${lengthsPair(slice)}${bounds}`;
}

function simulatedSentence(name: string, all: readonly Standing[]): string[] {
  if (all.length === 0) return [];
  const standings = contested(all);
  if (standings.length === 0) return [`Simulated, no other system of the size and kind of ${name}.`];
  const leads = standings.filter(({ row }) => row.place === 1).map(({ slice }) => slice.modelName);
  const behind = standings.filter(({ row }) => !row.overlapsFirst);
  const best = Math.min(...standings.map(({ row }) => row.place));
  const place =
    leads.length > 0
      ? `first by value on ${listed([...new Set(leads)])}`
      : `${ordinal(best)} by value at best`;
  if (behind.length === 0) return [`Simulated, ${place}, and never clearly behind the first.`];
  if (leads.length > 0) return [`Simulated, ${place}.`];
  const where =
    behind.length === standings.length
      ? 'every workload'
      : `${behind.length} of ${counted(standings.length, 'workload')}`;
  return [`Simulated, ${place}, and clearly behind the first in ${where}.`];
}

function pointsSentence({ pointsInAll }: Pick<ChipData, 'pointsInAll'>): string {
  return pointsInAll === 0
    ? 'Nobody has published a run on it.'
    : `${counted(pointsInAll, 'published or measured result')}.`;
}

/** Says nothing of a chip that was run and has no time in the table of errors: other parts of the page hold its runs against the simulation. */
function errorSentence({
  simulatorErrors,
  pointsInAll,
}: Pick<ChipData, 'simulatorErrors' | 'pointsInAll'>): string {
  const times = simulatorErrors.find(({ quantity }) => quantity === 'LATENCY')?.headline;
  if (times == null) return pointsInAll === 0 ? 'No published time tests the simulator on it.' : '';
  return `The simulator is ${formatPercent(times.meanError)} off on ${counted(times.rows, 'published time')} that it never saw.`;
}
