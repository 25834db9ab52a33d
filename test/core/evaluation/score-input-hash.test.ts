import { catalogue } from '@inferbench/catalogue/catalogue';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Run } from '@inferbench/domain/runs/run';
import { fc, test } from '@fast-check/vitest';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { hashOf as hashOfValue, SharedBeginning } from '@inferbench/evaluation/input-hash';
import { describe, expect } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';
import { exampleRun, firstPoint } from '../../testkit/fixture.ts';

function hashOf(run: Run, of: CatalogueView = catalogue): string {
  const [point] = evaluateRun(run, of).points;
  if (point === undefined) throw new Error('no point');
  return point.score.inputHash;
}

/** The catalogue with one of its models changed in a way that no shape depends on. */
function withChanged(slug: string): CatalogueView {
  const model = catalogue.models.get(slug);
  if (model === undefined) throw new Error(`no model ${slug}`);
  return {
    ...catalogue,
    models: new Map([...catalogue.models, [slug, { ...model, name: `${model.name}, corrected` }]]),
  };
}

describe('the input hash of a score changes with', () => {
  const run = exampleRun();

  test('the stack and its version, by which the expected watts differ', () => {
    const { system } = run;
    const hashes = [
      run,
      { ...run, system: { ...system, framework: 'sglang' } },
      { ...run, system: { ...system, frameworkVersion: '9.9' } },
    ].map((changed) => hashOf(changed));
    expect(new Set(hashes).size).toBe(3);
  });

  test('other points of the run that repeat it, by which its intervals differ', () => {
    const point = firstPoint(run);
    const slower = { ...point, durationSec: point.durationSec * 1.1 };
    expect(hashOf({ ...run, points: [point, slower] })).not.toBe(hashOf(run));
  });

  test('an encoder of its pipeline, and the draft that it declares; no other model', () => {
    const image = constructed({
      model: 'sd3-medium',
      point: { phase: 'IMAGE', contextTokens: null, imageLatencySec: 5 },
    });
    const speculative = { method: 'draft_model', draftTokens: 4, meanAcceptedTokens: 3 };
    const drafted = constructed({
      model: 'llama-3-70b',
      chips: 4,
      techniques: { speculative: { ...speculative, draftModel: 'llama-3-8b' } },
      point: { tpotSec: 0.02 },
    });
    expect(hashOf(image, withChanged('clip-vit-l-14-text'))).not.toBe(hashOf(image));
    expect(hashOf(drafted, withChanged('llama-3-8b'))).not.toBe(hashOf(drafted));
    expect(hashOf(image, withChanged('llama-3-8b'))).toBe(hashOf(image));
  });

  test('nothing that only names the run', () => {
    expect(hashOf({ ...run, startedAt: '2020-01-01T00:00:00.000Z' })).toBe(hashOf(run));
  });
});

test.prop([fc.jsonValue(), fc.jsonValue(), fc.jsonValue()])(
  'a beginning that is hashed once gives the hash of the whole, however often it is used',
  (chip, engine, point) => {
    const beginning = new SharedBeginning({ chip });
    for (const rest of [{ engine, point }, { point }])
      expect(beginning.hashWith(rest)).toBe(hashOfValue({ chip, ...rest }));
  },
);
