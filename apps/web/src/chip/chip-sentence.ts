import { counted, listed } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import type { ChipData } from './chip-data.ts';
import type { ChipAgainstOthers } from './against-others.ts';
import { ordinal } from '../words/ordinal.ts';
import type { Standing } from './standing.ts';

/** What the chip leads by value, what it does not, and how well the simulator is tested on it. */
export function chipSentence(
  chip: Pick<ChipData, 'shortName' | 'simulatorErrors' | 'pointsInAll'>,
  { standings }: Pick<ChipAgainstOthers, 'standings'>,
): { lead: string; rest: string } {
  return {
    lead: placeSentence(chip.shortName, standings),
    rest: `${pointsSentence(chip)} ${errorSentence(chip)}`,
  };
}

function placeSentence(name: string, standings: readonly Standing[]): string {
  if (standings.length === 0) return `${name} has no place here: no workload of the six is simulated on it.`;
  const leads = standings.filter(({ row }) => row.place === 1).map(({ slice }) => slice.modelName);
  const behind = standings.filter(({ row }) => !row.overlapsFirst);
  if (leads.length > 0)
    return `By value first on ${listed([...new Set(leads)])}${behind.length === 0 ? ', and never clearly behind the first' : ''}.`;
  const best = Math.min(...standings.map(({ row }) => row.place));
  if (behind.length === 0) return `${ordinal(best)} by value at best, and never clearly behind the first.`;
  return behind.length === standings.length
    ? `At best ${ordinal(best)} by value, and clearly behind the first in every workload.`
    : `At best ${ordinal(best)} by value, and clearly behind the first in ${behind.length} of ${counted(standings.length, 'workload')}.`;
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
