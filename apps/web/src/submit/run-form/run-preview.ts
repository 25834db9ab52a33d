import type { Finding } from '@inferbench/domain/errors/finding';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';

/** What the page shows of a file; importers and rules are those of the server. */
export interface RunPreview {
  /** Run as JSON; null where the file cannot be read. */
  imported: {
    run: string;
    missing: string[];
    fields: { path: string; key: string; originalValue: string | null; originalUnit: string | null }[];
    warnings: { code: string; message: string; path: string | null }[];
  } | null;
  steps: LoadStep[];
  findings: Finding[];
  /** Verdict of the shipped catalogue and this file alone; the server compares with what is on record as well. */
  verdict: 'VALIDATED' | 'FLAGGED' | 'REJECTED' | null;
}

export const NO_RUN: RunPreview = { imported: null, steps: [], findings: [], verdict: null };

export interface RunPreviewTask {
  name: 'run-form';
  question: { document: string; context: string; run: number | null };
  answer: RunPreview;
}
