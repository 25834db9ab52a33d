import { ClaimState } from '@inferbench/domain/simulation/claim';
import { SchedulerName } from '@inferbench/domain/simulation/scheduler';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fromGraphql, outcomeFrom } from './from-graphql.ts';

const Answered = z.strictObject({
  state: ClaimState,
  name: SchedulerName,
  tokensPerSec: z.number().optional(),
  watts: z.number().nullable(),
  missing: z.record(z.string(), z.string()),
  loads: z.array(z.strictObject({ state: ClaimState })),
});

const ANSWER = {
  __typename: 'Answered',
  state: 'DOES_NOT_FIT',
  name: 'VLLM_V1',
  tokensPerSec: null,
  watts: null,
  missing: [{ __typename: 'SimulationNote', part: 'cost', text: 'no price' }],
  loads: [{ state: 'HOLDS' }],
};

test('an answer has the words of the domain, what was left out is not there, and notes are a map', () => {
  expect(fromGraphql(Answered, ANSWER)).toEqual({
    state: 'does_not_fit',
    name: 'vllm-v1',
    watts: null,
    missing: { cost: 'no price' },
    loads: [{ state: 'holds' }],
  });
});

test('a word that the domain has not, and a key that was not asked for, are faults and no figures', () => {
  expect(() => fromGraphql(Answered, { ...ANSWER, state: 'PERHAPS' })).toThrow('state');
  expect(() => fromGraphql(Answered, { ...ANSWER, watts: undefined })).toThrow('watts');
});

test('a refusal is an outcome without a value', () => {
  const refused = { code: 'DOES_NOT_FIT', message: 'too large', path: null, fix: null };
  expect(outcomeFrom(Answered, { __typename: 'SimulationRefused', ...refused })).toEqual({
    ok: false,
    refused,
  });
});
