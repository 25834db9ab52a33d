import { expect, test } from 'vitest';
import { CONTEXT_FIELDS } from './context-fields.ts';
import { afterSubmit, isStale, START } from './submission-state.ts';
import { contentOf } from './use-submission.ts';

const state = { ...START, file: { name: 'a.json', text: '{}' } };

test('reading needs a file, checking and submitting also a key, each said at its field', () => {
  expect(Object.keys(contentOf(START, CONTEXT_FIELDS, 'read').errors)).toEqual(['file']);
  expect(contentOf(state, CONTEXT_FIELDS, 'read').content).toEqual({
    document: '{}',
    context: {},
    run: null,
  });
  expect(Object.keys(contentOf(state, CONTEXT_FIELDS, 'check').errors)).toEqual(['key']);
  expect(contentOf({ ...state, key: 'k' }, CONTEXT_FIELDS, 'submit').errors).toEqual({});
});

test('an answer is stale as soon as file, run or answers are others', () => {
  expect(isStale(state, { ...START, file: state.file })).toBe(false);
  expect(isStale(state, { ...state, values: {} })).toBe(true);
  expect(isStale(state, { ...state, run: '2' })).toBe(true);
});

test('a refused key is an error of the key', () => {
  const refusal = { __typename: 'Unauthorized', code: 'FORBIDDEN', message: 'No scope submit.' } as const;
  expect(afterSubmit(state, refusal, [])).toMatchObject({ errors: { key: 'FORBIDDEN: No scope submit.' } });
});
