import { KIND_WORDS } from '@inferbench/domain/kind-words';
import type { ReactNode } from 'react';
import { NUMBERS_BEHIND } from '../chart/figure.ts';
import { unbroken } from '../words/numbers.ts';
import { NumbersTable } from '../chart/figure-table.tsx';
import type { ReadableChart } from '../behaviour/readable-chart.ts';
import { FrameFoot } from './frame-foot.tsx';
import { type FramedChart, PAGE_WIDTHS, type PageWidth } from './framed-chart.ts';
import { KindMark } from './kind-mark.tsx';
import { SvgDrawing } from '../chart/svg-drawing.tsx';

interface ChartFrameProps {
  chart: FramedChart;
  /** Unique on the page; the foot's address leads to it. */
  id: string;
  /** Widths it can have there: half a page leaves the widest out. */
  widths?: readonly PageWidth[];
  /** Between title and drawing: what a reader can switch. */
  controls?: ReactNode;
  /** Words of the key beside the kinds themselves. */
  legend?: ReactNode;
}

/** The frame of every chart: finding, slice, kinds, drawing, foot. Nothing that is needed to read it stands outside. */
export function ChartFrame({ chart, id, widths = PAGE_WIDTHS, controls, legend }: ChartFrameProps) {
  const { head, table, readable } = chart;
  const title = `${id}-title`;
  return (
    <figure className="frame" id={id} aria-labelledby={title} data-chart={chart.name}>
      <header>
        <h2 id={title}>{unbroken(head.finding)}</h2>
        <p className="slice-line">{head.slice}</p>
        <ul className="kinds">
          {head.kinds.map((kind) => (
            <li key={kind}>
              <KindMark kind={kind} />
              {KIND_WORDS[kind]}
            </li>
          ))}
          {legend}
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
      {readable === undefined ? null : <div hidden dangerouslySetInnerHTML={{ __html: dataOf(readable) }} />}
      {head.notes.length === 0 ? null : (
        <div className="notes">
          {head.notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </div>
      )}
      <details>
        <summary>{NUMBERS_BEHIND}</summary>
        <NumbersTable table={table} />
      </details>
      <FrameFoot chart={chart} />
    </figure>
  );
}

/** The drawing as numbers inside ready markup, which a page holds once. A closing tag inside the script would end it. */
function dataOf(readable: ReadableChart): string {
  return `<script type="application/json">${JSON.stringify(readable).replaceAll('<', String.raw`\u003c`)}</script>`;
}
