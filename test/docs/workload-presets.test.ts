import { serversNeeded } from '@inferbench/answers/servers/servers';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { describe, expect, test } from 'vitest';
import { filled, FIRST_VALUES, holds } from '../../apps/web/src/workload/form-values.ts';
import { PRESETS } from '../../apps/web/src/workload/presets.ts';
import { serversOf } from '../../apps/web/src/workload/servers/servers-request.ts';
import { lawCount } from '../testkit/law-scale.ts';

const ALL = [...catalogue.models.values()].filter(isLanguageModel);
/** Dense, windowed and a mixture of experts; `npm run presets` asks of every model. */
const SAMPLE = new Set(['llama-3.1-70b', 'gemma-3-27b', 'gpt-oss-120b']);
const MODELS = ALL.filter(({ slug }) => SAMPLE.has(slug) || lawCount(1, 0) === 1);

describe.each(PRESETS)('preset $label', (preset) => {
  test('knows itself in the form that it fills', () => {
    const values = filled(FIRST_VALUES, preset.fills);
    expect(PRESETS.filter(({ fills }) => holds(values, fills))).toEqual([preset]);
  });

  const long = Number(preset.fills['input']) + Number(preset.fills['output']);
  test.each(MODELS.filter(({ maxContextTokens }) => maxContextTokens >= long).map(({ slug }) => [slug]))(
    'answers for %s: servers within its limits with a sum or the word why there is none, or what would help',
    (model) => {
      const service = serversOf(filled({ ...FIRST_VALUES, model }, preset.fills));
      if (service === null) throw new Error('the preset does not fill the form');
      const outcome = serversNeeded({ request: service.request, apiPrices: [], catalogue });
      if (!outcome.ok) throw outcome.error;
      const { priced, unpriced, sentence, answer } = outcome.value;
      const { ttftMs } = service.request;
      expect(answer === null).toBe(priced.length + unpriced.length === 0);
      expect(sentence).toMatch(/^(?:\$[\d,.]+ a month|no on-demand price|No server of the catalogue)/);
      for (const { ttft } of [...priced, ...unpriced]) expect(ttft.value).toBeLessThanOrEqual(ttftMs);
    },
  );
});
