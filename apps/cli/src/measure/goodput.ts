import type { Slo } from '@inferbench/domain/slo';
import type { MeasuredStage } from '@inferbench/importers/measurement-file';
import { pooledStatistics } from '@inferbench/importers/measurement-statistics';
import { MS_PER_SEC } from '@inferbench/units/si';

/** Share of all requests of a load that keep every limit, failed ones counted as missed; null where single ones are not kept. */
export function goodputShare(stages: readonly MeasuredStage[], slo: Slo): number | null {
  const { samples, counts } = pooledStatistics(stages);
  if (counts.issued === 0) return null;
  if (counts.completed === 0) return 0;
  if (samples === null) return null;
  const good = samples.ttftSec.filter((ttftSec, i) => {
    const [tpotSec, e2eSec] = [samples.tpotSec?.[i] ?? null, samples.e2eSec?.[i] ?? null];
    return keeps(ttftSec, slo.ttftMs) && keeps(tpotSec, slo.tpotMs) && keeps(e2eSec, slo.e2eMs);
  });
  return good.length / counts.issued;
}

/** An answer of one token has no time between tokens and keeps every limit of it. */
function keeps(sec: number | null, limitMs: number | null): boolean {
  return limitMs === null || sec === null || sec * MS_PER_SEC <= limitMs;
}
