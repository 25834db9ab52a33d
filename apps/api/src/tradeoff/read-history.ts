import { configurationHistory } from '@inferbench/analyses/tradeoff/history';
import { readConfiguration } from '@inferbench/db/board/tradeoff-reader';
import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { ApiContext } from '../graphql/context.ts';
import { keptHistories, shownPoint } from './kept-slices.ts';
import { boardState, type readSlices } from './read-tradeoff.ts';

const KEY = /^[0-9a-f]{64}$/;

/** One configuration over dates and versions: one statement. Errors: INVALID, NOT_FOUND. */
export async function readHistory(
  {
    database,
    catalogue,
    catalogueVersion,
    reads,
    epochs,
  }: Pick<ApiContext, 'database' | 'catalogue' | 'catalogueVersion' | 'reads' | 'epochs'>,
  configuration: string,
): Promise<ConfigurationHistory> {
  const where = { path: 'configuration', value: configuration.slice(0, 80) };
  const fix = 'Take the `configurationKey` of a point of `tradeoff`.';
  if (!KEY.test(configuration))
    throw new InferbenchError('INVALID', 'A configuration is named by 64 hexadecimal digits.', {
      ...where,
      fix,
    });
  const found = await epochs.pinned(
    (epochId) => readConfiguration(database.pool, configuration, epochId),
    (read) => read?.epochId,
  );
  if (found === null)
    throw new InferbenchError('NOT_FOUND', 'No point has this configuration.', { ...where, fix });
  reads.epoch(found.epochId);
  reads.catalogue(catalogueVersion);
  const points = found.points.map((stored) => shownPoint(stored, catalogue));
  return configurationHistory({ configuration, model: found.model }, points);
}

/** What software gained on a model: two statements, mostly one. Errors: NOT_FOUND. */
export async function readHistoriesOf(
  context: Parameters<typeof readSlices>[0],
  named: string,
): Promise<ConfigurationHistory[]> {
  const { catalogue } = context;
  const model = modelSlug(catalogue, named);
  if (!catalogue.models.has(model)) throw modelNotFound(model, catalogue.models);
  const board = await boardState(context, model);
  return board === null ? [] : keptHistories({ ...context, ...board }, model);
}
