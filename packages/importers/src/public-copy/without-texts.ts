import { isLlmdYaml } from '../tools/llm-d/llm-d.ts';
import { isEndpointsConfig } from '../tools/mlperf/endpoints.ts';
import { isAmdSmiText } from '../power/amd-smi.ts';
import { isJsonText } from '../content/read-content.ts';
import { readTables } from '../shared/read-table.ts';
import { withoutJsonTexts } from './without-json-texts.ts';
import { withoutLineTexts } from './without-line-texts.ts';
import { withoutTableTexts } from './without-table-texts.ts';
import { withoutYamlTexts } from './without-yaml-texts.ts';

export interface PublicCopy {
  text: string;
  /** Values that a marker stands for; 0: the copy is the file. */
  textsRemoved: number;
}

/**
 * A result file as anybody may see it. Prompts, answers, error messages, commands and whatever else is prose may be
 * private, and no figure is read from them: each is replaced by a marker. Numbers, their order and the names of keys
 * stay, so that the copy imports to the same figures. Throws PAYLOAD_TOO_LARGE.
 */
export function withoutTexts(text: string): PublicCopy {
  if (isJsonText(text)) return withoutJsonTexts(text);
  const yaml = isYamlReport(text) ? withoutYamlTexts(text) : null;
  if (yaml !== null) return yaml;
  if (isAmdSmiText(text)) return withoutTableTexts(text);
  return readTables(text.replace(/^\uFEFF/, '').trim())?.ok === true
    ? withoutTableTexts(text)
    : withoutLineTexts(text);
}

/** YAML that some importer reads as a whole. */
function isYamlReport(text: string): boolean {
  return isLlmdYaml(text) || isEndpointsConfig(text);
}
