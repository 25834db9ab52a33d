/** Lines of the block, and the key that the result file of the same client has for each; statistics follow by their words. */
const LINES: Readonly<Record<string, string>> = {
  Backend: 'backend',
  'Successful requests': 'completed',
  'Failed requests': 'failed',
  'Traffic request rate': 'request_rate',
  'Request rate configured (RPS)': 'request_rate',
  'Maximum request concurrency': 'max_concurrency',
  'Max request concurrency': 'max_concurrency',
  'Benchmark duration (s)': 'duration',
  'Total input tokens': 'total_input_tokens',
  'Total generated tokens': 'total_output_tokens',
  'Total generated tokens (retokenized)': 'total_output_tokens_retokenized',
  'Total cached tokens': 'total_cached_tokens',
  'Request throughput (req/s)': 'request_throughput',
  'Input token throughput (tok/s)': 'input_throughput',
  'Output token throughput (tok/s)': 'output_throughput',
  'Total Token throughput (tok/s)': 'total_throughput',
  'Total token throughput (tok/s)': 'total_throughput',
  'Last generation throughput (tok/s)': 'last_gen_throughput',
  'Request goodput (req/s)': 'request_goodput',
  'Accept length': 'accept_length',
};

const METRICS: Readonly<Record<string, string>> = {
  TTFT: 'ttft',
  TPOT: 'tpot',
  ITL: 'itl',
  E2EL: 'e2el',
  'E2E Latency': 'e2el',
};

const STATISTIC = /^(Mean|Median|Std|P\d{1,2}) (TTFT|TPOT|ITL|E2EL|E2E Latency) \(ms\)$/;
const HEAD = /^=+ (Serving|Offline Throughput) Benchmark Result =+$/;
/** Words for a setting that was not made. */
const UNSET = new Set(['not set', '']);
const MAX_LINES = 200_000;
const MAX_LINE_CHARS = 300;

export interface Block {
  kind: 'serving' | 'offline';
  /** Line of its heading, from 1. */
  line: number;
  /** Printed figures under the keys of the result file, as text. */
  values: Readonly<Record<string, string>>;
}

/** The result blocks of a console, each with the settings that the client prints above it. */
export function blocksOf(text: string): Block[] {
  if (!text.includes(' Benchmark Result =')) return [];
  const blocks: Block[] = [];
  let above: Record<string, string> = {};
  let open: { block: Block; values: Record<string, string> } | null = null;
  for (const [i, whole] of text.split('\n', MAX_LINES).entries()) {
    // A comment sign in front, and colours of a terminal, are no part of a line.
    const line = withoutColours(whole.slice(0, MAX_LINE_CHARS))
      .replace(/^\s*#?\s*/, '')
      .trimEnd();
    const [, kind] = HEAD.exec(line) ?? [];
    if (kind !== undefined) {
      const values = { ...above };
      above = {};
      open = { block: { kind: kind === 'Serving' ? 'serving' : 'offline', line: i + 1, values }, values };
      blocks.push(open.block);
      continue;
    }
    if (/^={20,}$/.test(line)) {
      open = null;
      continue;
    }
    const entry = entryOf(line);
    if (entry !== null && !UNSET.has(entry.value)) (open?.values ?? above)[entry.key] = entry.value;
  }
  return blocks;
}

function withoutColours(line: string): string {
  const escape = String.fromCharCode(27);
  return line.includes(escape)
    ? line
        .split(escape)
        .map((part) => part.replace(/^\[[\d;]{0,12}m/, ''))
        .join('')
    : line;
}

function entryOf(line: string): { key: string; value: string } | null {
  const colon = line.lastIndexOf(':');
  if (colon < 0) return null;
  const label = line.slice(0, colon).trim();
  const value = line.slice(colon + 1).trim();
  const [, statistic, metric = ''] = STATISTIC.exec(label) ?? [];
  if (statistic !== undefined)
    return { key: `${statistic.toLowerCase()}_${METRICS[metric] ?? ''}_ms`, value };
  const key = Object.hasOwn(LINES, label) ? LINES[label] : undefined;
  return key === undefined ? null : { key, value };
}
