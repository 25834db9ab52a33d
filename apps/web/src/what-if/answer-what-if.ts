import { catalogue } from '@inferbench/catalogue/catalogue';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import { testedCells } from '@inferbench/evaluation/flexibility/tested-cells';
import { whole } from '../engine/whole-answer.ts';
import type { AddressParameters } from '../engine/read-text.ts';
import { whatIf, type WhatIfAnswer } from './what-if.ts';
import { readWhatIf } from './what-if-request.ts';

/** What the page starts from: the answer to its address, and the chip as the catalogue has it. */
export interface WhatIfPage {
  answer: WhatIfAnswer;
  base: Pick<WhatIfAnswer, 'sheet' | 'flexibility'>;
  tested: readonly string[];
}

/** On the server, by the function that the worker runs. */
export function answerWhatIf(parameters: AddressParameters): WhatIfPage {
  const { slug } = readWhatIf(parameters, catalogue).request.chip;
  const tested = [...testedCells(MEASUREMENTS, { chip: slug, chips: 1, catalogue })];
  const answer = whole(whatIf({ parameters, tested }, catalogue));
  const same = answer.edits.length === 0;
  const { sheet, flexibility } = same
    ? answer
    : whole(whatIf({ parameters: { chip: slug }, tested }, catalogue));
  return { answer, base: { sheet, flexibility }, tested };
}
