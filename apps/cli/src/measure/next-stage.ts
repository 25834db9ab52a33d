import type { MeasurementLoad } from '@inferbench/domain/measurement/load';

export interface PlannedStage {
  stage: number;
  load: MeasurementLoad;
  repeat: number;
  position: number;
  isReturn: boolean;
}
