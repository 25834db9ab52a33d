import { chartFiles, embedAddress } from '../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';
import { type DraftFigure, type Figure, shortAddress } from '@inferbench/chart/figure';

/** Foot of a chart: who says so and of what date; of one that has an address, where it is found and how to take it along. */
export function FrameFoot({ chart }: { chart: Figure | DraftFigure }) {
  const { source, date } = chart.head;
  return (
    <footer>
      <b>InferBench</b>
      <span>{source}</span>
      {date === null ? null : <time dateTime={date}>{formatDate(date)}</time>}
      {'address' in chart ? <TakeAlong chart={chart} /> : null}
    </footer>
  );
}

function TakeAlong({ chart: { name, query, address } }: { chart: Figure }) {
  const [image, csv, json] = chartFiles(name, query, ['png', 'csv', 'json']);
  return (
    <>
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
    </>
  );
}
