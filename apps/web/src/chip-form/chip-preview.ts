import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';
import type { FlexibilityReport } from '@inferbench/domain/flexibility';
import type { ReferenceSheet } from '@inferbench/domain/reference-sheet';
import { readChip } from '@inferbench/domain/read-chip';
import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import { type AttainableShares, attainableShares } from '@inferbench/evaluation/attainable-shares';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { type Outcome, outcomeOf } from '../engine/refused.ts';
import type { Plain } from '../vendor-form/build-document.ts';
import { type Bounds, boundsOf } from '../roofline/bounds.ts';

/** What the page shows of a specification that is being written; the engine of every other page works it out. */
export interface ChipPreview {
  /** Of the document as it is, by every rule that needs nothing but it. */
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

/** Findings first, then what its figures mean, the heat map last. */
export function* chipPreview(
  { document, organization }: ChipPreviewTask['question'],
  catalogue: CatalogueView,
): Generator<Partial<ChipPreview>, ChipPreview> {
  const vendor = typeof document['vendor'] === 'string' ? document['vendor'] : null;
  const declared = { organizationName: organization ?? vendor, vendors: [] };
  const { findings } = evaluateChip(document, { declared });
  const chip = drawnChip(document);
  if (chip === null) {
    const answer = { ...NO_PREVIEW, findings };
    yield answer;
    return answer;
  }
  const others = { ...catalogue, chips: new Map([...catalogue.chips, [chip.slug, chip]]) };
  const first = {
    findings,
    bounds: boundsOf(chip),
    attainable: attainableShares(chip),
    sheet: outcomeOf(referenceSheet(chip.slug, others)),
    engineVersion: ENGINE_VERSION,
  };
  yield first;
  const grid = { flexibility: outcomeOf(flexibilityReport(chip, 1, new Set())) };
  yield grid;
  return { ...first, ...grid };
}

/** A name that no chip can have, so that a preview is of none that is there. */
const SLUG = 'a-chip-that-is-being-written';
const SOURCES = { datasheet: { where: 'https://example.com', readOn: '2026-01-01' } };

/** The chip as far as its figures go: who it is and where they come from is asked for, and changes no figure. */
function drawnChip(document: { [key: string]: Plain }): Chip | null {
  const named = { name: 'This chip', vendor: 'Not stated', status: 'shipping', sources: SOURCES };
  const filled = withStandIns({ ...named, ...document, slug: SLUG });
  const read = readChip(filled);
  return read.ok ? read.value.value : null;
}

/** Words that a part with figures still lacks and the engine does not compute with. */
const STAND_INS: Readonly<Record<string, { key: string; value: string }>> = {
  memory: { key: 'type', value: 'not stated' },
  onChip: { key: 'kind', value: 'not stated' },
  power: { key: 'scope', value: 'chip' },
};

function withStandIns(document: { [key: string]: Plain }): { [key: string]: Plain } {
  const filled = { ...document };
  for (const [part, { key, value }] of Object.entries(STAND_INS)) {
    const group = filled[part];
    if (typeof group === 'object' && !Array.isArray(group)) filled[part] = { [key]: value, ...group };
  }
  return filled;
}
