import { FileLinks } from '../frame/file-links.tsx';
import type { ReactNode } from 'react';
import { chartFiles } from '../address/pages.ts';
import { DRAWING_WIDTHS } from './drawing.ts';
import { unbroken } from '../words/numbers.ts';
import { type Figure, NUMBERS_BEHIND } from './figure.ts';
import { NumbersTable } from './figure-table.tsx';
import { SvgDrawing } from './svg-drawing.tsx';

interface FigureViewProps {
  figure: Figure;
  /** What the marks and lines stand for. */
  legend?: ReactNode;
  /** Note column: the finding stands first in it. */
  children?: ReactNode;
}

/** One drawing for each width, of which the style sheet shows one; the finding beside them; the numbers folded. */
export function FigureView({ figure, legend, children }: FigureViewProps) {
  return (
    <figure className="figure">
      <div>
        <div className="drawings" role="img" aria-label={figure.sentence} tabIndex={0}>
          {DRAWING_WIDTHS.map((width) => (
            <SvgDrawing key={width} drawing={figure.draw(width)} className={`chart at-${width}`} hidden />
          ))}
        </div>
        {legend}
        <details>
          <summary>{NUMBERS_BEHIND}</summary>
          <NumbersTable table={figure.table} />
        </details>
      </div>
      <figcaption>
        <p>
          <strong>{unbroken(figure.sentence)}</strong>
        </p>
        {children}
      </figcaption>
    </figure>
  );
}

/** Downloads of a figure: the same drawing and numbers as files. */
export function FigureLinks({ name, query }: { name: string; query: string | Record<string, string> }) {
  return <FileLinks files={chartFiles(name, query)} />;
}
