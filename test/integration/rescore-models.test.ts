import { catalogue } from '@inferbench/catalogue/catalogue';
import { ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import type { Score } from '@inferbench/domain/scores/score';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { rescore } from '@inferbench/worker/rescore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { constructed } from '../testkit/constructed-run.ts';
import { freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { acceptRunAsOldEngine, beginWithOldEngine } from '../testkit/old-engine.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await beginWithOldEngine(fresh.adminUrl);
});
afterAll(() => fresh.drop());

/** A pipeline of encoders, denoiser and decoder. */
const image = constructed({
  model: 'sd3-medium',
  precision: { weights: 'fp16', activations: 'fp16', kv: 'fp16' },
  point: { phase: 'IMAGE', contextTokens: null, imageLatencySec: 5 },
});

/** A draft model of the catalogue takes time of every step. */
const drafted = constructed({
  model: 'llama-3-70b',
  chips: 4,
  techniques: {
    speculative: {
      method: 'draft_model',
      draftModel: 'llama-3-8b',
      draftTokens: 4,
      meanAcceptedTokens: 3,
    },
  },
  point: { tpotSec: 0.02 },
});

test('a re-scored result has the score of a fresh one, with every model that its work takes', async () => {
  const { pool } = fresh.database;
  for (const run of [image, drafted]) await acceptRunAsOldEngine(fresh.database, run);
  await ensureEpoch(pool, VERSIONS);
  expect(await rescore(fresh.database, VERSIONS)).toMatchObject({ runs: 2, points: 2 });
  const { rows } = await pool.query<{ model: string; document: Score }>(
    `SELECT run.document -> 'model' ->> 'slug' AS model, score.document
     FROM score JOIN point ON point.id = score.point_id JOIN run ON run.id = point.run_id
     WHERE score.engine_version = $1`,
    [VERSIONS.engineVersion],
  );
  const scoreOf = (slug: string) => rows.find(({ model }) => model === slug)?.document;
  for (const run of [image, drafted]) {
    const [point] = evaluateRun(run, catalogue).points;
    expect(scoreOf(run.model.slug ?? '')).toEqual(point?.score);
  }
});
