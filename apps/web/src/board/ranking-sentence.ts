import { capitalised } from '@inferbench/units/english';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { METRIC_DEFINITIONS, RANK_METRICS, type RankMetric } from '@inferbench/domain/terms/metric';
import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';
import type { AnsweredSlice } from '@inferbench/graphql-documents/slice-fields';
import { formatNumber } from '@inferbench/units/format';
import { namedSlice } from './slice/available-slice.ts';
import { availableWords } from './slice/available-words.ts';
import { countWord, stackWords } from '../words/words.ts';

/** "Llama 3 8B, serving, batch 16, 1K context, balanced, FP16" */
export function sliceTitle(slice: AnsweredSlice): string {
  return availableWords(namedSlice(slice));
}

interface NamedSystem {
  chip: { shortName: string };
  chips: number;
  framework: string | null;
}

/** "H100 ×8 with vLLM" */
export function nameOf({ chip, chips, framework }: NamedSystem): string {
  const hardware = `${chip.shortName}${chips === 1 ? '' : ` ×${chips}`}`;
  return framework === null ? `${hardware} (stack not stated)` : `${hardware} with ${stackWords(framework)}`;
}

/** What is ranked comes before who leads: count, metric, leader with value, who leads elsewhere, weakest grade. */
export interface RankingSentence {
  ranked: string;
  leader: string | null;
  elsewhere: string;
  evidence: string;
}

type Leader = NonNullable<NonNullable<BoardResult['slice']>['leaders']>[number];

/** Says what is ranked, and who leads it by the API: where it was asked, of the whole board. */
export function rankingSentence(
  { edges, totalCount, slice }: BoardResult,
  metric: RankMetric,
): RankingSentence {
  const chips = new Set(edges.map((edge) => edge.node.system.chip.slug)).size;
  const more =
    totalCount > edges.length
      ? ''
      : ` from ${countWord(chips).toLowerCase()} ${chips === 1 ? 'chip' : 'chips'}`;
  const ranked = `${countWord(totalCount)} ${totalCount === 1 ? 'result' : 'results'}${more}, ranked by ${METRIC_DEFINITIONS[metric].axis}.`;
  const leaders = slice?.leaders ?? [];
  const own = leaders.filter((leader) => leader.metric === metric);
  const reason = slice?.leaderless?.find((none) => none.metric === metric)?.reason;
  return {
    ranked: reason === undefined ? ranked : `${ranked} ${capitalised(reason)}.`,
    leader: leaderWords(own),
    elsewhere: own.length === 0 ? '' : elsewhere(leaders, own, metric),
    evidence: evidence(edges, totalCount),
  };
}

function leaderWords(leaders: readonly Leader[]): string | null {
  const [first, second, ...more] = leaders;
  if (first === undefined) return null;
  const at = ({ value }: Leader) => formatNumber(value);
  if (second === undefined) return `${nameOf(first.system)} leads at ${at(first)}`;
  if (more.length > 0)
    return `${countWord(leaders.length)} systems tie for the lead, the first at ${at(first)}`;
  return `${nameOf(first.system)} at ${at(first)} and ${nameOf(second.system)} at ${at(second)} tie for the lead`;
}

/** Leaders by the other metrics: what the leader leads too, then who else leads. Of several who tie, none "also leads" for all of them. */
function elsewhere(leaders: readonly Leader[], own: readonly Leader[], metric: RankMetric): string {
  const leads: string[] = [];
  const others: string[] = [];
  const names = own.map(({ system }) => nameOf(system));
  for (const other of RANK_METRICS.filter((option) => option !== metric)) {
    const [first, ...tied] = leaders.filter((leader) => leader.metric === other);
    if (first === undefined) continue;
    const { where } = METRIC_DEFINITIONS[other].ranked;
    if (tied.length > 0) others.push(`${where} ${countWord(tied.length + 1).toLowerCase()} systems tie`);
    else if (names.length === 1 && names[0] === nameOf(first.system)) leads.push(where);
    else others.push(`${where} ${nameOf(first.system)} leads`);
  }
  const too = leads.length === 0 ? [] : [`it also leads ${leads.join(' and ')}`];
  return [...too, ...others].map((part) => `; ${part}`).join('');
}

function evidence(edges: readonly BoardEdge[], totalCount: number): string {
  const [weakest] = edges.map((edge) => edge.node.point.evidenceGrade).toSorted();
  if (weakest === undefined) return '';
  const kinds = new Set(
    edges.flatMap(({ node: { point } }) => (point.evidenceGrade === weakest ? [point.kind] : [])),
  );
  const words = [...new Set([...kinds].map((kind) => evidenceWords(weakest, kind)))].join(' or ');
  // A page of a longer list speaks for itself alone.
  const where = edges.length < totalCount ? ' on this page' : '';
  return `Weakest grade${where}: ${weakest}, ${words}.`;
}
