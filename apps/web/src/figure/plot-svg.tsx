import type { Drawing } from '../chart/drawing.ts';
import { markText } from '../chart/svg-marks.ts';

/**
 * A drawing on a page, as one piece of text: as elements its hundreds of marks would be sent twice, and nothing in the browser ever
 * changes them but the behaviour that finds them by their names.
 */
export function PlotSvg({ drawing, className = '' }: { drawing: Drawing; className?: string }) {
  const { width, height, marks } = drawing;
  return (
    <svg
      className={`plot ${className}`.trimEnd()}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      dangerouslySetInnerHTML={{ __html: marks.map((mark) => markText(mark)).join('') }}
    />
  );
}
