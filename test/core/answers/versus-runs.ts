import { fc } from '@fast-check/vitest';
import type { PointText } from '@inferbench/answers/verdict/of-points';
import { VersusChartRequest } from '@inferbench/answers/versus/request';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import { versusChart } from '@inferbench/answers/versus/versus-chart';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { TradeoffDocument, type TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { publishedPoint } from '../analyses/published-point.ts';

export const B200 = 'nvidia-b200-sxm-180gb';
export const B300 = 'nvidia-b300-sxm';
export const H200 = 'nvidia-h200-sxm-141gb';
export const MI355X = 'amd-mi355x';
export const A = { label: 'MI355X', chips: [MI355X] };
export const B = { label: 'B200', chips: [B200] };
export const ofVendor = (vendor: string) => ({
  label: vendor,
  chips: [...catalogue.chips.values()].filter((chip) => chip.vendor === vendor).map(({ slug }) => slug),
});

const KEYS = Object.keys(TradeoffDocument.shape);
let count = 0;

/** Runs of a chip on a model as [speed of each user, tokens a second and chip], 8K in and 1K out. */
export function runs(
  chip: string,
  model: string,
  speeds: readonly (readonly [number, number])[],
  changed: Partial<TradeoffPoint> = {},
): PointText[] {
  return speeds.map(([tokensPerSecPerUser, tokensPerSecPerChip]) => {
    const measured = { from: null, to: '2026-02-12' };
    const whole = publishedPoint({
      concurrency: null,
      measured,
      chip,
      tokensPerSecPerUser,
      tokensPerSecPerChip,
      ...changed,
    });
    const document = Object.fromEntries(Object.entries(whole).filter(([key]) => KEYS.includes(key)));
    count += 1;
    return {
      pointId: `p${count}`,
      model,
      inputTokens: 8192,
      outputTokens: 1024,
      document: JSON.stringify(document),
    };
  });
}

export type Sides = Parameters<typeof versusChart>[0]['sides'];

export function asked(points: readonly PointText[], stated: object = {}, sides: Sides = [A, B]): VersusChart {
  const request = VersusChartRequest.parse({ a: 'mi355x', b: 'b200', ...stated });
  const found = versusChart({ request, sides, points, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
}

export const FP4 = { precision: 'fp4', precisionClass: 'FP4' } as const;
export const MODELS = ['deepseek-r1', 'llama-3.3-70b', 'gpt-oss-120b', 'minimax-m3'];

/** Speed of each user, and tokens a second and chip, of a generated run. */
export const speed = fc.tuple(fc.integer({ min: 20, max: 120 }), fc.integer({ min: 10, max: 500 }));
