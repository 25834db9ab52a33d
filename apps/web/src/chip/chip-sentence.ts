import { counted, listed, listedUpTo } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import type { ChipData } from './chip-data.ts';
import type { ChipAgainstOthers } from './against-others.ts';
import { ordinal } from '../words/ordinal.ts';
import { contested, type Standing } from './standing.ts';

/** Says what the chip leads by value among simulated systems of its size and kind, at a desk what runs on it, and how well the simulator is tested on it. */
export function chipSentence(
  chip: Pick<ChipData, 'shortName' | 'simulatorErrors' | 'pointsInAll'>,
  others: Pick<ChipAgainstOthers, 'standings' | 'reasons' | 'failed'>,
  machine: Pick<MachineAnswer, 'sentence'> | null,
): { lead: string; rest: string } {
  return {
    lead: machine === null ? placeSentence(chip.shortName, others) : machine.sentence,
    rest: `${pointsSentence(chip)} ${errorSentence(chip)}`,
  };
}

/** Reasons that a sentence names. */
const MOST_REASONS = 2;

/** Places by published runs first, then simulated ones: each by value, among systems of one size and kind. */
function placeSentence(
  name: string,
  { standings, reasons, failed }: Pick<ChipAgainstOthers, 'standings' | 'reasons' | 'failed'>,
): string {
  if (failed) return 'What compares it with others could not be computed just now.';
  if (standings.length === 0)
    return `${name} has no place in these workloads: ${reasons.length === 0 ? 'no answer names it' : listedUpTo(MOST_REASONS, reasons)}.`;
  return [...publishedSentence(standings), simulatedSentence(name, contested(standings))].join(' ');
}

function publishedSentence(standings: readonly Standing[]): string[] {
  const places = standings.flatMap(({ slice, published, publishedRows }) =>
    published === null || publishedRows.length < 2
      ? []
      : [`${ordinal(published.place)} of ${publishedRows.length} by value on ${slice.modelName}`],
  );
  return places.length === 0 ? [] : [`By published runs, ${listed([...new Set(places)])}.`];
}

function simulatedSentence(name: string, standings: readonly Standing[]): string {
  if (standings.length === 0) return `Simulated, no other system of the size and kind of ${name}.`;
  const leads = standings.filter(({ row }) => row.place === 1).map(({ slice }) => slice.modelName);
  const behind = standings.filter(({ row }) => !row.overlapsFirst);
  if (leads.length > 0)
    return `Simulated, first by value on ${listed([...new Set(leads)])}${behind.length === 0 ? ', and never clearly behind the first' : ''}.`;
  const best = Math.min(...standings.map(({ row }) => row.place));
  if (behind.length === 0)
    return `Simulated, ${ordinal(best)} by value at best, and never clearly behind the first.`;
  return behind.length === standings.length
    ? `Simulated, at best ${ordinal(best)} by value, and clearly behind the first in every workload.`
    : `Simulated, at best ${ordinal(best)} by value, and clearly behind the first in ${behind.length} of ${counted(standings.length, 'workload')}.`;
}

function pointsSentence({ pointsInAll }: Pick<ChipData, 'pointsInAll'>): string {
  return pointsInAll === 0
    ? 'Nobody has published a run on it.'
    : `${counted(pointsInAll, 'published or measured point')}.`;
}

function errorSentence({ simulatorErrors }: Pick<ChipData, 'simulatorErrors'>): string {
  const times = simulatorErrors.find(({ quantity }) => quantity === 'LATENCY')?.headline;
  return times == null
    ? 'No published time tests the simulator on it.'
    : `The simulator is ${formatPercent(times.meanError)} off on ${counted(times.rows, 'published time')} that it never saw.`;
}
