import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { everyObjectHas, isRecord, objectsOf } from './content-items.ts';
import type { Content, JsonObject } from './importer.ts';

interface Foreign {
  name: string;
  matches: (content: Content) => boolean;
  /** What the same measurement can be given as. */
  instead: string;
}

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
    name: 'genai-bench',
    matches: (content) =>
      objectsOf(content).some(
        (object) =>
          (isRecord(object['aggregated_metrics']) && has(object, ['individual_request_metrics'])) ||
          has(object, ['traffic_scenario', 'server_engine', 'num_concurrency']),
      ),
    instead: SERVER,
  },
];

function has(object: JsonObject, keys: readonly string[]): boolean {
  return keys.every((key) => Object.hasOwn(object, key));
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
