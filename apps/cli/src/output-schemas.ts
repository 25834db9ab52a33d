import { ACCURACY_ANSWERS } from './output/accuracy-answers.ts';
import { ADMIN_ANSWERS } from './output/admin-answers.ts';
import { ANALYSIS_ANSWERS } from './output/analysis-answers.ts';
import { BOARD_ANSWERS } from './output/board-answers.ts';
import { CATALOGUE_ANSWERS } from './output/catalogue-answers.ts';
import { FILE_ANSWERS } from './output/file-answers.ts';
import { MEASUREMENT_ANSWERS } from './output/measurement-answers.ts';
import { OPERATION_ANSWERS } from './output/operation-answers.ts';
import { PUBLISHED_ANSWERS } from './output/published-answers.ts';
import { SIMULATION_ANSWERS } from './output/simulation-answers.ts';
import { SUBMISSION_ANSWERS } from './output/submission-answers.ts';

/** The contract of every `--json`: schemas/cli/ holds the same as JSON Schema, made by scripts/generate-schemas.ts. */
export const OUTPUT_SCHEMAS = {
  ...CATALOGUE_ANSWERS,
  ...SIMULATION_ANSWERS,
  ...ANALYSIS_ANSWERS,
  ...ACCURACY_ANSWERS,
  ...MEASUREMENT_ANSWERS,
  ...FILE_ANSWERS,
  ...PUBLISHED_ANSWERS,
  ...SUBMISSION_ANSWERS,
  ...BOARD_ANSWERS,
  ...ADMIN_ANSWERS,
  ...OPERATION_ANSWERS,
} as const;
