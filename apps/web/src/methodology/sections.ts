import { CHECKS_TEXT } from './checks-text.ts';
import { COMPARISON_TEXT } from './comparison-text.ts';
import { EVIDENCE_TEXT } from './evidence-text.ts';
import { LIMITS_TEXT } from './limits-text.ts';
import { METRICS_TEXT } from './metrics-text.ts';
import { SIMULATOR_TEXT } from './simulator-text.ts';
import type { TextSection } from './text.ts';
import { WORDS_TEXT } from './words-text.ts';

/** In the order of the questions a reader has. */
export const METHODOLOGY: readonly TextSection[] = [
  ...METRICS_TEXT,
  ...EVIDENCE_TEXT,
  ...COMPARISON_TEXT,
  ...SIMULATOR_TEXT,
  ...CHECKS_TEXT,
  ...LIMITS_TEXT,
  ...WORDS_TEXT,
];
