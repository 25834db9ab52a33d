import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { readPointLists } from '@inferbench/published/point-files';

let read: readonly MeasurementList[] | undefined;

/** Published tables as lists, which are nobody's to change: read once by all files of tests that share their modules. */
export const pointLists = (): readonly MeasurementList[] => (read ??= readPointLists());
