import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { rangedBy, rangedByTime } from '@inferbench/domain/terms/ranged';
import type { SameLoad } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { simulate } from '@inferbench/evaluation/simulate';
import { formatNumber } from '@inferbench/units/format';
import { Memo } from '@inferbench/units/memo';
import { curveKey } from './identity.ts';
import type { ShownChart } from './shown.ts';
import { workloadOf } from './shown.ts';
import { languageModelOf, servedRequest, workloadKey } from './workload.ts';

interface Simulated {
  perUser: number;
  perChip: number;
  errorBar: number;
}

const simulated = new Memo<CatalogueView, { found: Simulated | null }>();

/** The load of a published point on the curve of its chip; null where it states none, or ran otherwise than is simulated. */
export function sameLoad(point: TradeoffPoint, shown: ShownChart): SameLoad | null {
  const { concurrency: users, chip, chips, mode, technique } = point;
  if (users === null || users < 1 || mode !== 'AGGREGATED' || technique !== 'PLAIN') return null;
  const found = simulatedLoad({ chip, chips, users }, shown);
  if (found === null) return null;
  const { perUser, perChip, errorBar } = found;
  const { low, high } = rangedByTime(perChip, errorBar);
  const published = rangedBy(point.tokensPerSecPerChip, point.intervalShare);
  return {
    key: curveKey(chip, chips),
    users,
    perUser,
    perChip,
    low,
    high,
    ratio: published.value / perChip,
    inside: published.high >= low && published.low <= high,
  };
}

function simulatedLoad(
  { chip, chips, users }: { chip: string; chips: number; users: number },
  shown: ShownChart,
): Simulated | null {
  const { catalogue } = shown;
  const workload = workloadOf(shown);
  return simulated.get(catalogue, `${chip} ${chips} ${users} ${workloadKey(workload)}`, () => {
    const model = languageModelOf(catalogue, workload.model);
    if (model === null) return { found: null };
    const outcome = simulate(servedRequest(workload, model, { chip, chips, users }), catalogue);
    if (!outcome.ok) return { found: null };
    const { expected, band } = outcome.value;
    const { decodeTokensPerSec: perUser = 0, outputTokensPerSec = 0 } = expected;
    return { found: { perUser, perChip: outputTokensPerSec / chips, errorBar: band.share } };
  }).found;
}

/** "published 179 of 294 tokens/s per chip that are simulated at the same 64 users, 0.61 times". */
export function comparisonWords(
  { tokensPerSecPerChip }: Pick<TradeoffPoint, 'tokensPerSecPerChip'>,
  same: SameLoad,
): string {
  const { perChip, users, ratio, inside } = same;
  const verdict = inside ? 'inside the error' : 'outside the error';
  return (
    `published ${formatNumber(tokensPerSecPerChip)}, simulated ${formatNumber(perChip)} tokens/s per chip ` +
    `at the same ${formatNumber(users)} users: ${ratio.toPrecision(2)} times, ${verdict}`
  );
}
