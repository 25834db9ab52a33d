import { formatPercent } from '@inferbench/units/format';
import type { Kind } from '@inferbench/domain/terms/kind';
import { seriesClass, SYMBOL_SIZE, symbolPaths } from '@inferbench/chart/symbol';

export function SimulatedTag() {
  return (
    <span className="tag">
      <ChipMark series={Infinity} kind="SIMULATED" />
      simulated
    </span>
  );
}

interface EngineLineProps {
  engineVersion: string;
  /** Half-widths as shares, each of what it is of. */
  errorBars: readonly (readonly [of: string, share: number])[];
  uncalibrated: boolean;
}

export function EngineLine({ engineVersion, errorBars, uncalibrated }: EngineLineProps) {
  const bars = errorBars.map(([of, share]) => `±${formatPercent(share)} in ${of}`).join(', ');
  return (
    <p className="note">
      <SimulatedTag /> by engine {engineVersion}
      {bars === '' ? '' : `, error bar ${bars}`}
      {uncalibrated ? ', not fitted to this family of chips' : ''}. Nothing here is measured.{' '}
      <a href="/methodology#three-times">How it is computed</a>
    </p>
  );
}

/** What to do without an engine; what was typed is still there. */
export function EngineBroken({ broken, restart }: { broken: string | null; restart: () => void }) {
  if (broken === null) return null;
  return (
    <div className="message critical" role="alert">
      <p>{broken} The numbers shown are the last ones that it gave; nothing that you typed is lost.</p>
      <p>
        <button type="button" onClick={restart}>
          Start again
        </button>
      </p>
    </div>
  );
}

/** A chip keeps its colour and shape on a whole page. Measured is solid, reported an outline with a dot. */
function ChipMark({ series, kind }: { series: number; kind: Kind }) {
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
