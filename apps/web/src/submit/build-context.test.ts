import { RunContext } from '@inferbench/domain/runs/run-context';
import { expect, test } from 'vitest';
import { buildContext } from './build-context.ts';
import { CONTEXT_FIELDS } from './context-fields.ts';

/** An answer that the schema takes, of each question. */
const GOOD: Readonly<Record<string, string>> = {
  'system.chip': 'nvidia-h100-sxm5-80gb',
  'model.slug': 'llama-3-8b',
  'techniques.prefixCacheHitRate': '0.5',
  'techniques.speculative.meanAcceptedTokens': '1.5',
};

const answerTo = ({ path, kind, options }: (typeof CONTEXT_FIELDS)[number]): string =>
  GOOD[path] ?? options?.[0] ?? (kind === 'text' ? 'words' : '2');

test('every question fills a key of the run context', () => {
  const values = Object.fromEntries(CONTEXT_FIELDS.map((field) => [field.path, answerTo(field)]));
  const { context, problems } = buildContext(CONTEXT_FIELDS, values);
  expect(problems).toEqual({});
  // To the letter: nothing is dropped, and no default is added that would give the content another hash.
  expect(RunContext.parse(context)).toEqual(context);
});

test('power alone has the hash that the command line gives it', () => {
  const { context } = buildContext(CONTEXT_FIELDS, {
    'power.boundary': 'wall',
    'power.averageWatts': '7,400.5',
  });
  expect(context).toEqual({
    power: { boundary: 'wall', averageWatts: 7400.5, energyJoules: null, windowSec: null },
  });
  expect(RunContext.parse(context)).toEqual(context);
});

test('an empty answer states nothing', () => {
  expect(buildContext(CONTEXT_FIELDS, { 'system.chip': '  ' })).toEqual({ context: {}, problems: {} });
});

test('what is no number is a problem of its field, and is not sent', () => {
  const { context, problems } = buildContext(CONTEXT_FIELDS, {
    'system.chips': '1.5',
    'power.averageWatts': 'much',
    'system.tensorParallel': '8',
  });
  expect(context).toEqual({ system: { tensorParallel: 8 } });
  expect(Object.keys(problems).toSorted()).toEqual(['power.averageWatts', 'system.chips']);
});
