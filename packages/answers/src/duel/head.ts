import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { DuelRequest } from './request.ts';
import type { DuelRatio, DuelSample, Verdict } from './shape.ts';
import type { Kind } from '@inferbench/domain/terms/kind';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { capitalised, counted } from '@inferbench/units/english';
import { formatContext, formatNumber, formatPercent } from '@inferbench/units/format';
import { DUEL_METRICS } from './metric-words.ts';

export interface HeadInput {
  request: DuelRequest;
  ratios: readonly DuelRatio[];
  verdict: Verdict;
  modelName: string;
  date: string | null;
  notes: readonly string[];
}

export function headOf({ request, ratios, verdict, modelName, date, notes }: HeadInput): ChartHead {
  const points = ratios.flatMap((ratio) => ratio.points);
  const kinds: Kind[] = [...new Set<Kind>([...points.map(({ kind }) => kind), 'SIMULATED'])];
  const footing = request.equal === 'chips' ? ratios.slice(0, 1) : ratios;
  return {
    finding: verdict.text,
    slice: `${request.metric === 'SPEED' ? '' : `${capitalised(DUEL_METRICS[request.metric].ratio)}: `}${modelName}, ${request.precision}, ${counted(request.users, 'user')}. ${footing.map((ratio) => ratio.footing).join(' ')}`,
    notes: [
      ...notes,
      ...ratios.map((ratio) => ratioWords(ratio, request)),
      ...(points.length === 0
        ? []
        : [`${counted(points.length, 'ratio')} of published runs at the same load.`]),
    ],
    kinds,
    source: `${points.length === 0 ? '' : 'published runs; '}simulated, engine ${ENGINE_VERSION}, whose error is that of ratios`,
    date,
  };
}

/** "Tokens/s per user of MI355X ÷ B200: 1.02 at 128 tokens, 1.08 at 110K; the error of the ratio is 18 %." */
function ratioWords({ a, b, samples }: DuelRatio, { metric }: DuelRequest): string {
  const [first, last] = [samples[0], samples.at(-1)];
  const { ratio: words } = DUEL_METRICS[metric];
  const divided = `${capitalised(words)} of ${b.label} ÷ ${a.label}`;
  if (first === undefined || last === undefined) return `${divided}: no context has both.`;
  const at = ({ context, ratio }: DuelSample) => `${formatNumber(ratio)} at ${formatContext(context)}`;
  const error = Math.max(...samples.map(({ ratio, high }) => high / ratio - 1));
  return `${divided}: ${at(first)} tokens, ${at(last)}; the error of the ratio is ${formatPercent(error)}.`;
}
