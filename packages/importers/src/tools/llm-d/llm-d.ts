// Format: llm-d Benchmark Report 0.1, 0.2 and 0.2.1, YAML or JSON, one load stage a file.
// https://github.com/llm-d/llm-d-benchmark/blob/main/llmdbenchmark/analysis/benchmark_report/README.md (read 2026-11-22)
import type { Run } from '@inferbench/domain/runs/run';
import { isRecord, objectsOf } from '../../shared/content-items.ts';
import { fieldReader } from '../../shared/field-reader.ts';
import type { Importer, JsonObject, ParsedFile } from '../../shared/importer.ts';
import { readLlmdPoint } from './point.ts';
import { readStack } from './stack.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { readYamlReport } from '../../shared/yaml-report.ts';

export const llmD: Importer = {
  format: 'LLM_D',
  recognises: ({ content }) =>
    content.kind === 'text'
      ? isLlmdYaml(content.text)
      : objectsOf(content).length > 0 && objectsOf(content).every(isReport),
  read: (files) => files.flatMap((file) => reportsIn(file).map(toRun)),
};

/** Top keys of the report; which of the last two decides the version. */
export function isLlmdYaml(text: string): boolean {
  return (
    /^["']?version["']?\s*:\s*["']?0\.\d/m.test(text) &&
    /^["']?scenario["']?\s*:/m.test(text) &&
    /^["']?(?:results|metrics)["']?\s*:/m.test(text)
  );
}

function isReport({ version, scenario, results, metrics }: JsonObject): boolean {
  return /^0\.\d/.test(String(version)) && isRecord(scenario) && (isRecord(results) || isRecord(metrics));
}

function reportsIn({ content }: ParsedFile): readonly JsonObject[] {
  if (content.kind !== 'text') return objectsOf(content);
  const read = readYamlReport(content.text);
  if (!read.ok) throw read.error;
  return [read.value.object];
}

function toRun(report: JsonObject): Run {
  const reader = fieldReader(report);
  const version = String(reader.raw('version'));
  const stack = readStack(reader);
  const { point, tool, startedAt } = readLlmdPoint(reader);
  // Who ran it and where is private; time series and the state of pods are no figure of ours.
  reader.understood(['run', 'scenario', 'results', 'metrics', 'version']);
  return runOfReaders([reader], {
    tool: 'llm-d-benchmark-report',
    toolVersion: tool === null ? version : `${version}, ${tool}`,
    servedName: stack.servedName,
    startedAt,
    system: stack.system,
    precision: stack.precision,
    points: [point],
  });
}
