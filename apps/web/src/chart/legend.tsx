import type { Kind } from '@inferbench/domain/kind';
import { SYMBOL_SIZE, symbolPaths } from './symbol.ts';

/** Legends explain kinds of number; series carry their label in the drawing. */
export interface LegendItem {
  words: string;
  mark: { kind: Kind; series?: number } | { line: 'line-simulated' | 'line-solid' | 'memory-end' };
}

function LegendMark({ mark }: { mark: LegendItem['mark'] }) {
  if ('line' in mark) {
    const isEnd = mark.line === 'memory-end';
    return (
      <svg className="chart mark-line series-6" width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
        <path className={isEnd ? 'line-solid' : mark.line} d={isEnd ? 'M0 6H14M14 1v10' : 'M0 6H28'} />
      </svg>
    );
  }
  const series = mark.series ?? 5;
  const shape = mark.series === undefined ? 0 : series;
  return (
    <svg
      className={`mark series-${series + 1}`}
      viewBox={`0 0 ${SYMBOL_SIZE} ${SYMBOL_SIZE}`}
      aria-hidden="true"
    >
      {symbolPaths(shape, mark.kind).map(({ className, d }) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  );
}

export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="legend">
      {items.map(({ words, mark }) => (
        <li key={words}>
          <LegendMark mark={mark} />
          {words}
        </li>
      ))}
    </ul>
  );
}
