import type { BoardEdge, BoardResult } from '@inferbench/graphql-documents/board';
import { describe, expect, test } from 'vitest';
import { rankingSentence } from './ranking-sentence.ts';

type Ranks = Partial<
  Record<'USEFUL_TOPS' | 'COST_EFFICIENCY' | 'ENERGY_EFFICIENCY' | 'TOKENS_PER_S_PER_USER', number>
>;

function edge(
  name: string,
  value: number,
  ranks: Ranks,
  overrides: { framework?: null; grade?: 'E1' | 'E2'; kind?: 'REPORTED' } = {},
): BoardEdge {
  const { grade = 'E1', kind = 'MEASURED' } = overrides;
  const framework = overrides.framework === null ? null : 'vllm';
  return {
    rank: ranks.USEFUL_TOPS ?? 0,
    tied: false,
    node: {
      value,
      system: { slug: name, chips: 1, framework, chip: { slug: name, shortName: name, vendor: 'v' } },
      point: { kind, evidenceGrade: grade },
      metrics: Object.entries(ranks).map(([metric, rank]) => ({ metric, rank })),
    },
  } as unknown as BoardEdge; // the sentence reads these fields and no others
}

interface Said {
  totalCount?: number;
  leaderless?: string;
}

/** Leaders of the slice as the API gives them: who leads by each metric, several where they tie. */
function sentence(edges: BoardEdge[], leaders: Ranks = {}, { totalCount, leaderless }: Said = {}): string {
  const led = Object.entries(leaders).flatMap(([metric, count]) =>
    edges.slice(0, count).map(({ node }) => ({ metric, value: node.value, system: node.system })),
  );
  const reasons = leaderless === undefined ? [] : [{ metric: 'USEFUL_TOPS', reason: leaderless }];
  const board = {
    edges,
    totalCount: totalCount ?? edges.length,
    slice: { leaders: led, leaderless: reasons },
  };
  const said = rankingSentence(board as unknown as BoardResult, 'USEFUL_TOPS'); // it reads no more
  return `${said.ranked} ${said.leader ?? ''}${said.elsewhere}. ${said.evidence}`;
}

describe('the ranking sentence', () => {
  test('of one result nobody leads, and the reason is said', () => {
    expect(
      sentence([edge('H100', 75.6, {})], {}, { leaderless: 'no leader: one system alone leads nobody' }),
    ).toBe(
      'One result from one chip, ranked by useful TOPS per chip. No leader: one system alone leads nobody. . Weakest grade: E1, reported by the submitter.',
    );
  });

  test('first in value is no leader where the API names none', () => {
    const edges = [edge('B200', 121, { USEFUL_TOPS: 1 }), edge('H100', 77.9, { USEFUL_TOPS: 2 })];
    expect(sentence(edges)).not.toMatch(/leads|tie/);
    expect(sentence(edges, { USEFUL_TOPS: 1 })).toContain('B200 with vLLM leads at 121');
  });

  test('who leads elsewhere, who ties, and a stack that nobody stated', () => {
    const edges = [
      edge('B200', 121, {}, { framework: null, grade: 'E2' }),
      edge('H100', 77.9, {}, { grade: 'E2' }),
    ];
    expect(sentence(edges, { USEFUL_TOPS: 1, COST_EFFICIENCY: 2, ENERGY_EFFICIENCY: 1 })).toBe(
      'Two results from two chips, ranked by useful TOPS per chip. B200 (stack not stated) leads at 121; it also leads per watt; per dollar two systems tie. Weakest grade: E2, single requests recomputed, consistent; nobody watched.',
    );
  });

  test('a published result is not called reported by the submitter', () => {
    const edges = [edge('H100', 75.6, { USEFUL_TOPS: 1 }, { kind: 'REPORTED' })];
    expect(sentence(edges)).toMatch(/Weakest grade: E1, published\.$/);
    expect(sentence([...edges, edge('B200', 60, { USEFUL_TOPS: 2 })])).toMatch(
      /E1, published or reported by the submitter\.$/,
    );
  });

  test('none of two who tie is said to lead; of more the count is said', () => {
    const edges = ['B200', 'H100', 'A100'].map((name, i) => edge(name, 60.2 - i, {}));
    expect(sentence(edges, { USEFUL_TOPS: 2, COST_EFFICIENCY: 1 })).toContain(
      'B200 with vLLM at 60.2 and H100 with vLLM at 59.2 tie for the lead; per dollar B200 with vLLM leads.',
    );
    expect(sentence(edges, { USEFUL_TOPS: 3 })).toContain(
      'Three systems tie for the lead, the first at 60.2.',
    );
  });

  test('a page of a longer list claims evidence of itself alone', () => {
    expect(sentence([edge('H100', 75.6, { USEFUL_TOPS: 1 })], {}, { totalCount: 60 })).toMatch(
      /Weakest grade on this page: E1/,
    );
  });

  test('a page of a longer list does not count its chips as all', () => {
    expect(sentence([edge('H100', 75.6, { USEFUL_TOPS: 1 })], {}, { totalCount: 60 })).toMatch(
      /^60 results, ranked by/,
    );
  });
});
