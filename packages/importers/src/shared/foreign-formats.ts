import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { everyObjectHas, isRecord, objectsOf } from './content-items.ts';
import type { Content, JsonObject } from './importer.ts';

interface Foreign {
  name: string;
  matches: (content: Content) => boolean;
  /** What the same measurement can be given as. */
  instead: string;
}

const HEAD_CHARS = 20_000;
const SERVER = 'measure the server with `vllm bench serve … --save-result`, aiperf or guidellm';

/** Tools whose files are known and not read yet, in the order in which their signatures have to be asked. */
const FOREIGN: readonly Foreign[] = [
  {
    name: 'InferenceX agentic',
    matches: (content) =>
      everyObjectHas(content, ['hw', 'conc', 'request_metrics']) &&
      objectsOf(content).every(
        ({ request_metrics: metrics }) => isRecord(metrics) && isRecord(metrics['latency']),
      ),
    instead: "give aiperf's profile_export_aiperf.json of the same run",
  },
  {
    name: 'llama-benchy',
    matches: (content) =>
      objectsOf(content).some(
        ({ latency_mode: mode, benchmarks }) =>
          mode !== undefined &&
          Array.isArray(benchmarks) &&
          benchmarks.every(
            (entry: unknown) => isRecord(entry) && has(entry, ['pp_throughput', 'tg_throughput']),
          ),
      ),
    instead: `run \`llama-bench -o json\` with the same model, or ${SERVER}`,
  },
  {
    name: 'genai-bench',
    matches: (content) =>
      objectsOf(content).some(
        (object) =>
          (isRecord(object['aggregated_metrics']) && has(object, ['individual_request_metrics'])) ||
          has(object, ['traffic_scenario', 'server_engine', 'num_concurrency']),
      ),
    instead: SERVER,
  },
  {
    name: 'mlx-lm',
    matches: ({ ...content }) =>
      isText(content, /Timing with prompt_tokens=\d+/) || isText(content, /^Averages: prompt_tps=/m),
    instead: `run \`llama-bench -o json\` with the same model, or serve it and ${SERVER}`,
  },
  {
    name: 'rocm-smi',
    matches: (content) =>
      isText(content, /^timestamp,device,power_watts/m) ||
      isText(content, /ROCm System Management Interface/) ||
      isTable(content, (header) =>
        header.some((name) => /Socket Graphics Package Power|^power_watts$/.test(name)),
      ),
    instead: 'log with `amd-smi metric -p -w 1 --csv`',
  },
  {
    name: 'DCGM',
    matches: (content) => isText(content, /^DCGM_FI_\w+\{/m) || isText(content, /^# ?Entity\s+\S/m),
    instead: 'log with `nvidia-smi --query-gpu=timestamp,index,power.draw --format=csv -l 1`',
  },
  {
    name: 'ollama',
    matches: (content) =>
      objectsOf(content).some((object) => has(object, ['total_duration', 'eval_count', 'eval_duration'])),
    instead: `run \`llama-bench -o json\` with the same GGUF file, or ${SERVER}`,
  },
];

function has(object: JsonObject, keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(object, key));
}

function isText(content: Content, pattern: RegExp): boolean {
  return content.kind === 'text' && pattern.test(content.text.slice(0, HEAD_CHARS));
}

function isTable(content: Content, matches: (header: readonly string[]) => boolean): boolean {
  return content.kind === 'table' && matches(content.header);
}

/** Logs whose rows are of several lengths, so that they are no table. */
export function isForeignText(text: string): boolean {
  return text.startsWith('timestamp,device,power_watts');
}

/** FORMAT_NOT_SUPPORTED_YET for a file of a tool that is known by name; null for any other. */
export function foreignFormat(content: Content): InferbenchError | null {
  const found = FOREIGN.find(({ matches }) => matches(content));
  if (found === undefined) return null;
  return new InferbenchError(
    'FORMAT_NOT_SUPPORTED_YET',
    `The file is of ${found.name}, which InferBench does not read yet.`,
    { path: 'document', value: found.name, fix: `Until it does, ${found.instead}.` },
  );
}
