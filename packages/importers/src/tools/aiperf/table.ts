import type { Content, JsonObject, Table } from '../../shared/importer.ts';

/**
 * Tells which of the two tools wrote a table, by the words and units of its rows: their columns come in any number
 * and order.
 */
export function metricTool(content: Content): 'aiperf' | 'genai-perf' | null {
  if (content.kind !== 'table' || content.header[0] !== 'Metric' || !content.header.includes('avg'))
    return null;
  const titles = [content, ...content.more].flatMap(({ rows }) => rows.map(({ Metric = '' }) => Metric));
  if (titles.some((title) => /\((?:per sec|count)\)$/.test(title))) return 'genai-perf';
  if (titles.some((title) => /\((?:tokens|requests)\/sec(?:\/user)?\)$/.test(title))) return 'aiperf';
  const isNewer = content.header.includes('sum') || titles.includes('Request Count');
  return isNewer ? 'aiperf' : 'genai-perf';
}

/** Metrics whose name in the table is not their name in the JSON file. */
const NAMES: Readonly<Record<string, string>> = {
  total_input_sequence_length: 'total_isl',
  total_output_sequence_length: 'total_osl',
  minimum_request_timestamp: 'min_request_timestamp',
  maximum_response_timestamp: 'max_response_timestamp',
};

/** A table in the shape of the JSON file: the unit stands in parentheses behind the metric's name. */
export function metricsOfTable({ header, rows }: Table, more: readonly Table[]): JsonObject {
  const metrics: [string, JsonObject][] = [];
  for (const table of [{ header, rows }, ...more]) {
    if (table.header[0] !== 'Metric') continue;
    for (const { Metric: title = '', Value: value, ...statistics } of table.rows) {
      const { name, unit } = namedUnit(title);
      const figures = value === undefined ? statistics : { avg: value };
      const plain = Object.entries(figures).map(([key, text]) => [key, withoutThousands(text)]);
      metrics.push([name, { unit, ...Object.fromEntries(plain) }]);
    }
  }
  return Object.fromEntries(metrics);
}

/** Rows of a section on the power of boards, which is not read from a table. */
export function hasTelemetry({ more }: { more: readonly Table[] }): boolean {
  return more.some(({ header, rows }) => header[0] === 'Endpoint' && rows.length > 0);
}

function namedUnit(title: string): { name: string; unit: string } {
  const [, words = title, unit = 'count'] = /^(.*?)\s*\(([^()]*)\)$/.exec(title) ?? [];
  const name = words.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return { name: Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name, unit };
}

function withoutThousands(text: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}
