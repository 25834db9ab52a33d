import type { FieldReader } from './field-reader.ts';

/** The name's place by age: `models.items` in 2026, `endpoint.model_names` in 2025, `model` of genai-perf. */
export function readModel(reader: FieldReader): string | null {
  const config = reader.inside('input_config');
  if (config === null) return null;
  const [item] = config.inside('models')?.elements('items', { listed: true }) ?? [];
  config.inside('tokenizer')?.text('name', 'model.tokenizer');
  const names: unknown[] = [
    item?.text('name', 'model.servedName'),
    config.inside('endpoint')?.list('model_names')?.[0],
    config.list('model_names')?.[0],
    config.list('model')?.[0],
    config.text('model', 'model.servedName'),
    config.text('formatted_model_name', 'model.servedName'),
  ];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}
