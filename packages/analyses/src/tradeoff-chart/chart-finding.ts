import type { SameLoad, TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { counted, numberWord } from '@inferbench/units/english';
import type { Contender } from '../finding/group.ts';
import { fittingFinding } from '../finding.ts';
import { leadFinding, shortLead } from '../finding/lead-finding.ts';
import { AXIS_WORDS } from './axes.ts';
import type { Unranked } from './simulated-rows.ts';
import { speedWords } from './slice-words.ts';

interface Found {
  /** Of the kind that leads: each chip with its best system. */
  rows: readonly Unranked[];
  /** Published points that were compared with the same load on a curve. */
  compared: readonly SameLoad[];
  slice: TradeoffChart['slice'];
  /** Fastest of what does not reach the line; null where nothing is known. */
  fastestBelow: number | null;
  runs: number;
}

/** The title: who leads as far as intervals allow, and published points outside their band. */
export function chartFinding({ rows, compared, slice, fastestBelow, runs }: Found): string {
  const contenders = contendersOf(rows);
  const lead = leadFinding(contenders, {
    higherIsBetter: true,
    makes: AXIS_WORDS[slice.axis].makes,
  });
  if (lead === null) return fittingFinding(withoutLead(slice.at, fastestBelow, runs));
  const outside = outsideWords(compared);
  if (outside === null) return fittingFinding(lead);
  const leads = [lead, shortLead(contenders, true) ?? lead];
  return fittingFinding(...leads.map((words) => `${words}, ${outside}`), lead);
}

/** The best system of each chip. */
export function contendersOf(rows: readonly Unranked[]): Contender[] {
  const best = new Map<string, Unranked>();
  for (const row of rows) {
    const known = best.get(row.chip);
    if (known === undefined || row.value > known.value) best.set(row.chip, row);
  }
  return [...best.values()].map(({ label, value, low, high }) => ({ label, value, interval: { low, high } }));
}

function withoutLead(at: number, fastestBelow: number | null, runs: number): string {
  const line = `${speedWords(at)} tokens/s`;
  if (fastestBelow !== null)
    return `No chip gives each user ${line}; the fastest gives ${speedWords(Number(fastestBelow.toPrecision(3)))}`;
  return runs > 0
    ? `${counted(runs, 'published run')}, none at three loads`
    : 'No verdict: nothing here is calibrated';
}

/** How far below a curve a run is called far. */
const FAR = 0.5;

/** Published points outside the error of the simulation at their own load; null where all lie inside. */
export function outsideWords(compared: readonly SameLoad[]): string | null {
  const outside = compared.filter(({ inside }) => !inside);
  const [first] = outside;
  if (first === undefined) return null;
  if (compared.length === 1) {
    const where = first.ratio >= 1 ? 'above' : first.ratio <= FAR ? 'far below' : 'below';
    return `and the one published run lies ${where} its curve`;
  }
  const lie = outside.length === 1 ? 'lies' : 'lie';
  return `and ${numberWord(outside.length)} of ${numberWord(compared.length)} runs ${lie} outside the error`;
}
