import { ANALYSIS_EXAMPLES } from './analysis-examples.ts';
import { BOARD_EXAMPLES } from './board-examples.ts';
import { CATALOGUE_EXAMPLES } from './catalogue-examples.ts';
import { DRAFT_EXAMPLES } from './draft-examples.ts';
import type { ApiExample } from './example.ts';
import { PEOPLE_EXAMPLES } from './people-examples.ts';
import { WRITE_EXAMPLES } from './write-examples.ts';

/** Every query and mutation; a test holds each against the committed schema. */
export const API_EXAMPLES: readonly ApiExample[] = [
  ...BOARD_EXAMPLES,
  ...CATALOGUE_EXAMPLES,
  ...ANALYSIS_EXAMPLES,
  ...WRITE_EXAMPLES,
  ...DRAFT_EXAMPLES,
  ...PEOPLE_EXAMPLES,
];
