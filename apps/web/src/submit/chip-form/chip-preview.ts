import type { Finding } from '@inferbench/domain/errors/finding';
import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import type { ReferenceSheet } from '@inferbench/domain/simulation/reference-sheet';
import type { AttainableShares } from '@inferbench/domain/simulation/what-if';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { Plain } from '../vendor-form/build-document.ts';
import type { Bounds } from '../../figures/roofline/bounds.ts';

/** What the page shows of a specification that is being written; the engine of every other page works it out. */
export interface ChipPreview {
  /** Findings on the document as it is, by every rule that needs nothing but it. */
  findings: Finding[] | null;
  /** Null where too little is stated to draw it. */
  bounds: Bounds | null;
  attainable: AttainableShares | null;
  sheet: Outcome<ReferenceSheet> | null;
  flexibility: Outcome<FlexibilityReport> | null;
  engineVersion: string;
}

export const NO_PREVIEW: ChipPreview = {
  findings: null,
  bounds: null,
  attainable: null,
  sheet: null,
  flexibility: null,
  engineVersion: ENGINE_VERSION,
};

export interface ChipPreviewTask {
  name: 'chip-form';
  question: {
    document: { [key: string]: Plain };
    /** Who would submit it; null while nobody is signed in. */
    organization: string | null;
  };
  answer: ChipPreview;
}
