import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { outcomeOf } from '@inferbench/domain/errors/outcome';
import { readChip } from '@inferbench/domain/chips/read-chip';
import { attainableShares } from '@inferbench/evaluation/attainable-shares';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { evaluateChip } from '@inferbench/evaluation/evaluate-chip';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { type ChipPreview, type ChipPreviewTask, NO_PREVIEW } from '../submit/chip-form/chip-preview.ts';
import { boundsOf } from '../figures/roofline/bounds.ts';
import type { Plain } from '../submit/vendor-form/build-document.ts';

/** Findings first, then what its figures mean, the heat map last. */
export function* chipPreviewParts(
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
const SOURCE = { where: 'not stated', readOn: '2026-01-01' };
/** Who it is and where its figures come from is asked for, and changes no figure. */
const NAMED = { name: 'This chip', vendor: 'Not stated', status: 'shipping' };

type Document = { [key: string]: Plain };

/** The chip as far as its figures go; null where too little of it is stated. */
function drawnChip(document: Document): Chip | null {
  const filled = withStandIns({ ...NAMED, ...document, slug: SLUG, sources: { datasheet: SOURCE } });
  const read = readChip(filled);
  if (read.ok) return read.value.value;
  // A part that is half written leaves the others as they are.
  const broken = new Set(read.error.map(({ path }) => path.split(/[.[]/)[0]));
  const rest = Object.fromEntries(Object.entries(filled).filter(([key]) => !broken.has(key)));
  const again = readChip(rest);
  return again.ok ? again.value.value : null;
}

/** Words that a part with figures still lacks and the engine does not compute with. */
const STAND_INS: Readonly<Record<string, Document>> = {
  memory: { type: 'not stated' },
  onChip: { kind: 'not stated' },
  power: { scope: 'chip' },
};

function withStandIns(document: Document): Document {
  const filled = { ...document };
  for (const [part, words] of Object.entries(STAND_INS)) {
    const group = filled[part];
    if (typeof group === 'object' && !Array.isArray(group)) filled[part] = { ...words, ...group };
  }
  const { peaks } = document;
  if (Array.isArray(peaks)) filled['peaks'] = peaks.filter(isRate);
  return filled;
}

const isRate = (peak: Plain): boolean =>
  typeof peak === 'object' && 'precision' in peak && 'denseOpsPerSec' in peak;
