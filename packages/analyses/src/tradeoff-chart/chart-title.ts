import type { ChartSlice } from '@inferbench/domain/tradeoff-chart';
import { formatNumber } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { AXIS_WORDS } from './axes.ts';

/** Title of a chart over load: what is shown, of what; systems of several sizes and kinds stand in it, so nobody leads. */
export function chartTitle({ modelName, axis, inputTokens, outputTokens }: ChartSlice): string {
  const { title } = AXIS_WORDS[axis];
  const lengths = `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out`;
  return fittingFinding(
    `${modelName}, ${lengths}: ${title} over the speed each user sees`,
    `${modelName}, ${lengths}: ${title}`,
    `${modelName}: ${title} over the speed each user sees`,
    `${modelName}: ${title}`,
    `Output over the speed each user sees`,
  );
}
