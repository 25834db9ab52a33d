import { chartFiles, embedAddress } from '../address/pages.ts';
import { formatDate } from '../words/dates.ts';
import type { FramedChart } from './framed-chart.ts';

/** Who says so, of what kind and date, where it is found, and how to take it along. */
export function FrameFoot({ chart: { name, query, head, address } }: { chart: FramedChart }) {
  const [image, csv, json] = chartFiles(name, query, ['png', 'csv', 'json']);
  return (
    <footer>
      <b>InferBench</b>
      <span>{head.source}</span>
      {head.date === null ? null : <time dateTime={head.date}>{formatDate(head.date)}</time>}
      <a href={address} className="short-address" data-copies="link">
        {shortAddress(address)}
      </a>
      <p className="tools">
        <a href={image?.href} data-copies="image">
          Copy image
        </a>
        <a href={embedAddress(name, query)}>Embed</a>
        <a href={csv?.href}>CSV</a>
        <a href={json?.href}>JSON</a>
      </p>
    </footer>
  );
}

/** As a reader would type it: the page and the limit that was chosen; the link itself leads to the whole view. */
export function shortAddress(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://inferbench');
  const at = searchParams.get('at');
  return `inferbench${decodeURIComponent(pathname)}${at === null ? '' : `?at=${at}`}${hash}`;
}
