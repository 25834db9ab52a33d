import type { Drawing } from '@inferbench/chart/drawing';
import { markText } from '@inferbench/chart/svg-marks';
import { ReadyMarkup } from './ready/ready-markup.tsx';
import { sentOnce } from './ready/sent-once.ts';

interface SvgDrawingProps {
  drawing: Drawing;
  className: string;
  /** Whoever shows it says in words what it shows. */
  hidden?: true;
}

/**
 * A drawing as one piece of text. As elements its hundreds of marks would be sent twice, and the browser would walk through them before
 * the page answers, though nothing ever changes them but the behaviour that finds them by their names.
 */
export function SvgDrawing({ drawing, className, hidden }: SvgDrawingProps) {
  const { width, height, marks } = drawing;
  return (
    <ReadyMarkup
      of="svg"
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden={hidden}
      ready={sentOnce(marks.map((mark) => markText(mark)).join(''))}
    />
  );
}
