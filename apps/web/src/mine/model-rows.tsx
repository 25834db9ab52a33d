import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { counted } from '@inferbench/units/english';
import { formatGigabytes, formatNumber, formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { modelAddress, pointAddress } from '../address/pages.ts';
import { KindWord } from '../chart/kind-mark.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';
import { linked, withBelow } from '../chart/table/linked.tsx';

type HomeModel = MachineAnswer['models'][number];

const NONE = '—';

/** A row a model: what fits with its speeds, what does not with the cards that it needs. */
export function modelsTable({ models }: MachineAnswer) {
  return eachInRow(models, ({ model, fits }) => ({ key: model, className: fits ? '' : 'dim' }), [
    ['Model', ({ model, name }) => linked(modelAddress(nameSlug(model)), name)],
    ['Memory it takes', ({ neededBytes }) => formatGigabytes(neededBytes), 'NUMBER', 'with the text'],
    ['Longest text', (model) => (model.fits ? longestCell(model) : NONE), 'NUMBER', 'tokens'],
    ['Speed', (model) => (model.fits ? speedCell(model) : NONE), 'NUMBER', 'tokens/s, one user'],
    ['Text', ({ charactersPerSec }) => known(charactersPerSec, formatValue, NONE), 'NUMBER', 'characters/s'],
    ['Reading', ({ fits, reading }) => (fits ? figureWords(reading) : NONE), 'NUMBER', 'prompt tokens/s'],
    ['Fit and source', (model) => (model.fits ? evidenceCell(model) : missingWords(model))],
  ]);
}

/** "does not fit; 2 cards hold it". */
function missingWords({ cardsNeeded }: HomeModel): string {
  return cardsNeeded === null
    ? 'does not fit, nor on eight'
    : `does not fit; ${counted(cardsNeeded, 'card')} ${cardsNeeded === 1 ? 'holds' : 'hold'} it`;
}

function longestCell({ longestTokens, longestBy }: HomeModel): ReactNode {
  if (longestTokens === null) return NONE;
  return withBelow(formatNumber(longestTokens), longestBy === 'MEMORY' ? 'memory full' : 'as trained');
}

function speedCell({ answer: { value, low, high, words }, pointId }: HomeModel): ReactNode {
  if (value === null) return words;
  const range = low === null || high === null ? '' : `${formatValue(low)} to ${formatValue(high)}`;
  const shown = formatValue(value);
  return withBelow(pointId === null ? shown : linked(pointAddress(pointId), shown), range);
}

function evidenceCell({ answer: { kind, words }, simulatedAnswer }: HomeModel): ReactNode {
  if (kind === null) return words;
  const beside = simulatedAnswer === null ? '' : `; we simulate ${formatValue(simulatedAnswer)}`;
  return withBelow(<KindWord kind={kind} />, kind === 'SIMULATED' ? '' : `${words}${beside}`);
}

function figureWords({ value, words }: HomeModel['reading']): string {
  return value === null ? words : formatValue(value);
}
