import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Content } from '../shared/importer.ts';
import { LOCAL_TOOLS } from './local-tools.ts';
import { SERVING_TOOLS } from './serving-tools.ts';
import { hasSign, type KnownTool } from './tool-sign.ts';
import { MEASURE_SERVER } from './advice.ts';

const NO_TOKENS = `it times whole requests and counts no tokens: ${MEASURE_SERVER}`;

/** Load generators of web servers, which know nothing of tokens, and simulations. */
const GENERAL_TOOLS: readonly KnownTool[] = [
  {
    name: 'k6',
    signs: [
      { keys: ['metrics.http_req_duration'] },
      { keys: ['type', 'metric', 'data.tags'] },
      { text: /http_req_duration\.{2,}:? /, shown: 'http_req_duration…:' },
      { columns: ['metric_name', 'timestamp', 'metric_value'] },
    ],
    advice: NO_TOKENS,
  },
  {
    name: 'oha',
    signs: [
      { keys: ['summary.requestsPerSec', 'latencyPercentiles'] },
      { text: /^Summary:\s*\n\s*Success rate:/m, shown: 'Summary: Success rate:' },
    ],
    advice: NO_TOKENS,
  },
  {
    name: 'locust',
    signs: [
      { columns: ['Type', 'Name', 'Request Count', 'Failure Count', 'Median Response Time'] },
      { columns: ['Timestamp', 'User Count', 'Type', 'Name', 'Requests/s'] },
      { keys: ['num_requests', 'num_none_requests', 'total_response_time'] },
    ],
    advice: NO_TOKENS,
  },
  {
    name: 'Vidur',
    signs: [
      { columns: ['Request Id', 'request_e2e_time', 'request_scheduling_delay'] },
      { keys: ['replica_config_model_name', 'request_generator_config_type'] },
    ],
    advice:
      'compare it with `inferbench serve`, which simulates the same load, and give the file of a measurement',
    simulates: true,
  },
  {
    name: 'AIConfigurator',
    signs: [
      { columns: ['isl', 'osl', 'tokens/s/gpu', 'tokens/s/user'] },
      {
        text: /Dynamo aiconfigurator Final Results|aiconfigurator Final Results/i,
        shown: 'aiconfigurator Final Results',
      },
    ],
    advice:
      'compare it with `inferbench simulate`, and give the file of a measurement of the same configuration',
    simulates: true,
  },
];

const NVIDIA_LOG = '`nvidia-smi --query-gpu=timestamp,index,power.draw --format=csv -l 1`';

/** Tools that read watts and energy. */
const POWER_TOOLS: readonly KnownTool[] = [
  {
    name: 'rocm-smi',
    signs: [
      { text: /^timestamp,device,power_watts/m, shown: 'timestamp,device,power_watts' },
      { text: /ROCm System Management Interface/, shown: 'ROCm System Management Interface' },
      {
        text: /Socket Graphics Package Power|(?:^|,)power_watts(?:,|$)/,
        shown: 'Socket Graphics Package Power',
      },
    ],
    advice: 'log with `amd-smi metric -p -w 1 --csv`',
  },
  {
    name: 'DCGM',
    signs: [
      { text: /^DCGM_FI_\w+\{/m, shown: 'DCGM_FI_…{' },
      { text: /^# ?Entity\s+\S/m, shown: '#Entity' },
    ],
    advice: `log with ${NVIDIA_LOG}`,
  },
  {
    name: 'IPMI',
    signs: [{ keys: ['PowerControl.[].PowerConsumedWatts'] }],
    advice: `keep metric reports of Redfish, whose readings have times, or log the devices with ${NVIDIA_LOG}`,
  },
];

/** Tools that are met by name where no importer reads their file, in the order in which their signs are asked. */
export const KNOWN_TOOLS: readonly KnownTool[] = [
  ...SERVING_TOOLS,
  ...LOCAL_TOOLS,
  ...POWER_TOOLS,
  ...GENERAL_TOOLS,
];

/** FORMAT_NOT_SUPPORTED_YET for a file of a tool that is known by name; null for any other. */
export function knownTool(content: Content): InferbenchError | null {
  const found = KNOWN_TOOLS.find(({ signs }) => signs.some((sign) => hasSign(content, sign)));
  if (found === undefined) return null;
  const { name, advice, simulates } = found;
  const what =
    simulates === true
      ? ', a simulation: nothing in it was measured'
      : ', in a form that InferBench does not read';
  return new InferbenchError('FORMAT_NOT_SUPPORTED_YET', `The file is of ${name}${what}.`, {
    path: 'document',
    value: name,
    fix: `${advice.slice(0, 1).toUpperCase()}${advice.slice(1)}.`,
  });
}
