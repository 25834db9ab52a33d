import type { Drawing } from './drawing.ts';
import { markText } from './svg-marks.ts';

/**
 * A drawing as one piece of text; whoever shows it names it. As elements its hundreds of marks would be sent twice, and the browser would
 * walk through them before the page answers, though none of them ever changes.
 */
export function SvgDrawing({ drawing, className }: { drawing: Drawing; className: string }) {
  const { width, height, marks } = drawing;
  return (
    <svg
      className={`chart ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: marks.map((mark) => markText(mark)).join('') }}
    />
  );
}
