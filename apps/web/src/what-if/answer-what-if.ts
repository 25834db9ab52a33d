import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { Chip } from '@inferbench/domain/chip';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { whole } from '../engine/whole-answer.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { whatIf, type WhatIfAnswer } from './what-if.ts';
import { readWhatIf, uneditedOf } from '../address/what-if-request.ts';

/** What the page starts from: the answer to its address, and the chip as the catalogue has it. */
export interface WhatIfPage {
  answer: WhatIfAnswer;
  base: Pick<WhatIfAnswer, 'sheet' | 'flexibility'>;
  tested: readonly string[];
}

type Base = Omit<WhatIfPage, 'answer'>;

/** The catalogue that ships does not change while the server runs. */
const bases = new Map<string, Base>();

function baseOf(chip: Chip): Base {
  const { slug } = chip;
  const known = bases.get(slug);
  if (known !== undefined) return known;
  const tested = [...testedCells(MEASUREMENTS, { chip: slug, chips: 1, catalogue })];
  const { sheet, flexibility } = whole(whatIf({ parameters: uneditedOf(chip), tested }, catalogue));
  const base = { base: { sheet, flexibility }, tested };
  bases.set(slug, base);
  return base;
}

/** On the server, by the function that the worker runs. */
export function answerWhatIf(parameters: SearchParameters): WhatIfPage {
  const base = baseOf(readWhatIf(parameters, catalogue).request.chip);
  return { ...base, answer: whole(whatIf({ parameters, tested: base.tested }, catalogue)) };
}
