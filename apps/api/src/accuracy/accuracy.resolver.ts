import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { committedCalibration } from '@inferbench/calibration/committed-constants';
import {
  chipReports,
  exclusionCounts,
  quantityReports,
  type ReportFilter,
  shownRows,
  isBarred,
} from '@inferbench/calibration/quantity-report';
import type { Breakdown } from '@inferbench/calibration/summary';
import {
  type AccuracyReport,
  type Quantity,
  ErrorSummary,
  ExclusionCount,
  GroupSummary,
  QuantityReport,
  AccuracyCell,
  AccuracyRow,
  ValidatedRegime,
} from '@inferbench/domain/simulation/accuracy';
import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { ChipType } from '../chip/chip.type.ts';
import { type Page, pageOf, connectionOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { AccuracyBreakdownEnum, AccuracyQuantityEnum } from './accuracy-enums.ts';
import { CalibrationType, toCalibrationType } from './calibration.type.ts';
import { objectTypeOf } from '../graphql/derived-type.ts';

const AccuracyRowType = objectTypeOf(AccuracyRow, 'AccuracyRow', {
  barred: z.boolean().describe('It counts in the headline’s hardware: A100, H100, H200, B200.'),
});
type AccuracyRowType = InstanceType<typeof AccuracyRowType>;

const AccuracyRowConnectionType = connectionOf(
  'AccuracyRow',
  () => AccuracyRowType,
  'A page of the compared figures, by row.',
);

const ValidatedRegimeType = objectTypeOf(ValidatedRegime, 'ValidatedRegime');
type ValidatedRegimeType = InstanceType<typeof ValidatedRegimeType>;

const AccuracyCellType = objectTypeOf(AccuracyCell, 'AccuracyCell');
type AccuracyCellType = InstanceType<typeof AccuracyCellType>;

function toAccuracyRowType(row: AccuracyRow): AccuracyRowType {
  return { ...row, barred: isBarred(row) };
}

/** The ends of the middle four fifths are of the command's answer alone. */
const NO_ENDS = { low: null, high: null };

objectTypeOf(ErrorSummary, 'AccuracySummary', NO_ENDS);
objectTypeOf(GroupSummary, 'AccuracyGroup', NO_ENDS);
const AccuracyOfQuantityType = objectTypeOf(QuantityReport, 'AccuracyOfQuantity');
type AccuracyOfQuantityType = InstanceType<typeof AccuracyOfQuantityType>;
const AccuracyExclusionType = objectTypeOf(ExclusionCount, 'AccuracyExclusion');
type AccuracyExclusionType = InstanceType<typeof AccuracyExclusionType>;

/** Read with the first question: half a megabyte that most processes are never asked for. */
const accuracyReport = async (): Promise<AccuracyReport> =>
  (await import('@inferbench/calibration/generated/accuracy-data')).ACCURACY;

@ObjectType('Accuracy', { description: 'How far the simulator is from published figures.' })
export class AccuracyType {
  /** What was asked for: the lists below follow it. */
  filter!: ReportFilter;

  report!: AccuracyReport;

  @Field(() => String, { description: 'Day of the calibration.' })
  date!: string;
}

@Resolver(() => AccuracyType)
export class AccuracyResolver {
  @Query(() => AccuracyType, {
    description:
      'Published figures beside what the simulator expects of them, each predicted by constants that never saw its model on its hardware.',
  })
  async accuracy(
    @Arg('by', () => AccuracyBreakdownEnum, {
      defaultValue: AccuracyBreakdownEnum.HARDWARE_FAMILY,
      description: 'What figures are grouped by.',
    })
    by: Breakdown,
    @Arg('quantity', () => AccuracyQuantityEnum, { nullable: true, description: 'Only of this quantity.' })
    quantity: Quantity | null,
    @Arg('allHardware', () => Boolean, {
      defaultValue: false,
      description: 'Groups and rows of all hardware, not only of the families whose error has a bar.',
    })
    allHardware: boolean,
  ): Promise<AccuracyType> {
    const report = await accuracyReport();
    return { filter: { by, quantity: quantity ?? null, allHardware }, report, date: report.date };
  }

  @FieldResolver(() => [AccuracyOfQuantityType], { description: 'Errors of times, watts and joules.' })
  quantities(@Root() { filter, report }: AccuracyType): AccuracyOfQuantityType[] {
    return quantityReports(report.rows, filter);
  }

  @FieldResolver(() => [AccuracyExclusionType], {
    description: 'Published figures that are not compared, by reason; reasons of none as well.',
  })
  excluded(@Root() { report }: AccuracyType): AccuracyExclusionType[] {
    return exclusionCounts(report.excluded);
  }

  @FieldResolver(() => [ValidatedRegimeType], {
    description:
      'Errors of every regime, of lists and tables of points, by what was left out together; those of most figures first.',
  })
  validations(@Root() { report }: AccuracyType): ValidatedRegimeType[] {
    return report.validations;
  }

  @FieldResolver(() => [AccuracyCellType], {
    description: 'Errors by stack, chip and regime; those of most figures first.',
  })
  cells(
    @Root() { report }: AccuracyType,
    @Arg('chip', () => String, { nullable: true, description: 'Slug of a chip; left out: all chips.' })
    named: string | null,
    @Ctx() { catalogue }: ApiContext,
  ): AccuracyCellType[] {
    if (!named) return report.cells;
    const chip = chipSlug(catalogue, named);
    return report.cells.filter((cell) => cell.chip === chip);
  }

  @FieldResolver(() => CalibrationType, { description: 'What was fitted.' })
  calibration(): CalibrationType {
    return toCalibrationType(committedCalibration());
  }

  @FieldResolver(() => AccuracyRowConnectionType, { description: 'The compared figures, by row.' })
  rows(
    @Root() { filter, report }: AccuracyType,
    @Arg('first', () => Int, { description: 'Figures a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last figure seen.' })
    after: string | null,
    @Ctx() { cursors }: ApiContext,
  ): Page<AccuracyRowType> {
    checkPageSize(first);
    const scope = ['accuracy', filter.quantity, filter.allHardware].join(':');
    const last = after ? cursors.decodeKey(after, z.string(), scope) : null;
    const rows = shownRows(report.rows, filter);
    const left = last === null ? rows : rows.filter(({ rowId }) => rowId > last);
    return pageOf(
      left.slice(0, first + 1),
      { first, after, totalCount: rows.length },
      { node: toAccuracyRowType, cursor: ({ rowId }) => cursors.encodeKey(rowId, scope) },
    );
  }
}

@Resolver(() => ChipType)
export class ChipAccuracyResolver {
  @FieldResolver(() => [AccuracyOfQuantityType], {
    description:
      'Errors of the simulator on published figures of this chip; quantities without any are left out.',
  })
  async simulatorErrors(@Root() { slug }: ChipType): Promise<AccuracyOfQuantityType[]> {
    return chipReports((await accuracyReport()).rows, slug);
  }
}
