/** Lines of the printed tables, and the key that the JSON report has for each. */
const LINES: Readonly<Record<string, string>> = {
  Model: 'engine.model',
  'TensorRT-LLM Version': 'engine.version',
  Dtype: 'engine.dtype',
  'KV Cache Dtype': 'engine.kv_cache_dtype',
  Quantization: 'engine.quantization',
  'Number of requests': 'request_info.num_requests',
  'Number of concurrent requests': 'request_info.avg_num_concurrent_requests',
  'Average Input Length (tokens)': 'request_info.avg_input_length',
  'Average Output Length (tokens)': 'request_info.avg_output_length',
  'TP Size': 'world_info.tp_size',
  'PP Size': 'world_info.pp_size',
  'EP Size': 'world_info.ep_size',
  'Request Throughput (req/sec)': 'performance.request_throughput_req_s',
  'Total Output Throughput (tokens/sec)': 'performance.system_output_throughput_tok_s',
  'Total Latency (ms)': 'performance.total_latency_ms',
};

const PERCENTILES: Readonly<Record<string, string>> = {
  Latency: 'performance.request_latency_percentiles_ms',
  TTFT: 'streaming_metrics.ttft_percentiles',
  TPOT: 'streaming_metrics.tpot_percentiles',
};

const NEEDED = ['request_info.num_requests', 'performance.total_latency_ms'] as const;

/** The report as a console log shows it, under the keys of the JSON; null for any other text. */
export function consoleReport(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.includes('= PERFORMANCE OVERVIEW')) return null;
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const entry = percentileLine(line) ?? namedLine(line);
    // The last table is that of the measured run; what the warm-up prints comes before it.
    if (entry) values.set(entry.key, entry.value);
  }
  if (!NEEDED.every((key) => values.has(key))) return null;
  return Object.fromEntries(
    [...values].map(([key, value]) => [key, key.startsWith('engine.') ? value : asNumber(value)]),
  );
}

function namedLine(line: string): { key: string; value: string } | null {
  const colon = line.indexOf(':');
  if (colon < 0 || colon > 80) return null;
  const label = line.slice(0, colon).trim();
  const value = line.slice(colon + 1).trim();
  const key = Object.hasOwn(LINES, label) ? LINES[label] : undefined;
  return key === undefined || value === '' ? null : { key, value };
}

const PERCENTILE = /^\[(Latency|TTFT|TPOT)\] (P50|P90|P95|P99|MINIMUM|MAXIMUM|AVERAGE)\s*: (\d[\d.]*)\s*$/;

function percentileLine(line: string): { key: string; value: string } | null {
  const [, metric = '', statistic = '', value = ''] = PERCENTILE.exec(line.slice(0, 200)) ?? [];
  const prefix = Object.hasOwn(PERCENTILES, metric) ? PERCENTILES[metric] : undefined;
  return prefix === undefined ? null : { key: `${prefix}.${statistic.toLowerCase()}`, value };
}

/** Words ("None") stay as they are. */
function asNumber(value: string): string | number {
  return /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}
