import { counted, listed } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import type { ChipData } from './chip-data.ts';
import type { ChipAgainstOthers } from './against-others.ts';
import { ordinal } from '../words/ordinal.ts';

/** What the chip leads by value among simulated systems of its size and kind, what it does not, and how well the simulator is tested on it. */
export function chipSentence(
  chip: Pick<ChipData, 'shortName' | 'simulatorErrors' | 'pointsInAll'>,
  others: Pick<ChipAgainstOthers, 'standings' | 'failed'>,
): { lead: string; rest: string } {
  return {
    lead: placeSentence(chip.shortName, others),
    rest: `${pointsSentence(chip)} ${errorSentence(chip)}`,
  };
}

function placeSentence(
  name: string,
  { standings, failed }: Pick<ChipAgainstOthers, 'standings' | 'failed'>,
): string {
  if (failed) return 'What compares it with others could not be computed just now.';
  if (standings.length === 0) return `${name} has no place here: no workload of the six is simulated on it.`;
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
