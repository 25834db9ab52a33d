import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import type { ChipSeries } from '../chart/chip-series.ts';
import type { Drawing, DrawingWidth } from '../chart/drawing.ts';
import type { Figure } from '../chart/figure.ts';
import { axes, beyondModel, memoryStrip } from './axes.ts';
import { chooseCrossings } from './choose-crossings.ts';
import { contextTables } from './context-table.ts';
import { crossingMarks } from './crossing-marks.ts';
import { contextLayout } from './layout.ts';
import { rankPanel, valuePanel } from './panels.ts';

interface ContextFigureInput {
  analysis: ContextAnalysis;
  series: ChipSeries;
  /** Leaves measured and reported points alone: nothing simulated is drawn. */
  pointsOnly: boolean;
}

/** Value and rank over context: simulated curves, the points on them, the crossings through both panels. */
export function contextFigure(input: ContextFigureInput): Figure {
  const { analysis, pointsOnly } = input;
  return {
    sentence: pointsOnly ? pointsSentence(analysis) : analysis.sentence,
    draw: (width) => draw(input, width),
    ...contextTables(analysis, pointsOnly),
  };
}

function draw({ analysis, series, pointsOnly }: ContextFigureInput, width: DrawingWidth): Drawing {
  const layout = contextLayout(analysis, width, pointsOnly);
  const chosen = pointsOnly ? { numbered: [], others: [], focus: null } : chooseCrossings(analysis);
  const focus = new Set(chosen.focus ? [chosen.focus.riser, chosen.focus.faller] : []);
  const panel = { analysis, layout, series, pointsOnly, focus };
  const crossings = crossingMarks(chosen, layout);
  const beyond = beyondModel(analysis, layout);
  return {
    width,
    height: layout.height,
    marks: [
      ...beyond.under,
      ...axes(analysis, layout),
      ...crossings.under,
      ...memoryStrip(layout),
      ...valuePanel(panel),
      ...rankPanel(panel),
      ...beyond.over,
      ...crossings.over,
    ],
  };
}

function pointsSentence({ marks, unit }: ContextAnalysis): string {
  if (marks.length === 0) return `No measured or reported point of ${unit} at any context.`;
  const kinds = (['MEASURED', 'REPORTED'] as const).flatMap((kind) => {
    const count = marks.filter((mark) => mark.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind.toLowerCase()}`];
  });
  const systems = new Set(marks.map((mark) => mark.system)).size;
  const noun = marks.length === 1 ? 'point' : 'points';
  return `${marks.length} ${noun} of ${systems} ${systems === 1 ? 'system' : 'systems'} by ${unit}: ${kinds.join(', ')}, none simulated.`;
}
