import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { fittingFinding } from '../finding.ts';
import { ownPriceOf } from '../load/figures.ts';
import { PAY_WORDS } from '../load/pay-words.ts';
import { precisionWord } from '../load/slice-words.ts';
import { sourceLine } from '../load/source-line.ts';
import type { ServersRequest } from './request.ts';
import { amongWords, costTitle, noneWords, type ToldServers } from './sentence.ts';
import type { ServersSystem } from './shape.ts';

interface Shown extends ToldServers {
  modelName: string;
  precision: PrecisionClass;
}

/** Title, slice and notes of the picture. */
export function headOf(shown: Shown): ChartHead {
  const { request, modelName, precision, priced, unpriced, more } = shown;
  return {
    finding: findingOf(shown),
    slice: `${modelName}, ${precisionWord(precision)}, ${serviceWords(request)}; ${sizeWords(shown)}$ a month ${PAY_WORDS[request.pay].unit}`,
    notes: [
      `Fewest servers that keep every limit.${priced.some(hasLine) ? ' The line is the error.' : ''}`,
      ...ownWords(shown),
      ...(more === 0 ? [] : [`${counted(more, 'chip')} more ${more === 1 ? 'is' : 'are'} not simulated.`]),
    ],
    kinds: priced.length + unpriced.length === 0 ? [] : ['SIMULATED'],
    source: sourceLine([], true),
    date: null,
  };
}

const hasLine = ({ usdPerMonth: { low, high } }: ServersSystem) => low !== high;

/** Says how many chips a server has, where all have as many: "2 × H100" are two servers of one chip. */
function sizeWords({ priced, unpriced }: ToldServers): string {
  const [size, ...others] = new Set([...priced, ...unpriced].map(({ chipsEach }) => chipsEach));
  return size === undefined || others.length > 0 ? '' : `servers of ${counted(size, 'chip')} each; `;
}

/** Says what of the sums is the reader's own. */
function ownWords({ request: { pay, prices, ownership }, priced }: Shown): string[] {
  if (priced.length === 0) return [];
  const own = priced.some(({ chip }) => ownPriceOf(chip, pay, prices) !== null);
  return [
    ...(own ? ['Prices of your own where the row says so, public ones else.'] : []),
    ...(pay === 'OWNED' && Object.keys(ownership).length > 0 ? ['Owning costs what you assume.'] : []),
  ];
}

function findingOf(shown: Shown): string {
  const { priced, unpriced } = shown;
  const [first] = priced;
  const cost = costTitle(priced);
  if (first !== undefined && cost !== null)
    return priced.length === 1
      ? fittingFinding(
          `Simulated, ${first.name} would do it, the only one with a price${amongWords(shown)}`,
          `Simulated, ${cost}`,
        )
      : fittingFinding(`Simulated, ${cost}`, 'Simulated servers for this load');
  return unpriced.length === 0
    ? noneWords(shown)
    : `Simulated: servers${amongWords(shown)} that would do it have no such price`;
}

/** "8,192 tokens in, half of it cached, 1,024 out, 500 users; first token within 2 s, 20 tokens/s each at p95". */
export function serviceWords(request: ServersRequest): string {
  const { inputTokens, outputTokens, cachedShare, users, requestsPerSec, ttftMs, tpotMs, e2eMs } = request;
  const cached = cachedShare === 0 ? '' : ` (${formatPercent(cachedShare)} cached)`;
  const load = users === null ? `${counted(requestsPerSec ?? 0, 'request')}/s` : counted(users, 'user');
  const whole = e2eMs === null ? '' : `, the whole answer within ${formatNumber(e2eMs / MS_PER_SEC)} s`;
  return [
    `${formatNumber(inputTokens)} tokens in${cached}, ${formatNumber(outputTokens)} out`,
    load,
    `first token within ${formatNumber(ttftMs / MS_PER_SEC)} s and ${formatNumber(MS_PER_SEC / tpotMs)} tokens/s${whole} at p95`,
  ].join(', ');
}
