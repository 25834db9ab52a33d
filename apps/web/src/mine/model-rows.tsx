import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { MachineAnswer } from '@inferbench/graphql-documents/answers';
import { counted } from '@inferbench/units/english';
import { formatGigabytes, formatNumber, formatValue } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { modelAddress, pointAddress } from '../address/pages.ts';
import { KindWord } from '../chart/kind-mark.tsx';
import type { Row } from '../chart/table/table-parts.ts';
import { linked } from '../chart/table/linked.tsx';

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
      model.fits ? <Longest key="text" of={model} /> : '—',
      model.fits ? <Speed key="speed" of={model} /> : '—',
      model.charactersPerSec === null ? '—' : formatValue(model.charactersPerSec),
      model.fits ? figureWords(model.reading) : '—',
      model.fits ? <Evidence key="kind" of={model} /> : missingWords(model),
    ],
  }));
}

/** "does not fit; 2 cards hold it". */
function missingWords({ cardsNeeded }: HomeModel): string {
  return cardsNeeded === null
    ? 'does not fit, nor on eight'
    : `does not fit; ${counted(cardsNeeded, 'card')} ${cardsNeeded === 1 ? 'holds' : 'hold'} it`;
}

function Longest({ of: { longestTokens, longestBy } }: { of: HomeModel }) {
  if (longestTokens === null) return '—';
  return (
    <>
      {formatNumber(longestTokens)}
      <span className="sub">{longestBy === 'MEMORY' ? 'memory full' : 'as trained'}</span>
    </>
  );
}

function Speed({ of: { answer, pointId } }: { of: HomeModel }) {
  const { value, low, high } = answer;
  if (value === null) return answer.words;
  const words = formatValue(value);
  return (
    <>
      {pointId === null ? words : <a href={pointAddress(pointId)}>{words}</a>}
      {low === null || high === null ? null : (
        <span className="sub">
          {formatValue(low)} to {formatValue(high)}
        </span>
      )}
    </>
  );
}

function Evidence({ of: { answer, simulatedAnswer } }: { of: HomeModel }): ReactNode {
  if (answer.kind === null) return answer.words;
  return (
    <>
      <KindWord kind={answer.kind} />
      {answer.kind === 'SIMULATED' ? null : (
        <span className="sub">
          {answer.words}
          {simulatedAnswer === null ? '' : `; we simulate ${formatValue(simulatedAnswer)}`}
        </span>
      )}
    </>
  );
}

function figureWords({ value, words }: HomeModel['reading']): string {
  return value === null ? words : formatValue(value);
}
