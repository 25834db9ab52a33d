import type { Kind } from '@inferbench/domain/terms/kind';
import { seriesClass, SYMBOL_SIZE, symbolPaths } from '@inferbench/chart/symbol';

/** A chip keeps its colour and shape on a whole page. Measured is solid, reported an outline with a dot. */
export function ChipMark({ series, kind }: { series: number; kind: Kind }) {
  return (
    <svg
      className={`mark ${seriesClass(series)}`}
      viewBox={`0 0 ${SYMBOL_SIZE} ${SYMBOL_SIZE}`}
      aria-hidden="true"
    >
      {symbolPaths(series, kind).map(({ className, d }) => (
        <path key={className} className={className} d={d} />
      ))}
    </svg>
  );
}
