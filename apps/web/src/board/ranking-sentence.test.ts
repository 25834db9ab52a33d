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

function sentence(edges: BoardEdge[], totalCount = edges.length): string {
  const { ranked, leader, elsewhere, evidence } = rankingSentence(
    { edges, totalCount } as BoardResult,
    'USEFUL_TOPS',
  );
  return `${ranked} ${leader ?? ''}${elsewhere}. ${evidence}`;
}

describe('the ranking sentence', () => {
  test('one result: count, metric, leader, grade', () => {
    expect(sentence([edge('H100', 75.6, { USEFUL_TOPS: 1, COST_EFFICIENCY: 1 })])).toBe(
      'One result from one chip, ranked by useful TOPS per chip. H100 with vLLM leads at 75.6. Weakest grade: E1, reported by the submitter.',
    );
  });

  test('who leads elsewhere, who ties, and a stack that nobody stated', () => {
    const edges = [
      edge(
        'B200',
        121,
        { USEFUL_TOPS: 1, COST_EFFICIENCY: 1, ENERGY_EFFICIENCY: 2, TOKENS_PER_S_PER_USER: 1 },
        { framework: null, grade: 'E2' },
      ),
      edge(
        'H100',
        77.9,
        { USEFUL_TOPS: 2, COST_EFFICIENCY: 1, ENERGY_EFFICIENCY: 1, TOKENS_PER_S_PER_USER: 2 },
        { grade: 'E2' },
      ),
    ];
    expect(sentence(edges)).toBe(
      'Two results from two chips, ranked by useful TOPS per chip. B200 (stack not stated) leads at 121; it also leads per user; per dollar two systems tie; per watt H100 with vLLM leads. Weakest grade: E2, single requests recomputed, consistent; nobody watched.',
    );
  });

  test('a published result is not called reported by the submitter', () => {
    const edges = [edge('H100', 75.6, { USEFUL_TOPS: 1 }, { kind: 'REPORTED' })];
    expect(sentence(edges)).toMatch(/Weakest grade: E1, published\.$/);
    expect(sentence([...edges, edge('B200', 60, { USEFUL_TOPS: 2 })])).toMatch(
      /E1, published or reported by the submitter\.$/,
    );
  });

  test('none of two who tie is said to lead', () => {
    const edges = [
      edge('B200', 60.2, { USEFUL_TOPS: 1, COST_EFFICIENCY: 1 }),
      edge('H100', 59.4, { USEFUL_TOPS: 1, COST_EFFICIENCY: 2 }),
    ];
    expect(sentence(edges)).toContain(
      'B200 with vLLM at 60.2 and H100 with vLLM at 59.4 tie for the lead; per dollar B200 with vLLM leads.',
    );
  });

  test('of more than two who tie the count is said', () => {
    const edges = ['A', 'B', 'C'].map((name) => edge(name, 60, { USEFUL_TOPS: 1 }));
    expect(sentence(edges)).toContain('Three systems tie for the lead, the first at 60.');
  });

  test('a page of a longer list claims evidence of itself alone', () => {
    expect(sentence([edge('H100', 75.6, { USEFUL_TOPS: 1 })], 60)).toMatch(/Weakest grade on this page: E1/);
  });

  test('a page of a longer list does not count its chips as all', () => {
    expect(sentence([edge('H100', 75.6, { USEFUL_TOPS: 1 })], 60)).toMatch(/^60 results, ranked by/);
  });
});
