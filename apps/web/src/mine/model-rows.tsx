import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { counted } from '@inferbench/units/english';
import { formatGigabytes, formatNumber, formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { modelAddress, pointAddress } from '../address/pages.ts';
import { KindWord } from '../chart/kind-mark.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { linked, withBelow } from '../chart/table/linked.tsx';

type HomeModel = MachineAnswer['models'][number];

export const MODEL_COLUMNS = [
  { head: 'Model' },
  { head: 'Memory it takes', unit: 'with the text', numeric: true },
  { head: 'Longest text', unit: 'tokens', numeric: true },
  { head: 'Speed', unit: 'tokens/s, one user', numeric: true },
  { head: 'Text', unit: 'characters/s', numeric: true },
  { head: 'Reading', unit: 'prompt tokens/s', numeric: true },
  { head: 'Fit and source' },
] as const;

/** A row a model: what fits with its speeds, what does not with the cards that it needs. */
export function modelRows({ models }: MachineAnswer): Row[] {
  return models.map((model) => ({
    key: model.model,
    className: model.fits ? '' : 'dim',
    cells: [
      linked(modelAddress(nameSlug(model.model)), model.name),
      formatGigabytes(model.neededBytes),
      model.fits ? longestCell(model) : '—',
      model.fits ? speedCell(model) : '—',
      model.charactersPerSec === null ? '—' : formatValue(model.charactersPerSec),
      model.fits ? figureWords(model.reading) : '—',
      model.fits ? evidenceCell(model) : missingWords(model),
    ],
  }));
}

/** "does not fit; 2 cards hold it". */
function missingWords({ cardsNeeded }: HomeModel): string {
  return cardsNeeded === null
    ? 'does not fit, nor on eight'
    : `does not fit; ${counted(cardsNeeded, 'card')} ${cardsNeeded === 1 ? 'holds' : 'hold'} it`;
}

function longestCell({ longestTokens, longestBy }: HomeModel): ReactNode {
  if (longestTokens === null) return '—';
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
