import { SLO_PRESETS, type SloPreset } from '@inferbench/domain/terms/slo';
import { formatNumber } from '@inferbench/units/format';
import type { FormValues } from '../frame/form-values.ts';

export interface Preset {
  id: SloPreset;
  label: string;
  words: string;
  fills: FormValues;
}

/** Lengths and loads of the examples; the limits are those of the scoring policy's goodput. */
const LENGTHS: Readonly<Record<SloPreset, { label: string; input: number; output: number; load: number }>> = {
  CHATBOT: { label: 'Chatbot', input: 1000, output: 1000, load: 32 },
  AGENT: { label: 'Agent', input: 8000, output: 500, load: 8 },
  BATCH: { label: 'Batch', input: 1000, output: 1000, load: 64 },
};

export const PRESETS: readonly Preset[] = (['CHATBOT', 'AGENT', 'BATCH'] as const).map((id) => {
  const { label, input, output, load } = LENGTHS[id];
  const { ttftMs, tpotMs, e2eMs } = SLO_PRESETS[id];
  const limit = (value: number | null) => (value === null ? '' : String(value));
  const limits = [
    ['TTFT', ttftMs],
    ['TPOT', tpotMs],
    ['E2E', e2eMs],
  ] as const;
  const asked = limits.flatMap(([name, ms]) => (ms === null ? [] : [`${name} ≤ ${formatNumber(ms)} ms`]));
  return {
    id,
    label,
    words: `${formatNumber(input)} in, ${formatNumber(output)} out, ${load} in flight, ${asked.length === 0 ? 'no limit' : asked.join(', ')}`,
    fills: {
      input: String(input),
      output: String(output),
      mix: '',
      load: String(load),
      by: 'CONCURRENCY',
      ttft: limit(ttftMs),
      tpot: limit(tpotMs),
      e2e: limit(e2eMs),
    },
  };
});
