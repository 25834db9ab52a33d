import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { csvComment } from '@inferbench/importers/csv';
import { csvText } from '../chart/csv.ts';
import { figureJson } from '../chart/figure-json.ts';
import type { FramedChart } from '../figure/framed-chart.ts';

/** What stands in the frame around the numbers, for files that have no frame. */
function frameOf({ head, address }: FramedChart, origin: string) {
  return {
    finding: head.finding,
    slice: head.slice,
    kinds: head.kinds.map((kind) => KIND_WORDS[kind]),
    notes: head.notes,
    source: head.source,
    date: head.date,
    address: `${origin}${address}`,
  };
}

/** The numbers of a chart as CSV; what its frame says stands before them in lines that readers skip with `#`. */
export function framedCsv(chart: FramedChart, origin: string): string {
  const said = Object.entries(frameOf(chart, origin)).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value;
    return text === null || text === '' ? [] : [`${csvComment(`${key}: ${text}`)}\r\n`];
  });
  return `${said.join('')}${csvText(chart.data ?? chart.table)}`;
}

/** The same as JSON. */
export function framedJson(chart: FramedChart, origin: string): string {
  return figureJson({
    sentence: chart.head.finding,
    table: chart.data ?? chart.table,
    about: frameOf(chart, origin),
  });
}
