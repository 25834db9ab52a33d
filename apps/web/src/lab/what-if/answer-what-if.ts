import { catalogue } from '@inferbench/catalogue/catalogue';
import { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { SheetFigures, SheetRowName } from '@inferbench/domain/simulation/reference-sheet';
import { WhatIf, type WhatIfResult } from '@inferbench/graphql-documents/what-if';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { fromGraphql, outcomeFrom, refusedFrom } from '../../api/from-graphql.ts';
import { refusedView } from '../../api/trouble.ts';
import { ShownPhases } from './shown-point.ts';
import { type ShownSheet, statedWhatIf, type WhatIfAnswer } from './what-if-answer.ts';

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
  if (whatIf.__typename === 'SimulationRefused')
    return { state: 'FAILED', trouble: refusedView(whatIf.message) };
  const { before, after, sheet, flexibility: grid, ...rest } = whatIf;
  return {
    state: 'DATA',
    value: {
      answer: {
        ...stated,
        attainable: rest.attainable,
        places: rest.places,
        engineVersion: rest.engineVersion,
        before: { phases: outcomeFrom(ShownPhases, before) },
        after: { phases: outcomeFrom(ShownPhases, after) },
        sheet: sheetFrom(sheet),
        flexibility: outcomeFrom(FlexibilityReport, grid),
      },
      base: { sheet: sheetFrom(referenceSheet), flexibility: outcomeFrom(FlexibilityReport, flexibility) },
    },
  };
}

type AnsweredSheet = WhatIfResult['referenceSheet'];

function sheetFrom(answer: AnsweredSheet): Outcome<ShownSheet> {
  if (answer.__typename === 'SimulationRefused') return { ok: false, refused: refusedFrom(answer) };
  const { __typename, rows, decodeErrorBar, prefillErrorBar, ...sheet } = answer;
  const errorBar =
    decodeErrorBar === null || prefillErrorBar === null
      ? null
      : { decode: decodeErrorBar, prefill: prefillErrorBar };
  return { ok: true, value: { ...sheet, errorBar, rows: rows.map(rowFrom) } };
}

type AnsweredRow = Extract<AnsweredSheet, { __typename: 'ReferenceSheet' }>['rows'][number];

function rowFrom({ name, context, figures, refusal }: AnsweredRow): ShownSheet['rows'][number] {
  const outcome =
    figures === null
      ? { ok: false as const, refusal: refusal ?? { code: 'INTERNAL', message: '', fix: null } }
      : fromGraphql(SheetFigures, { ok: true, ...figures });
  return { name: fromGraphql(SheetRowName, name), context, outcome };
}
