import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import type { FlexibilityReport } from '@inferbench/domain/flexibility';
import type { ReferenceSheet } from '@inferbench/domain/reference-sheet';
import {
  type BatchPlace,
  batchOutputs,
  placeAmong,
  type PlaceEntry,
} from '@inferbench/analyses/rivals/batch-places';
import { chipNames } from '@inferbench/domain/names';
import { Memo } from '@inferbench/units/memo';
import { type AttainableShares, attainableShares } from '@inferbench/evaluation/attainable-shares';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { referenceSheet } from '@inferbench/analyses/sheet/reference-sheet';
import type { FormField } from '../address/form-field.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { type Outcome, outcomeOf } from '../engine/refused.ts';
import { type Bounds, boundsOf } from '../roofline/bounds.ts';
import { editedChip, editedFigures } from './edited-chip.ts';
import { simulatePoint, type SimulatedPoint } from './simulate-point.ts';
import { type OperatingPoint, readWhatIf, whatIfQuery } from '../address/what-if-request.ts';

/** An edit in words and as a ratio; null where one side has no value. */
export interface EditWords {
  label: string;
  from: string;
  to: string;
  ratio: number | null;
}

/** Everything that the page shows of one request; plain data, so that it passes from a worker and from the server alike. */
export interface WhatIfAnswer {
  chip: { slug: string; name: string; vendor: string };
  modelName: string;
  example: boolean;
  chipProblem: string | null;
  figures: FormField[];
  point: FormField[];
  stated: OperatingPoint;
  /** Query of the address of this view. */
  query: string;
  edits: EditWords[];
  bounds: { before: Bounds; after: Bounds };
  attainable: AttainableShares | null;
  before: SimulatedPoint;
  after: SimulatedPoint;
  /** Where the chip stands among those that are sold, by output per chip of the same batch; null where it has no place. */
  places: { before: BatchPlace | null; after: BatchPlace | null; firstName: string };
  /** Of the edited chip. */
  sheet: Outcome<ReferenceSheet>;
  flexibility: Outcome<FlexibilityReport>;
  engineVersion: string;
}

export interface WhatIfQuestion {
  parameters: SearchParameters;
  /** Cells of the grid that published measurements of the chip cover. */
  tested: readonly string[];
}

export interface WhatIfTask {
  name: 'what-if';
  question: WhatIfQuestion;
  answer: WhatIfAnswer;
}

/** The answer in the order in which its parts are ready: all but the heat map first. */
export function* whatIf(
  { parameters, tested }: WhatIfQuestion,
  catalogue: CatalogueView,
): Generator<Partial<WhatIfAnswer>, WhatIfAnswer> {
  const { request, chipProblem, example, figures, point } = readWhatIf(parameters, catalogue);
  const { chip, edits } = request;
  const edited = editedChip(chip, edits);
  const other = { ...catalogue, chips: new Map([...catalogue.chips, [chip.slug, edited]]) };
  const before = simulatePoint(chip.slug, request.point, catalogue);
  const after = edited === chip ? before : simulatePoint(chip.slug, request.point, other);
  const first = {
    chip: { slug: chip.slug, name: chip.name, vendor: chip.vendor },
    modelName: catalogue.models.get(request.point.model)?.name ?? request.point.model,
    example,
    chipProblem,
    figures,
    point,
    stated: request.point,
    query: whatIfQuery(request),
    edits: editedFigures(chip, edits).map(({ figure, to }) => ({
      label: figure.label,
      from: figure.value === null ? 'none' : figure.words(figure.value),
      to: to === null ? 'none' : figure.words(to),
      ratio: figure.value === null || to === null ? null : to / figure.value,
    })),
    bounds: { before: boundsOf(chip), after: boundsOf(edited) },
    attainable: attainableShares(chip),
    before,
    after,
    places: placesOf(chip, { before, after, catalogue }),
    sheet: outcomeOf(referenceSheet(chip.slug, other)),
    engineVersion: ENGINE_VERSION,
  };
  yield first;
  const grid = { flexibility: outcomeOf(flexibilityReport(edited, 1, new Set(tested))) };
  yield grid;
  return { ...first, ...grid };
}

/** Outputs of the others do not change with an edit. */
const others = new Memo<CatalogueView, PlaceEntry[]>();

interface Placed {
  before: SimulatedPoint;
  after: SimulatedPoint;
  catalogue: CatalogueView;
}

function placesOf(chip: Chip, { before, after, catalogue }: Placed): WhatIfAnswer['places'] {
  const { chip: _, ...request } = before.requests.generate;
  const entries = others.get(catalogue, JSON.stringify(request), () => batchOutputs(request, catalogue));
  const placeOf = ({ phases }: SimulatedPoint) =>
    phases.ok && !(attainableShares(chip)?.uncalibrated ?? true)
      ? placeAmong(entries, chip.slug, phases.value.generate)
      : null;
  const [was, is] = [placeOf(before), placeOf(after)];
  const first = catalogue.chips.get(is?.first ?? '');
  return { before: was, after: is, firstName: first === undefined ? '' : chipNames(first).short };
}
