import { isLlmdYaml } from '../tools/llm-d/llm-d.ts';
import { isEndpointsConfig } from '../tools/mlperf/endpoints.ts';
import { isAmdSmiText } from '../power/amd-smi.ts';
import { isJsonText, isNoTable } from '../content/read-content.ts';
import { readTables } from '../shared/read-table.ts';
import { GUIDELLM_NAME_LINES, isGuidellmTable } from '../tools/guidellm/table.ts';
import { isMeasurementText } from '../tools/measurement/text.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { IMPORTERS } from '../importers.ts';
import { withoutConsoleLines } from '../content/console-lines.ts';
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
  const results = withoutConsole(text);
  if (results !== null) {
    const copy = withoutJsonTexts(results.text);
    return { text: copy.text, textsRemoved: copy.textsRemoved + results.count };
  }
  if (isJsonText(text)) return withoutJsonTexts(text);
  const yaml = isYamlReport(text) ? withoutYamlTexts(text) : null;
  if (yaml !== null) return yaml;
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (isGuidellmTable(plain)) return withoutTableTexts(text, GUIDELLM_NAME_LINES);
  if (isAmdSmiText(text)) return withoutTableTexts(text);
  return !isNoTable(plain) && readTables(plain)?.ok === true
    ? withoutTableTexts(text)
    : withoutLineTexts(text);
}

/** JSON among lines of a console, as the import takes it: not where some importer reads those lines. */
function withoutConsole(text: string): ReturnType<typeof withoutConsoleLines> {
  const found = withoutConsoleLines(text.replace(/^\uFEFF/, '').trim());
  if (found === null || isMeasurementText(text)) return null;
  const file: ParsedFile = { name: null, content: { kind: 'text', text }, nonFinite: 0 };
  return !isJsonText(text) && IMPORTERS.some((importer) => importer.recognises(file)) ? null : found;
}

/** YAML that some importer reads as a whole. */
function isYamlReport(text: string): boolean {
  return isLlmdYaml(text) || isEndpointsConfig(text);
}
