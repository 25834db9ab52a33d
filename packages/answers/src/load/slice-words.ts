import { classWords } from '@inferbench/domain/board/system-class';
import type { ChartSlice } from './shape.ts';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import { formatNumber } from '@inferbench/units/format';
import { USER_AXES } from './user-axes.ts';

const KIBI = 1024;

/** "8K / 1K": K is 1,024 of tokens alone. */
export function lengthsLabel({ inputTokens, outputTokens }: TradeoffLengths): string {
  const word = (tokens: number) => (tokens % KIBI === 0 ? `${tokens / KIBI}K` : formatNumber(tokens));
  return `${word(inputTokens)} / ${word(outputTokens)}`;
}

/**
 * "DeepSeek R1, 8,192 tokens in and 1,024 out, FP8, one server, each user at 20 tokens/s or more; simulated on 8 chips each": published systems
 * state their own number.
 */
export function sliceLine(slice: ChartSlice, hasCurves: boolean): string {
  const { modelName, inputTokens, outputTokens, precision, technique, extent, pools, chips } = slice;
  const each = !hasCurves
    ? ''
    : `; simulated on ${chips === 1 ? 'one chip' : `${formatNumber(chips)} chips`} each`;
  const parts = [
    modelName,
    `${formatNumber(inputTokens)} tokens in and ${formatNumber(outputTokens)} out`,
    precisionWord(precision),
    ...(extent === null ? [] : [classWords({ extent, pools })]),
    ...(technique === 'DRAFTING' ? ['with drafted tokens'] : []),
    slice.x === 'SPEED' ? `${lineWords(slice)} or more` : lineWords(slice),
  ];
  return `${parts.join(', ')}${each}`;
}

/** "20 tokens/s", "1 s": where the line stands. */
export function lineLabel({ x, at }: Pick<ChartSlice, 'x' | 'at'>): string {
  return x === 'SPEED' ? `${speedWords(at)} tokens/s` : `${speedWords(at)} s`;
}

/** "each user at 20 tokens/s", "a first token within 1 s": the line in the middle of a sentence. */
export function lineWords({ x, at }: Pick<ChartSlice, 'x' | 'at'>): string {
  const { name } = USER_AXES[x];
  return name === null ? `each user at ${lineLabel({ x, at })}` : `${name} within ${lineLabel({ x, at })}`;
}

/** Speeds as people say them: "20", "12.5". */
export function speedWords(speed: number): string {
  return Number.isInteger(speed) ? formatNumber(speed) : String(Number(speed.toPrecision(3)));
}

export function precisionWord(precision: PrecisionClass): string {
  return precisionNames(precision).short;
}
