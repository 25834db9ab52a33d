import { catalogue } from '@inferbench/catalogue/catalogue';
import type { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { claimParts } from './claim-parts.ts';
import { claimQuery, EXAMPLE_CLAIM, readClaim } from '../address/claim-request.ts';
import { verdictSentence } from '../lab/claim/claim-words.ts';
import { regionFigure } from '../lab/claim/region-figure.ts';
import { whole } from '../engine/engine-task.ts';

function read(query: string) {
  return readClaim(Object.fromEntries(new URLSearchParams(query)), catalogue);
}

function claimOf(query: string) {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const { outcome } = whole(claimParts({ parameters }, catalogue));
  if (!outcome?.ok) throw new Error('not answered');
  return outcome.value;
}

const LANGUAGE_MODELS = ['llama-3.1-70b', 'mixtral-8x7b', 'deepseek-r1'];
const EXAMPLE = claimQuery(EXAMPLE_CLAIM);

describe('the address of a claim', () => {
  test('names the claim that it came from', () => {
    const claims = fc.record(
      {
        chip: fc.constantFrom(...catalogue.chips.keys()),
        model: fc.constantFrom(...LANGUAGE_MODELS),
        tokensPerSec: fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        context: fc.integer({ min: 3, max: 1_000_000 }),
        weightPrecision: fc.constantFrom(...PrecisionWord.options),
        chips: fc.integer({ min: 1, max: 1024 }),
        batch: fc.integer({ min: 1, max: 100_000 }),
        outputTokens: fc.integer({ min: 1, max: 3 }),
        memoryBytesPerChip: fc.double({ min: 1e6, max: 1e15, noNaN: true }),
      },
      { requiredKeys: ['chip', 'model', 'tokensPerSec', 'context', 'weightPrecision'] },
    );
    fc.assert(
      fc.property(claims, (claim: ClaimRequest) => {
        expect(read(claimQuery(claim)).request).toEqual(claim);
      }),
      { numRuns: 1000 },
    );
  });

  test('without a claim holds an example, and says so', () => {
    expect(read('')).toMatchObject({ example: true, request: EXAMPLE_CLAIM });
    expect(read(EXAMPLE)).toMatchObject({ example: false, request: EXAMPLE_CLAIM });
  });

  test.each([
    ['tokensPerSec=NaN', ['tokensPerSec', 'context', 'chip', 'model']],
    [`${EXAMPLE}&batch=-1`, ['batch']],
    [`${EXAMPLE}&inputTokens=131072&outputTokens=1`, ['context']],
    [`${EXAMPLE}&memoryGBPerChip=1e999`, ['memoryGBPerChip']],
  ])('%s is no claim yet, and says at which fields', (query, names) => {
    const { request, fields } = read(query);
    expect(request).toBeNull();
    expect(fields.flatMap(({ name, problem }) => (problem === null ? [] : [name]))).toEqual(names);
  });
});

describe('where a claim can hold', () => {
  test.each([
    '',
    `${EXAMPLE}&batch=3`,
    'chip=nvidia-h100-sxm5-80gb&model=llama-4-scout&tokensPerSec=10&context=5000&chips=8',
  ])('%s: every cell is drawn once in each panel, without text over text', (query) => {
    const claim = claimOf(query);
    for (const room of ROOMS) {
      const drawing = regionFigure(claim, query).draw(room);
      expect(textFaults(drawing)).toEqual([]);
      const cells = drawing.marks.flatMap((mark) =>
        mark.tag === 'path' && mark.className !== 'cell-changed' ? mark.d.split('M').slice(1) : [],
      );
      expect(cells).toHaveLength(3 * claim.region.cells.length);
    }
  });

  test('the verdict answers each sense with the most that it allows', () => {
    expect(verdictSentence(claimOf(''))).toBe(
      '500 tokens/s at 131,072 tokens of context: for one user no, 238 at most; for one user with the prompt no, 84.0 at most; for all users together only by arithmetic, 418 by the best public software.',
    );
    expect(verdictSentence(claimOf(EXAMPLE.replace('tokensPerSec=500', 'tokensPerSec=1')))).toBe(
      '1 tokens/s at 131,072 tokens of context: yes, in every sense.',
    );
    expect(verdictSentence(claimOf(`${EXAMPLE}&batch=2`))).toMatch(
      /^500 tokens\/s at 131,072 tokens of context and batch 2: for one user no, \d+ at most; .* for all users together no, /,
    );
  });
});
