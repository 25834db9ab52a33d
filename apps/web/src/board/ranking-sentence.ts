import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';
import { formatNumber } from '@inferbench/units/format';
import { RANK_METRICS, type RankMetric } from './board-request.ts';
import { contextWords, countWord, frameworkName, GRADE_WORDS, METRIC_WORDS, SHAPE_WORDS } from './words.ts';

type Slice = NonNullable<BoardResult['slice']>;

/** "Llama 3 8B, serving, batch 16, 1K context, balanced, FP16" */
export function sliceTitle(slice: Slice): string {
  const parts = [
    slice.model.name,
    slice.phase.toLowerCase(),
    `batch ${slice.effective.batch}`,
    `${contextWords(slice.effective.context)} context`,
    ...(slice.shape ? [SHAPE_WORDS[slice.shape]] : []),
    slice.precision,
  ];
  return parts.join(', ');
}

export function systemName({ node }: BoardEdge): string {
  const { chip, chips, framework } = node.system;
  const hardware = `${chip.name}${chips === 1 ? '' : ` × ${chips}`}`;
  return framework === null
    ? `${hardware} (stack not stated)`
    : `${hardware} with ${frameworkName(framework)}`;
}

/** What is ranked comes before who leads: count, metric, leader with value, who leads elsewhere, weakest evidence. */
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
  const ranked = `${countWord(totalCount)} ${totalCount === 1 ? 'result' : 'results'}${more}, ranked by ${METRIC_WORDS[metric].ranked}.`;
  const leader = edges.find((edge) => edge.rank === 1);
  return {
    ranked,
    leader: leader ? `${systemName(leader)} leads at ${formatNumber(leader.node.value)}` : null,
    elsewhere: leader && totalCount > 1 ? elsewhere(edges, leader, metric) : '',
    evidence: evidence(edges),
  };
}

/** Leaders of the other columns, as far as they stand on this page: what the leader leads too, then who else leads. */
function elsewhere(edges: readonly BoardEdge[], leader: BoardEdge, metric: RankMetric): string {
  const leads: string[] = [];
  const others: string[] = [];
  for (const other of RANK_METRICS.filter((option) => option !== metric)) {
    const first = edges.filter((edge) =>
      edge.node.metrics.some((cell) => cell.metric === other && cell.rank === 1),
    );
    const [sole] = first;
    if (sole === undefined) continue;
    const { per } = METRIC_WORDS[other];
    if (first.length > 1) others.push(`${per} ${countWord(first.length).toLowerCase()} systems tie`);
    else if (sole === leader) leads.push(per);
    else others.push(`${per} ${systemName(sole)} leads`);
  }
  const too = leads.length === 0 ? [] : [`it also leads ${leads.join(' and ')}`];
  return [...too, ...others].map((part) => `; ${part}`).join('');
}

function evidence(edges: readonly BoardEdge[]): string {
  const [weakest] = edges.map((edge) => edge.node.point.evidenceGrade).toSorted();
  if (weakest === undefined) return '';
  const examples = edges.filter((edge) => edge.node.point.example).length;
  const grade = `Weakest evidence: ${weakest}, ${GRADE_WORDS[weakest]}.`;
  if (examples === 0) return grade;
  const which = edges.length === 1 ? 'It is an example' : exampleCount(examples, edges.length);
  return `${grade} ${which}, made to show the way and not measured on hardware.`;
}

function exampleCount(examples: number, all: number): string {
  if (examples === all) return 'All are examples';
  return `${countWord(examples)} of them ${examples === 1 ? 'is an example' : 'are examples'}`;
}
