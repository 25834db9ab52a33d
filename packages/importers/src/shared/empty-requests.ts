import type { Latencies } from '@inferbench/domain/runs/point';
import type { FieldReader } from './field-reader.ts';

const METRICS = ['ttft', 'tpot', 'itl', 'e2e'] as const;

/** Says of reported statistics that requests without a token are in them; `empty` is null where only their presence is known. */
export function noteIncludesEmpty(
  reader: FieldReader,
  empty: number | null,
  { at, metrics }: { at: string; metrics: readonly (keyof Latencies)[] },
): void {
  const many =
    empty === null
      ? 'requests without a token (the file does not say how many)'
      : `${empty} requests without a token`;
  for (const metric of metrics)
    reader.note('INCLUDES_EMPTY', `As the tool reports it, ${many} included.`, `${at}.${metric}`);
}

/** The same for a summary whose shortest answer has 0 tokens: its statistics cannot be worked out without those requests. */
export function noteShortestAnswer(
  reader: FieldReader,
  key: string,
  { at, latency }: { at: string; latency: Latencies },
): void {
  if (reader.number(key, `${at}.shortestAnswer`, 'tokens') !== 0) return;
  noteIncludesEmpty(reader, null, { at, metrics: METRICS.filter((metric) => latency[metric] !== null) });
}
