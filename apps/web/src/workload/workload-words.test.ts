import { rankWords } from '@inferbench/domain/scores/ranking';
import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmptyRanking, suggestionsFor } from './empty-ranking.tsx';
import { filled, valuesOfAddress } from './form-values.ts';
import { priceSteps } from './price-steps.ts';
import { doubt, entry, ranked } from './workload-fixture.ts';
import { linksOfWorkload } from './workload-links.ts';
import { recordKeys, workloadRecords } from './workload-records.ts';
import { distanceWords, limitWords } from './workload-words.ts';
import { tieOf } from './ranking-table.tsx';

describe('a limit', () => {
  const check = {
    limit: 'E2E',
    limitMs: 20_000,
    valueMs: 24_000,
    statistic: 'STATIC',
    verdict: 'MISSED',
  } as const;

  test('that is missed says by how much and how that is known', () => {
    expect(limitWords(check)).toEqual({
      figure: 'E2E 24,000 ms > 20,000 ms',
      verdict: 'missed by 20 %',
      known: 'static batch, all requests alike',
    });
  });

  test('that a mean keeps is not known to be kept: no average hides a missed limit', () => {
    const words = limitWords({ ...check, valueMs: 10_000, statistic: 'MEAN', verdict: 'UNKNOWN' });
    expect(words).toMatchObject({ verdict: 'not known', known: 'mean; its p95 is higher' });
    expect(limitWords({ ...check, valueMs: null, statistic: null, verdict: 'UNKNOWN' }).figure).toBe(
      'E2E ≤ 20,000 ms',
    );
  });
});

test('a distance is told in factors', () => {
  expect(distanceWords({ inputTokens: 0, outputTokens: 0.5, concurrency: 1 })).toBe(
    'answer\u00a0×\u00a01.41, load\u00a0×\u00a02',
  );
  expect(distanceWords({ inputTokens: 0, outputTokens: 0, concurrency: null })).toBe('the same');
});

describe('a price moves by 15 %', () => {
  const values = valuesOfAddress({});

  test('from what the ranking rests on, of one chip', () => {
    const pair = entry({ chips: 4, systems: 2, usdPerHour: 16 });
    const steps = priceSteps(pair, { costBasis: 'RENTED', sensitivity: [] }, values);
    expect(steps.map((step) => step.fills['hour.nvidia-a10'])).toEqual(['1.7', '2.3']);
    const bought = priceSteps(pair, { costBasis: 'OWNED', sensitivity: [doubt({ from: 30_000 })] }, values);
    expect(bought.map((step) => step.fills['buy.nvidia-a10'])).toEqual(['25500', '34500']);
  });

  test('and back to the public one', () => {
    const stated = { ...values, 'hour.nvidia-a10': '1.7' };
    const steps = priceSteps(entry(), { costBasis: 'RENTED', sensitivity: [doubt()] }, stated);
    expect(steps.map(({ label }) => label)).toEqual(['−15 %', '+15 %', 'public price']);
    expect(filled(stated, steps[2]?.fills ?? {})).toEqual(values);
  });

  test('nothing where cost does not rank, or its price is not known', () => {
    expect(priceSteps(entry(), { costBasis: null, sensitivity: [] }, values)).toEqual([]);
    expect(priceSteps(entry(), { costBasis: 'OWNED', sensitivity: [] }, values)).toEqual([]);
  });
});

describe('ties', () => {
  const ranking = [
    entry({ system: 'a' }),
    entry({ system: 'b', rank: 2 }),
    entry({ system: 'c', rank: 2, tied: true }),
  ];
  const tieAt = (index: number) => {
    const each = ranking[index];
    return each === undefined ? null : (tieOf(each, ranking)?.with.system ?? null);
  };

  test('name the neighbour whose interval overlaps, above or below', () => {
    expect([0, 1, 2].map(tieAt)).toEqual([null, 'c', 'b']);
    expect(ranking.map(({ rank }) => rankWords(rank, ranking))).toEqual(['1', '=2', '=2']);
  });
});

describe('where the question goes on', () => {
  test('the board of the first, and the first two that ran alike', () => {
    const links = linksOfWorkload(
      ranked({
        ranking: [entry(), entry({ system: 'x', precision: 'FP8' }), entry({ system: 'y-x1-vllm' })],
      }),
    );
    expect(links?.board).toBe('/leaderboard/llama-3-8b?run=point-1');
    expect(links?.compare).toBe('/compare/nvidia-a10-vs-y?model=llama-3-8b&prec=fp16&users=32&with=vllm');
  });

  test('one system has nothing to compare with, and none has no slice', () => {
    expect(linksOfWorkload(ranked())?.compare).toBeNull();
    expect(linksOfWorkload(ranked({ ranking: [] }))).toBeNull();
  });
});

test('where nothing ranks, a limit that nobody knows comes first among what to leave out', () => {
  const without = {
    system: 'a',
    label: 'A',
    chip: 'a',
    nearestPointId: 'p',
    distance: { inputTokens: 0, outputTokens: 0, concurrency: 0, largest: 0 },
  };
  const noData = [
    { ...without, reason: 'LIMIT_UNKNOWN', detail: 'TTFT p95 is not known' } as const,
    {
      ...without,
      reason: 'TOO_FAR',
      detail: 'nearest point at 16 in flight; two points lie on both sides, to interpolate between',
    } as const,
  ];
  const words = suggestionsFor(ranked({ ranking: [], noData }));
  expect(words.map((suggestion) => suggestion.words)).toEqual([
    'Leave out the limit on TTFT: its p95 is not known of one system near your workload',
    'Include interpolated entries: one system has points on both sides',
  ]);
  expect(filled(valuesOfAddress({ ttft: '500' }), words[0]?.fills ?? {})).toEqual(valuesOfAddress({}));
});

describe('no run is said to be known only where none is', () => {
  const wordsOf = (part: Parameters<typeof ranked>[0], request: object = {}) => {
    const found = ranked({ ranking: [], ...part });
    const asked = { ...found, request: WorkloadRequest.parse({ ...found.request, ...request }) };
    return renderToStaticMarkup(EmptyRanking({ ranked: asked, values: valuesOfAddress({}) }));
  };

  test('not where every system misses a limit', () => {
    expect(wordsOf({ missesLimits: [entry()] })).not.toContain('is known');
  });

  test('of the precision that is asked for, where others may be known', () => {
    expect(wordsOf({}, { precision: 'FP4' })).toContain('No timed run of this model in FP4 is known.');
    expect(wordsOf({})).toContain('No timed run of this model is known.');
  });
});

test('the file holds all three groups in full digits', () => {
  const records = workloadRecords(
    ranked({
      missesLimits: [entry({ value: 1 / 3 })],
      noData: [
        {
          system: 'n',
          label: 'N',
          chip: 'n',
          reason: 'NO_PRICE',
          detail: 'none',
          nearestPointId: null,
          distance: null,
        },
      ],
    }),
  );
  expect(records.map(({ group }) => group)).toEqual(['RANKED', 'MISSES_LIMIT', 'NO_DATA']);
  expect(records[1]?.['value']).toBe(1 / 3);
  expect(recordKeys(records).slice(0, 3)).toEqual(['group', 'rank', 'tiedWithAbove']);
  expect(records[2]).toMatchObject({ reason: 'NO_PRICE', inputDistanceLog2: null });
});
