import type { BoardEdge } from '@inferbench/graphql-documents/board';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { MISSING_WORDS } from '../words/words.ts';

export const TPOT_UNIT = 'p50 · p95';

/** The times between the tokens of one user, with the requests behind them. */
export function TpotCell({ point }: { point: BoardEdge['node']['point'] }) {
  const { p50Ms, p95Ms, p50Missing, p95Missing, meanMs, n } = point.latency.tpot;
  const p50 = p50Ms === null ? MISSING_WORDS[p50Missing ?? 'NOT_REPORTED'] : formatValue(p50Ms);
  const p95 = p95Ms === null ? MISSING_WORDS[p95Missing ?? 'NOT_REPORTED'] : formatValue(p95Ms);
  const nothing = p50Ms === null && p95Ms === null && meanMs === null;
  return (
    <td className="c-latency num" role="cell" data-label={`TPOT, ms: ${TPOT_UNIT}`}>
      {nothing ? (
        <span className="missing">{p50}</span>
      ) : (
        <>
          {p50 === p95 && p50Ms === null ? p50 : `${p50} · ${p95}`}
          <span className="sub">
            {meanMs === null ? 'mean not reported' : `mean ${formatValue(meanMs)}`}
            {n === null ? '' : ` · n\u00a0=\u00a0${formatNumber(n)}`}
          </span>
        </>
      )}
    </td>
  );
}
