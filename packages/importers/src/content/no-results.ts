import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isRecord, objectsOf } from '../shared/content-items.ts';
import { fileMissing } from '../shared/import-refusals.ts';
import type { Content, JsonObject } from '../shared/importer.ts';

interface NoResult {
  /** What the file is, after "The file is". */
  what: string;
  matches: (content: Content) => boolean;
  /** The file that is wanted instead. */
  wanted: string;
}

const HEAD_CHARS = 20_000;

/** Files that stand beside results and are none. */
const NO_RESULTS: readonly NoResult[] = [
  {
    what: 'an accuracy log of MLPerf',
    matches: (content) => allHave(content, ['seq_id', 'qsl_idx', 'data']),
    wanted: 'Give mlperf_log_summary.txt of the performance run.',
  },
  {
    what: 'the accuracy results of MLPerf Endpoints',
    matches: (content) => someHas(content, ['accuracy_scores']),
    wanted: 'Give performance/result_summary.json of the same run.',
  },
  {
    what: 'a list of accuracy scores',
    matches: (content) =>
      someHas(content, ['results', 'versions', 'configs']) || isText(content, /^accuracy=[\d.]+%/m),
    wanted: 'Speed is not in it; give the result file of a performance run.',
  },
  {
    what: "aiperf's list of inputs, which holds prompts and no measurement",
    matches: (content) => objectsOf(content).some(({ data }) => firstHas(data, ['session_id', 'payloads'])),
    wanted: 'Give profile_export_aiperf.json of the same run.',
  },
  {
    what: "perf_analyzer's raw profile",
    matches: (content) => objectsOf(content).some(({ experiments }) => firstHas(experiments, ['requests'])),
    wanted: 'Give profile_export_genai_perf.json, which genai-perf works out from it.',
  },
  {
    what: 'a trace of single operations',
    matches: (content) => someHas(content, ['traceEvents']),
    wanted: 'Give the result file of the benchmark tool.',
  },
  {
    what: "PyTorch's copy of a vLLM result for its dashboard",
    matches: (content) => allHave(content, ['benchmark', 'model', 'metric']),
    wanted: 'Give the file that `vllm bench … --save-result` or `--output-json` wrote beside it.',
  },
  {
    what: 'a snapshot of the metrics of a run in progress',
    matches: (content) =>
      someHas(content, ['counters', 'series']) || isText(content, /^# (?:HELP|TYPE) \w+/m),
    wanted:
      'Such a scrape counts whatever the server did until then; give the result file of the benchmark tool.',
  },
  {
    what: 'a snapshot of GPUs without times',
    matches: (content) => isText(content, /NVIDIA-SMI \d|^=+NVSMI LOG=+/m) || isTotals(content),
    wanted:
      'Give the result file of the benchmark tool, and a log with times: `nvidia-smi --query-gpu=timestamp,index,power.draw --format=csv -l 1` or `amd-smi metric -p -w 1 --csv`.',
  },
  {
    what: 'the configuration of a model',
    matches: (content) => someHas(content, ['architectures', 'hidden_size']),
    wanted: 'It belongs to `inferbench validate` and holds no measurement; give a result file.',
  },
  {
    what: 'a context for results',
    matches: (content) =>
      isText(content, /^schema:\s*['"]?inferbench\.context\//m) ||
      objectsOf(content).some(({ schema }) => schema === 'inferbench.context/1'),
    wanted: 'Give it with --context-file beside the result file.',
  },
  {
    what: 'a configuration in YAML',
    matches: (content) =>
      isText(content, /^(?:model|server|engine|backend|args|config|scenario|launcher|load):(?:\s|$)/m) &&
      isYamlLike(content),
    wanted: 'It says what was to be run; give the file that the tool wrote when it had run.',
  },
];

function allHave(content: Content, keys: readonly string[]): boolean {
  const objects = objectsOf(content);
  return objects.length > 0 && objects.every((object) => has(object, keys));
}

function someHas(content: Content, keys: readonly string[]): boolean {
  return objectsOf(content).some((object) => has(object, keys));
}

function has(object: JsonObject, keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(object, key));
}

function firstHas(list: unknown, keys: readonly string[]): boolean {
  const first: unknown = Array.isArray(list) ? list[0] : null;
  return isRecord(first) && has(first, keys);
}

function isText(content: Content, pattern: RegExp): boolean {
  return content.kind === 'text' && pattern.test(content.text.slice(0, HEAD_CHARS));
}

/** `amd-smi metric -E --csv`: a counter of each GPU and no time. */
function isTotals(content: Content): boolean {
  return (
    content.kind === 'table' &&
    content.header.includes('total_energy_consumption') &&
    !content.header.includes('timestamp')
  );
}

/** Nearly every line is a key, an entry of a list or a comment. */
function isYamlLike(content: Content): boolean {
  if (content.kind !== 'text') return false;
  const lines = content.text
    .slice(0, HEAD_CHARS)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const yaml = lines.filter((line) => /^\s*(?:#|-\s|['"]?[\w.-]+['"]?:(?:\s|$))/.test(line));
  return lines.length > 1 && yaml.length >= 0.9 * lines.length;
}

/** What a file is that no importer takes, with the one that is wanted instead; null where it is not known. */
export function noResult(content: Content): InferbenchError | null {
  const found = NO_RESULTS.find(({ matches }) => matches(content));
  return found === undefined
    ? null
    : fileMissing(`The file is ${found.what} and no result of its own.`, found.wanted);
}
