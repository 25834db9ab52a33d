import { rivalsOf } from '@inferbench/analyses/rivals/rivals';
import { readChipPoints } from '@inferbench/db/points/chip-points';
import { readDeclaredBy } from '@inferbench/db/points/chip-reader';
import { readSystems } from '@inferbench/db/specifications/specification-reader';
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { SystemConnectionType } from './system.resolver.ts';
import { type SystemType, toSystemType } from './system.type.ts';
import { ChipPointConnectionType, type ChipPointType, toChipPointType } from './chip-point.type.ts';
import { ChipType } from './chip.type.ts';
import { keptBehaviour, keptFlexibility } from './kept-computations.ts';
import { FlexibilityType } from './model-shares.type.ts';
import { ChipRival } from '@inferbench/domain/chips/chip-rival';
import { objectTypeOf } from '../graphql/derived-type.ts';
import {
  ArrayPasses,
  ArrayUtilisation,
  CapacityCliffPoint,
  ChipBehaviour,
  SectionStep,
  SramPlacement,
} from '@inferbench/domain/chips/chip-behaviour';

objectTypeOf(ArrayUtilisation, 'ArrayUtilisation');
objectTypeOf(SramPlacement, 'SramPlacement');
objectTypeOf(CapacityCliffPoint, 'CapacityCliffPoint');
objectTypeOf(ArrayPasses, 'ArrayPasses');
objectTypeOf(SectionStep, 'SectionStep');
const ChipBehaviourType = objectTypeOf(ChipBehaviour, 'ChipBehaviour');
type ChipBehaviourType = InstanceType<typeof ChipBehaviourType>;

const ChipRivalType = objectTypeOf(ChipRival, 'ChipRival');
type ChipRivalType = InstanceType<typeof ChipRivalType>;

/** What a chip's row does not hold: counts, computed shares and lists. */
@Resolver(() => ChipType)
export class ChipFieldsResolver {
  @FieldResolver(() => Int, { description: 'Measured and reported points of the chip.' })
  pointCount(@Root() chip: ChipType, @Ctx() { pointCounts }: ApiContext): Promise<number> {
    return pointCounts.load(uuidOf('Chip', chip.id) ?? '');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Organisation that declared it; null for the shipped catalogue.',
  })
  declaredBy(@Root() { id, standing }: ChipType, @Ctx() { database }: ApiContext): Promise<string | null> {
    return standing === 'CATALOGUE'
      ? Promise.resolve(null)
      : readDeclaredBy(database.pool, uuidOf('Chip', id) ?? '');
  }

  @FieldResolver(() => String, {
    description:
      'Its specification as JSON, as the engine reads it: SI units, null where nothing is published.',
  })
  specification(@Root() { chip }: ChipType): string {
    return JSON.stringify(chip);
  }

  @FieldResolver(() => FlexibilityType, {
    nullable: true,
    description: 'Flexibility of one chip, simulated; null where `flexibilityMissing` says why.',
  })
  async flexibility(
    @Root() { chip }: ChipType,
    @Ctx() { compute }: ApiContext,
  ): Promise<FlexibilityType | null> {
    const flexibility = await keptFlexibility(chip, compute);
    return flexibility.present ? flexibility.value : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it has no flexibility; null where it has one.',
  })
  async flexibilityMissing(
    @Root() { chip }: ChipType,
    @Ctx() { compute }: ApiContext,
  ): Promise<string | null> {
    const flexibility = await keptFlexibility(chip, compute);
    return flexibility.present ? null : flexibility.detail;
  }

  @FieldResolver(() => ChipBehaviourType, {
    description: 'What sets its family apart, computed by the model of the family.',
  })
  behaviour(
    @Root() { chip }: ChipType,
    @Ctx() { catalogue, compute }: ApiContext,
  ): Promise<ChipBehaviourType> {
    return keptBehaviour(catalogue, chip, compute);
  }

  @FieldResolver(() => [ChipRivalType], {
    description: 'Up to three chips that buyers weigh against it, by time, generation and price.',
  })
  rivals(@Root() { chip }: ChipType, @Ctx() { catalogue }: ApiContext): ChipRivalType[] {
    return rivalsOf(chip, catalogue);
  }

  @FieldResolver(() => SystemConnectionType, {
    description: 'Systems of this chip that results exist of, by slug.',
  })
  async systems(
    @Root() { slug }: ChipType,
    @Arg('first', () => Int, { description: 'Systems a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last system seen.' })
    after: string | null,
    @Ctx() { database, cursors }: ApiContext,
  ): Promise<Page<SystemType>> {
    checkPageSize(first);
    const scope = `systems:${slug}`;
    const { rows, totalCount } = await readSystems(
      database.pool,
      { chip: slug, slug: null },
      { after: after ? cursors.decodeKey(after, z.string(), scope) : null, limit: first + 1 },
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: toSystemType, cursor: (row) => cursors.encodeKey(row.slug, scope) },
    );
  }

  @FieldResolver(() => ChipPointConnectionType, { description: 'Points of this chip, by id.' })
  async points(
    @Root() chip: ChipType,
    @Arg('first', () => Int, { description: 'Points a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last point seen.' })
    after: string | null,
    @Ctx() { database, cursors, epochs }: ApiContext,
  ): Promise<Page<ChipPointType>> {
    checkPageSize(first);
    const scope = `points:${chip.slug}`;
    const position = after ? cursors.decodeKey(after, z.uuid(), scope) : null;
    const chipId = uuidOf('Chip', chip.id) ?? '';
    const { rows, totalCount } = await epochs.pinned(
      (epochId) => readChipPoints(database.pool, chipId, { after: position, limit: first + 1, epochId }),
      (page) => page.epochId,
    );
    return pageOf(
      rows,
      { first, after, totalCount },
      { node: (row) => toChipPointType(row, chip.chip), cursor: (row) => cursors.encodeKey(row.id, scope) },
    );
  }
}
