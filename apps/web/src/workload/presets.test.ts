import { rankForWorkload } from '@inferbench/analyses/workload-ranking/rank-for-workload';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/model';
import { describe, expect, test } from 'vitest';
import { FIRST_VALUES } from './form-values.ts';
import { PRESETS, presetOf, withPreset } from './presets.ts';
import { readWorkload } from './read-workload.ts';

const ALL = [...catalogue.models.values()].filter(isLanguageModel);
/** `npm run presets` asks of every model; here a dense, a windowed, a mixture and a long-context one answer for all. */
const SAMPLE = ['llama-3.1-70b', 'gemma-3-27b', 'gpt-oss-120b', 'qwen2.5-7b'];
const MODELS =
  process.env['INFERBENCH_LAWS'] === 'all' ? ALL : ALL.filter(({ slug }) => SAMPLE.includes(slug));

describe.each(PRESETS)('preset $label', (preset) => {
  test('knows itself in the form that it fills', () => {
    expect(presetOf(withPreset(FIRST_VALUES, preset))).toBe(preset);
  });

  const long = Number(preset.fills['input']) + Number(preset.fills['output']);
  test.each(MODELS.filter(({ maxContextTokens }) => maxContextTokens >= long).map(({ slug }) => [slug]))(
    'answers for %s: a system that keeps the limits, or the nearest with what they miss',
    (model) => {
      const { request } = readWorkload(withPreset({ ...FIRST_VALUES, model }, preset));
      if (request === null) throw new Error('the preset does not fill the form');
      const outcome = rankForWorkload({ request, points: [], catalogue });
      if (!outcome.ok) throw outcome.error;
      const { simulated, nearest, sentence } = outcome.value;
      expect(simulated.length + nearest.length).toBeGreaterThan(0);
      expect(sentence).toContain('Simulated under the load');
      const kept = simulated.filter(({ verdict }) => verdict === 'KEPT');
      if (kept.length === 0) {
        expect(nearest.length).toBeGreaterThan(0);
        for (const { furthestOver } of nearest) expect(furthestOver).toBeGreaterThan(0);
      }
      for (const { ttft, limits } of kept)
        for (const { limit, limitMs } of limits)
          if (limit === 'TTFT') expect(ttft.p95HighMs).toBeLessThanOrEqual(limitMs);
    },
  );
});
