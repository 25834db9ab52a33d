import type { Finding } from '@inferbench/domain/errors/finding';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';

/** Chips and models, by what the name stands for: a name that was stated, or a specification as JSON. */
export interface Named {
  chips: readonly string[];
  models: readonly string[];
}

/** Specifications that the site has and the page lacks, and the slugs of those chips that nobody reviewed. */
export interface SiteEntries extends Named {
  unreviewed: readonly string[];
}

export const NO_ENTRIES: SiteEntries = { chips: [], models: [], unreviewed: [] };

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
  /** Names that the shipped catalogue lacks; the site may know them. */
  lacking: Named;
}

export const NO_RUN: RunPreview = {
  imported: null,
  steps: [],
  findings: [],
  lacking: NO_ENTRIES,
};

export interface RunPreviewTask {
  name: 'run-form';
  question: { document: string; context: string; run: number | null; entries: SiteEntries };
  answer: RunPreview;
}
