import { catalogue } from '@inferbench/catalogue/catalogue';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { ShownPhases, WhatIf } from '@inferbench/graphql-documents/what-if';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { outcomeFrom } from '../../api/from-graphql.ts';
import { refusedView } from '../../api/trouble.ts';
import { sheetFrom } from '../../chip/analyses-from.ts';
import { statedWhatIf, type WhatIfAnswer } from './what-if-answer.ts';

/** What the page starts from: the answer to its address, and the chip as the catalogue has it. */
export interface WhatIfPage {
  answer: WhatIfAnswer;
  base: Pick<WhatIfAnswer, 'sheet' | 'flexibility'>;
}

/** Answers a what-if as the API computes it; the browser goes on from there. */
export async function answerWhatIf(parameters: SearchParameters): Promise<Answer<WhatIfPage>> {
  const { request, stated } = statedWhatIf(parameters, catalogue);
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const { chip, model, batch, inputTokens, outputTokens, weightPrecision } = request;
  const needed = { chip, model, batch, inputTokens, outputTokens, weightPrecision };
  const answer = await ask(WhatIf, { chip, request: { ...needed, ...Object.fromEntries(given) } });
  if (answer.state !== 'DATA') return answer;
  const { referenceSheet, flexibility, whatIf } = answer.value;
  // The catalogue of this page has a chip or a figure that the API's has not.
  if ('code' in whatIf) return { state: 'FAILED', trouble: refusedView(whatIf.message) };
  const { before, after, sheet, flexibility: grid, attainable, places, engineVersion } = whatIf;
  return {
    state: 'DATA',
    value: {
      answer: {
        ...stated,
        attainable,
        places,
        engineVersion,
        before: outcomeFrom(ShownPhases, before),
        after: outcomeFrom(ShownPhases, after),
        sheet: sheetFrom(sheet),
        flexibility: outcomeFrom(FlexibilityReport, grid),
      },
      base: { sheet: sheetFrom(referenceSheet), flexibility: outcomeFrom(FlexibilityReport, flexibility) },
    },
  };
}
