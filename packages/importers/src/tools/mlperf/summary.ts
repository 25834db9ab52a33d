import { runInvalid } from '../../shared/import-refusals.ts';

export interface MlperfSummary {
  /** Numbers of a plain decimal as such; seeds, which exceed 2^53, stay text. */
  values: Readonly<Record<string, number | string>>;
  /** What the log recommends or finds unmet, where it calls the result INVALID. */
  reasons: readonly string[];
}

const MAX_LINES = 10_000;
const MAX_LINE_CHARS = 300;
const HEAD_CHARS = 2_000;

export function isMlperfSummary(text: string): boolean {
  return text.slice(0, HEAD_CHARS).includes('MLPerf Results Summary');
}

/** Lines "key : value" with uneven spaces; of a key that stands twice the first, which is the headline. */
export function mlperfSummary(text: string): MlperfSummary {
  const values = new Map<string, number | string>();
  const reasons: string[] = [];
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, MAX_LINE_CHARS);
    const reason = /^\s+\*\s+(.{1,200})/.exec(line)?.[1] ?? /^\s+(.{1,100}?)\s*:\s*NO\s*$/i.exec(line)?.[1];
    if (reason !== undefined) reasons.push(reason.trim());
    const colon = line.lastIndexOf(':');
    const key = line.slice(0, Math.max(0, colon)).trim();
    if (key === '' || key.length > 100 || values.has(key)) continue;
    values.set(key, valueOf(line.slice(colon + 1).trim()));
  }
  return { values: Object.fromEntries(values), reasons };
}

/** Value as a number where it is exact: at most 15 digits are in a double. */
function valueOf(text: string): number | string {
  return /^\d{1,15}(?:\.\d{1,9})?$/.test(text) && text.length <= 18 ? Number(text) : text.slice(0, 200);
}

/** Refuses what the tool itself does not call a valid performance run. */
export function assertValid({ values, reasons }: MlperfSummary): void {
  const mode = String(values['Mode'] ?? 'not stated');
  if (mode !== 'PerformanceOnly')
    throw runInvalid(`The log is of mode ${mode}; speed is measured in mode PerformanceOnly.`, mode);
  const verdict = String(values['Result is'] ?? 'not stated');
  if (verdict === 'VALID') return;
  const why = reasons.length === 0 ? 'it gives no reason' : reasons.join('; ').slice(0, 300);
  throw runInvalid(`MLPerf loadgen calls the result ${verdict}: ${why}.`, verdict);
}
