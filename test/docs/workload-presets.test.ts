import { rankForWorkload } from '@inferbench/analyses/workload-ranking/rank-for-workload';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { describe, expect, test } from 'vitest';
import { FIRST_VALUES } from '../../apps/web/src/workload/form-values.ts';
import { PRESETS, presetOf, withPreset } from '../../apps/web/src/workload/presets.ts';
import { readWorkload } from '../../apps/web/src/workload/read-workload.ts';
import { lawCount } from '../testkit/law-scale.ts';

const ALL = [...catalogue.models.values()].filter(isLanguageModel);
/** Dense, windowed and a mixture of experts; `npm run presets` asks of every model. */
const SAMPLE = new Set(['llama-3.1-70b', 'gemma-3-27b', 'gpt-oss-120b']);
const MODELS = ALL.filter(({ slug }) => SAMPLE.has(slug) || lawCount(1, 0) === 1);

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
      const kept = simulated.filter(({ verdict }) => verdict === 'KEPT');
      expect(sentence).toContain('Simulated under the load');
      expect(kept.length + nearest.length).toBeGreaterThan(0);
      expect(nearest.every(({ furthestOver }) => furthestOver !== null && furthestOver > 0)).toBe(true);
      const far = kept.flatMap(({ ttft, limits }) =>
        limits.flatMap(({ limit, limitMs }) =>
          limit === 'TTFT' ? [(ttft.p95HighMs ?? limitMs) / limitMs] : [],
        ),
      );
      expect(Math.max(0, ...far)).toBeLessThanOrEqual(1);
    },
  );
});
