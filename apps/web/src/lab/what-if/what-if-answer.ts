import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { editedChip, editedFigures } from '@inferbench/domain/simulation/edited-chip';
import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type {
  AttainableShares,
  OperatingPoint,
  WhatIfPlaces,
  WhatIfRequest,
} from '@inferbench/domain/simulation/what-if';
import type { ShownPhases } from '@inferbench/graphql-documents/what-if';
import type { FormField } from '../../address/form-field.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { figureWords, readWhatIf, whatIfQuery } from '../../address/what-if-request.ts';
import { type Bounds, boundsOf } from '../../figures/roofline/bounds.ts';
import type { ShownSheet } from '../../chip/analyses-from.ts';

/** An edit in words and as a ratio; null where one side has no value. */
export interface EditWords {
  label: string;
  to: string;
  ratio: number | null;
}

/** What the page says of a request before anything is computed. */
interface StatedWhatIf {
  chip: { slug: string; name: string; vendor: string };
  modelName: string;
  example: boolean;
  chipProblem: string | null;
  figures: FormField[];
  point: FormField[];
  stated: OperatingPoint;
  query: string;
  edits: EditWords[];
  bounds: { before: Bounds | null; after: Bounds | null };
}

/** Everything that the page shows of one request; plain data, so that it passes from a worker and from the API alike. */
export interface WhatIfAnswer extends StatedWhatIf {
  attainable: AttainableShares;
  /** The chip at the operating point, or why the batch does not run. */
  before: Outcome<ShownPhases>;
  after: Outcome<ShownPhases>;
  /** Where the chip stands among those that are sold, by output per chip of the same batch. */
  places: WhatIfPlaces;
  sheet: Outcome<ShownSheet>;
  flexibility: Outcome<FlexibilityReport>;
  engineVersion: string;
}

export interface WhatIfQuestion {
  parameters: SearchParameters;
  /** The grid of the chip as specified, which marks the cells that published measurements cover; null without one. */
  specified: FlexibilityReport | null;
}

export interface WhatIfTask {
  name: 'what-if';
  question: WhatIfQuestion;
  answer: WhatIfAnswer;
}

/** What an address or a form asks of the engine, and what the page says of it beside the answer. */
export function statedWhatIf(
  parameters: SearchParameters,
  catalogue: CatalogueView,
): { request: WhatIfRequest; stated: StatedWhatIf } {
  const { request: view, chipProblem, example, figures, point } = readWhatIf(parameters, catalogue);
  const { chip, edits } = view;
  const changed = editedFigures(chip, edits);
  const stated = {
    chip: { slug: chip.slug, name: chip.name, vendor: chip.vendor },
    modelName: catalogue.models.get(view.point.model)?.name ?? view.point.model,
    example,
    chipProblem,
    figures,
    point,
    stated: view.point,
    query: whatIfQuery(view),
    edits: changed.map(({ figure, to }) => ({
      label: figure.label,
      to: to === null ? 'none' : figureWords(figure, to),
      ratio: figure.value === null || to === null ? null : to / figure.value,
    })),
    bounds: { before: boundsOf(chip), after: boundsOf(editedChip(chip, edits)) },
  };
  const request = {
    chip: chip.slug,
    edits: changed.map(({ figure, to }) => ({ figure: figure.name, ...(to === null ? {} : { value: to }) })),
    ...view.point,
  };
  return { request, stated };
}
