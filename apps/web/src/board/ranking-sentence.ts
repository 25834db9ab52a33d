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

export function systemName({ node }: BoardEdge): string {
  return nameOf(node.system);
}

/** What is ranked comes before who leads: count, metric, leader with value, who leads elsewhere, weakest grade. */
export interface RankingSentence {
  ranked: string;
  leader: string | null;
  elsewhere: string;
  evidence: string;
}

export function rankingSentence(board: BoardResult, metric: RankMetric): RankingSentence {
  const { edges, totalCount } = board;
  const chips = new Set(edges.map((edge) => edge.node.system.chip.slug)).size;
  const more =
    totalCount > edges.length
      ? ''
      : ` from ${countWord(chips).toLowerCase()} ${chips === 1 ? 'chip' : 'chips'}`;
  const ranked = `${countWord(totalCount)} ${totalCount === 1 ? 'result' : 'results'}${more}, ranked by ${METRIC_DEFINITIONS[metric].axis}.`;
  // Systems of other sizes lead nobody, and what stands on a later page is not known here.
  const alike = totalCount <= edges.length && new Set(edges.map(({ node }) => node.system.chips)).size === 1;
  const leaders = alike ? edges.filter((edge) => edge.rank === 1) : [];
  const [leader] = leaders;
  return {
    ranked,
    leader: leaderWords(leaders),
    // Of several who tie, none "also leads" for all of them.
    elsewhere: leader && totalCount > 1 ? elsewhere(edges, leaders.length === 1 ? leader : null, metric) : '',
    evidence: evidence(edges, totalCount),
  };
}

function leaderWords(leaders: readonly BoardEdge[]): string | null {
  const [first, second, ...more] = leaders;
  if (first === undefined) return null;
  const at = ({ node }: BoardEdge) => formatNumber(node.value);
  if (second === undefined) return `${systemName(first)} leads at ${at(first)}`;
  if (more.length > 0)
    return `${countWord(leaders.length)} systems tie for the lead, the first at ${at(first)}`;
  return `${systemName(first)} at ${at(first)} and ${systemName(second)} at ${at(second)} tie for the lead`;
}

/** Leaders of the other columns, as far as they stand on this page: what the leader leads too, then who else leads. */
function elsewhere(edges: readonly BoardEdge[], leader: BoardEdge | null, metric: RankMetric): string {
  const leads: string[] = [];
  const others: string[] = [];
  for (const other of RANK_METRICS.filter((option) => option !== metric)) {
    const first = edges.filter((edge) =>
      edge.node.metrics.some((cell) => cell.metric === other && cell.rank === 1),
    );
    const [sole] = first;
    if (sole === undefined) continue;
    const { where } = METRIC_DEFINITIONS[other].ranked;
    if (first.length > 1) others.push(`${where} ${countWord(first.length).toLowerCase()} systems tie`);
    else if (sole === leader) leads.push(where);
    else others.push(`${where} ${systemName(sole)} leads`);
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
