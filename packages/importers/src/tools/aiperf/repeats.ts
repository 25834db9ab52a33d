import { metricsOfTable } from './table.ts';
import { isRecord } from '../../shared/content-items.ts';
import type { JsonObject, ParsedFile } from '../../shared/importer.ts';

/** Summaries without the tables that repeat a JSON file among them, rounded. */
export function withoutRepeats(files: readonly ParsedFile[]): { kept: ParsedFile[]; repeats: number } {
  const exact = files.flatMap(({ content }) => (content.kind === 'object' ? [content.object] : []));
  const kept = files.filter(
    ({ content }) =>
      content.kind !== 'table' ||
      !exact.some((object) => isSameRun(object, metricsOfTable(content, content.more))),
  );
  return { kept, repeats: files.length - kept.length };
}

/** Equal number of requests, and a mean latency that is the other's to its two decimals. */
function isSameRun(object: JsonObject, table: JsonObject): boolean {
  const { records } = object;
  const metrics = isRecord(records) ? records : object;
  const [count, latency] = [figure(metrics, 'request_count'), figure(metrics, 'request_latency')];
  return (
    count !== null &&
    latency !== null &&
    count === figure(table, 'request_count') &&
    Math.abs(latency - (figure(table, 'request_latency') ?? Number.NaN)) <= 0.0051
  );
}

function figure(metrics: JsonObject, name: string): number | null {
  const metric = metrics[name];
  const value = isRecord(metric) ? Number(metric['avg'] ?? Number.NaN) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
