import { bestOfEachChip } from '@inferbench/analyses/tradeoff/gains';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { TradeoffTarget, LatencyLimit } from '@inferbench/domain/tradeoff/tradeoff-target';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { EvidenceInput, evidenceFilter } from '../board/evidence.input.ts';
import type { ApiContext } from '../graphql/context.ts';
import { PrecisionClassEnum } from '../graphql/enums.ts';
import { TechniqueClassEnum } from '../graphql/tradeoff-enums.ts';
import { validInput } from '../graphql/valid-input.ts';
import { readSlices, readTradeoff, boardState } from './read-tradeoff.ts';
import { ConfigurationHistoryType, TradeoffSliceType, TradeoffType } from './tradeoff.type.ts';
import { inputTypeOf } from '../graphql/derived-type.ts';
import { configurationHistory } from '@inferbench/analyses/tradeoff/history';
import { readConfiguration } from '@inferbench/db/board/tradeoff-reader';
import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { keptHistories, shownPoint } from './kept-slices.ts';

const KEY = /^[0-9a-f]{64}$/;

/** One configuration over dates and versions: one statement. Errors: INVALID, NOT_FOUND. */
async function readHistory(
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

/** Gains by software on a model: two statements, mostly one. Errors: NOT_FOUND. */
async function readHistoriesOf(
  context: Parameters<typeof readSlices>[0],
  named: string,
): Promise<ConfigurationHistory[]> {
  const { catalogue } = context;
  const model = modelSlug(catalogue, named);
  if (!catalogue.models.has(model)) throw modelNotFound(model, catalogue.models);
  const board = await boardState(context, model);
  return board === null ? [] : keptHistories({ ...context, ...board }, model);
}

const TradeoffLengthsInput = inputTypeOf(TradeoffLengths, 'TradeoffLengthsInput');
type TradeoffLengthsInput = InstanceType<typeof TradeoffLengthsInput>;

inputTypeOf(LatencyLimit, 'LatencyLimitInput');

const TradeoffTargetInput = inputTypeOf(TradeoffTarget, 'TradeoffTargetInput');
type TradeoffTargetInput = InstanceType<typeof TradeoffTargetInput>;

/** Most slices of one answer. */
const MAX_SLICES = 1_000;

/** Most configurations of one answer. */
const MAX_HISTORIES = 100;

@Resolver()
export class TradeoffResolver {
  @Query(() => TradeoffType, {
    description:
      'Measured points of a model at given lengths, speed of one user against tokens of a chip: curves with their fronts, and systems at a target.',
  })
  tradeoff(
    @Arg('model', () => String, { description: 'Slug of the model.' }) model: string,
    @Arg('lengths', () => TradeoffLengthsInput, {
      nullable: true,
      description: 'Lengths that name the slice; those of the fullest slice where left out.',
    })
    lengths: TradeoffLengthsInput | null,
    @Arg('precision', () => PrecisionClassEnum, {
      nullable: true,
      description: 'Precision class; any, named on each row, where left out.',
    })
    precision: PrecisionClass | null,
    @Arg('technique', () => TechniqueClassEnum, {
      nullable: true,
      description: 'Technique class; that of the fullest slice where left out.',
    })
    technique: TechniqueClass | null,
    @Arg('target', () => TradeoffTargetInput, {
      nullable: true,
      description:
        'How fast, within which latencies, and what then ranks; tokens a chip of all points where left out.',
    })
    target: TradeoffTargetInput | null,
    @Arg('evidence', () => EvidenceInput, {
      nullable: true,
      description: 'Which results count; measured and reported ones of every grade where left out.',
    })
    evidence: EvidenceInput | null,
    @Ctx() context: ApiContext,
  ): Promise<TradeoffType> {
    return readTradeoff(context, {
      model,
      lengths: lengths ? validInput(TradeoffLengths, lengths, { argument: 'lengths' }) : null,
      precision: precision ?? null,
      technique: technique ?? null,
      target: validInput(TradeoffTarget, target, { argument: 'target' }),
      evidence: evidenceFilter(evidence),
    });
  }

  @Query(() => [TradeoffSliceType], {
    description:
      'Trade-off slices in which points stand, each precision class and any of them, those with most kinds of chips first; 1,000 at most.',
  })
  async tradeoffSlices(
    @Arg('model', () => String, { nullable: true, description: 'Only of the model with this slug.' })
    model: string | null,
    @Arg('minChips', () => Int, { defaultValue: 1, description: 'Only those with so many kinds of chips.' })
    minChips: number,
    @Ctx() context: ApiContext,
  ): Promise<TradeoffSliceType[]> {
    const slices = await readSlices(context, model ? modelSlug(context.catalogue, model) : null);
    return slices.filter(({ chips }) => chips >= minChips).slice(0, MAX_SLICES);
  }

  @Query(() => ConfigurationHistoryType, {
    description:
      'One configuration over dates and versions, and what its software gained between the first and the last.',
  })
  history(
    @Arg('configuration', () => String, { description: 'The `configurationKey` of a point.' })
    configuration: string,
    @Ctx() context: ApiContext,
  ): Promise<ConfigurationHistoryType> {
    return readHistory(context, configuration);
  }

  @Query(() => [ConfigurationHistoryType], {
    description:
      'Configurations of a model with dated points that can be compared: what software gained, most first; 100 at most.',
  })
  async histories(
    @Arg('model', () => String, { description: 'Slug of the model.' }) model: string,
    @Arg('bestOfEachChip', () => Boolean, {
      defaultValue: false,
      description:
        'Of each chip only the one that gave most when it was last run, of those run on two days; those that gave most first.',
    })
    best: boolean,
    @Ctx() context: ApiContext,
  ): Promise<ConfigurationHistoryType[]> {
    const histories = await readHistoriesOf(context, model);
    return (best ? bestOfEachChip(histories) : histories).slice(0, MAX_HISTORIES);
  }
}
