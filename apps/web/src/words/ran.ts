import { classWords } from '@inferbench/domain/board/system-class';
import type { PlacedRow } from '@inferbench/answers/load/shape';
import type { UserAxis } from '@inferbench/answers/load/request';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';

/** "TensorRT-LLM 1.2", "16 users", "50 tokens/s each", "18 May 2026": what stands under a name, with the wait where that stands along the base; with its class where the list does not say it. */
export function ranParts(row: PlacedRow, isOfClass: boolean, x: UserAxis): string[] {
  const { kind, users, perUser, sees, stack, dated } = row;
  const known = users === null ? 'load not stated' : counted(Math.round(users), 'user');
  if (kind === 'SIMULATED') return [users === null ? 'load not known' : known];
  return [
    ...(isOfClass ? [] : [classWords(row)]),
    stack ?? 'stack not stated',
    known,
    ...(x === 'SPEED' ? [] : [`${formatNumber(sees)} s to ${x === 'FIRST' ? 'first token' : '300 words'}`]),
    `${formatNumber(perUser)} tokens/s each`,
    dated ?? 'date not published',
  ];
}

/** "to 197": what a published front allows above its run; "179 to 197" of a simulation; "or more" of one that was run within the line alone, nothing where both read alike. */
export function upperWords({ kind, value, low, high, upper, atLeast }: PlacedRow): string {
  if (kind === 'SIMULATED') return `${formatValue(low)} to ${formatValue(high)}`;
  if (atLeast) return 'or more';
  return formatValue(upper) === formatValue(value) ? '' : `to ${formatValue(upper)}`;
}
