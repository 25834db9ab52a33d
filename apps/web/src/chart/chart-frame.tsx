import { kindEntry } from '@inferbench/chart/kind-key';
import type { ReactNode } from 'react';
import { NUMBERS_BEHIND } from '@inferbench/chart/table-html';
import { unbroken } from '../words/numbers.ts';
import { NumbersOf } from './numbers-table.tsx';
import type { ReadableChart } from '@inferbench/chart/readable-chart';
import {
  type DraftFigure,
  type Figure,
  PAGE_WIDTHS,
  type PageWidth,
  type KeyEntry,
  shortAddress,
} from '@inferbench/chart/figure';
import { ReadyMarkup } from './ready/ready-markup.tsx';
import { sentOnce } from './ready/sent-once.ts';
import { SvgDrawing } from './svg-drawing.tsx';
import { chartFiles, embedAddress } from '../address/pages.ts';
import { formatDate } from '@inferbench/units/dates';

interface ChartFrameProps {
  chart: Figure | DraftFigure;
  /** Unique on the page; the foot's address leads to it. */
  id: string;
  /** Widths it can have there: half a page leaves the widest out. */
  widths?: readonly PageWidth[];
  /** Controls between title and drawing: what a reader can switch. */
  controls?: ReactNode;
  /** Notes with links and explained words, after those of the chart. */
  children?: ReactNode;
}

/** The frame of every chart: finding, slice, kinds, drawing, foot. Nothing that is needed to read it stands outside. */
export function ChartFrame({ chart, id, widths = PAGE_WIDTHS, controls, children }: ChartFrameProps) {
  const { head, key = [], readable } = chart;
  const title = `${id}-title`;
  return (
    <figure
      className="frame"
      id={id}
      aria-labelledby={title}
      data-chart={'name' in chart ? chart.name : undefined}
    >
      <header>
        <h2 id={title}>{unbroken(head.finding)}</h2>
        <p className="slice-line">{head.slice}</p>
        <ul className="kinds">
          <KeyEntries of={[...head.kinds.map(kindEntry), ...key]} />
        </ul>
      </header>
      {controls === undefined ? null : <div className="controls">{controls}</div>}
      <div
        className="drawn"
        role="group"
        aria-label={head.finding}
        // Read by keys, and on the narrowest window scrolled by them.
        tabIndex={0}
      >
        {widths.map((width) => (
          <SvgDrawing
            key={width}
            drawing={chart.draw({ form: 'page', width })}
            className={`plot at-${width}`}
          />
        ))}
      </div>
      {readable === undefined ? null : <ReadyMarkup of="div" hidden ready={sentOnce(dataOf(readable))} />}
      {head.notes.length === 0 && children === undefined ? null : (
        <div className="notes">
          {head.notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
          {children}
        </div>
      )}
      <details>
        <summary>{NUMBERS_BEHIND}</summary>
        <NumbersOf chart={chart} />
      </details>
      <FrameFoot chart={chart} />
    </figure>
  );
}

/** The drawing as numbers inside ready markup, which a page holds once. A closing tag inside the script would end it. */
function dataOf(readable: ReadableChart): string {
  return `<script type="application/json">${JSON.stringify(readable).replaceAll('<', String.raw`\u003c`)}</script>`;
}

const HEIGHT = 13;

function KeyEntries({ of }: { of: readonly KeyEntry[] }) {
  return of.map(({ words, mark, width = HEIGHT }) => (
    <li key={words}>
      <SvgDrawing drawing={{ width, height: HEIGHT, marks: [mark] }} className="plot key-mark" hidden />
      {words}
    </li>
  ));
}

/** Foot of a chart: who says so and of what date; of one that has an address, where it is found and how to take it along. */
function FrameFoot({ chart }: { chart: Figure | DraftFigure }) {
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
