import { formatUsd, formatValue } from '@inferbench/units/format';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { KindMark } from '../chart/kind-mark.tsx';
import { lengthsWords } from '../words/lengths.ts';
import { sharedPlace, type Standing } from './standing.ts';

/** Output, price, energy and flexibility in one workload: four numbers, each with its mark. */
export function ChipFiguresStrip({ standing }: { standing: Standing | undefined }) {
  if (standing === undefined) return null;
  const { row, slice } = standing;
  const { price, energy, flexibility } = row;
  return (
    <>
      <div className="answers">
        <div>
          <h2>Output</h2>
          <p className="answer-number">
            {formatValue(row.value)}
            <small>tokens/s per chip</small>
          </p>
          <p className="interval">
            <KindMark kind={row.kind} /> {KIND_WORDS[row.kind]}, {formatValue(row.low)} to{' '}
            {formatValue(row.high)}
            {row.of < 2 ? '' : `; ${sharedPlace(standing)} of its kind`}
          </p>
        </div>
        <Part title="Price" figure={price} unit="/ M tokens" words={formatUsd} />
        <Part title="Energy" figure={energy} unit="J / token" words={formatValue} />
        <Part
          title="Flexibility"
          figure={flexibility}
          unit="% run well"
          words={(value) => formatValue(value * 100)}
        />
      </div>
      <p className="note">
        {slice.modelName}, {lengthsWords(slice)}, {slice.precision},{' '}
        {row.pointId === null
          ? `${slice.chips} chips, each user at ${formatValue(slice.at)} tokens/s`
          : 'its run stands below'}
        .
      </p>
    </>
  );
}

interface PartProps {
  title: string;
  figure: Standing['row']['price'];
  unit: string;
  words: (value: number) => string;
}

function Part({ title, figure, unit, words }: PartProps) {
  const { value, kind } = figure;
  return (
    <div>
      <h2>{title}</h2>
      {value === null || kind === null ? (
        <p className="interval">{figure.words}</p>
      ) : (
        <>
          <p className="answer-number">
            {words(value)}
            <small>{unit}</small>
          </p>
          <p className="interval">
            <KindMark kind={kind} /> {figure.words}
            {figure.low === null || figure.high === null || figure.low === figure.high
              ? ''
              : `; ${words(figure.low)} to ${words(figure.high)}`}
          </p>
        </>
      )}
    </div>
  );
}
