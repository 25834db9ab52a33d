import type { Model } from '@inferbench/domain/models/model';
import type pg from 'pg';
import { type NewSpecification, type PutOutcome, putVersion } from './version-writer.ts';

/** A model's configuration as its next version, like a chip's specification. */
export function putModel(client: pg.PoolClient, model: Model, spec: NewSpecification): Promise<PutOutcome> {
  return putVersion(client, { table: 'model', slug: model.slug, document: JSON.stringify(model), spec });
}
