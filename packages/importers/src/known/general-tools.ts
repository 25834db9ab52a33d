import { MEASURE_SERVER } from './advice.ts';
import type { KnownTool } from './tool-sign.ts';

const NO_TOKENS = `it times whole requests and counts no tokens: ${MEASURE_SERVER}`;

/** Load generators of web servers, which know nothing of tokens, and simulations. */
export const GENERAL_TOOLS: readonly KnownTool[] = [
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
