// Format: inference-perf's config.yaml.
// https://github.com/kubernetes-sigs/inference-perf/blob/main/docs/config.md (read 2026-11-21)
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import { isRecord } from '../../shared/content-items.ts';
import { flatKeys } from '../../shared/flat-keys.ts';
import type { ParsedFile } from '../../shared/importer.ts';
import { readYaml } from '../../shared/read-yaml.ts';

export interface PerfConfig {
  modelName: string | null;
  reader: FieldReader;
}

const MAX_CHARS = 256 * 1024;

/** What the configuration says about the model; its addresses, keys and paths stay out of the run. */
export function perfConfig({ content }: ParsedFile): PerfConfig | null {
  if (content.kind !== 'text' || !/^load:/m.test(content.text) || !/^server:/m.test(content.text))
    return null;
  const read = readYaml(content.text, { maxChars: MAX_CHARS, path: 'document', expected: 'YAML' });
  if (!read.ok || !isRecord(read.value)) return null;
  const flat = flatKeys(read.value);
  const reader = fieldReader(flat);
  const modelName = reader.text('server.model_name', 'model.servedName');
  // Settings, and among them what nobody but its owner should see.
  reader.understood(Object.keys(flat));
  return { modelName, reader };
}
