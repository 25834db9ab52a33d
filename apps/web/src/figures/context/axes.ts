import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import { contextWords } from '../../words/words.ts';
import { baseAxis } from '@inferbench/chart/axes';
import { type At, box, level, line, type Mark, text, upright } from '@inferbench/chart/drawing';
import { textWidth } from '@inferbench/chart/text-room';
import { decadeTicks, octaveTicks } from '@inferbench/chart/ticks';
import { formatTick } from '../../words/numbers.ts';
import { type ContextLayout, STRIP_ROW } from './layout.ts';

export function axes(analysis: ContextAnalysis, layout: ContextLayout): Mark[] {
  const {
    plot,
    x,
    y,
    room: { width, size },
  } = layout;
  const better = analysis.higherIsBetter ? '' : ', lower is better';
  const valueTicks = decadeTicks(layout.values, layout.valueTicks).flatMap((value) => [
    level('grid', y(value), plot.left, plot.right),
    text('', { x: plot.right + 9, y: y(value) + 4 }, formatTick(value)),
  ]);
  const bottom = layout.ranks?.bottom ?? layout.height - 40;
  const name = size === 0 ? 'context, tokens (log2)' : 'context, tokens per sequence (log2)';
  return [
    ...valueTicks,
    text('end', { x: width, y: 12 }, `${analysis.unit} (log${better})`),
    ...baseAxis({
      plot: { ...plot, bottom },
      scale: x,
      ticks: octaveTicks(layout.contexts, layout.contextTicks),
      words: contextWords,
      width,
    }),
    text('middle', { x: (plot.left + plot.right) / 2, y: bottom + 36 }, name),
  ];
}

/** Past the model's own maximum the shapes are the same and the model is not: a tinted region says so. */
export function beyondModel(
  analysis: ContextAnalysis,
  layout: ContextLayout,
): { under: Mark[]; over: Mark[] } {
  const { plot, x, contexts } = layout;
  const max = analysis.modelMaxContext;
  if (max >= contexts.to) return { under: [], over: [] };
  const from: At = { x: Math.max(plot.left, x(Math.max(max, contexts.from))), y: plot.top };
  const bottom = layout.ranks?.bottom ?? plot.bottom;
  const words = `past the model's ${contextWords(max)}`;
  const fits = plot.right - from.x > textWidth(words);
  return {
    under: [
      box('beyond', from, { x: plot.right, y: bottom }),
      line('axis', [from, { x: from.x, y: bottom }]),
    ],
    over: [
      text(
        fits ? 'halo' : 'halo end',
        // Where no curve is: high values are at short contexts, long latencies at long ones.
        { x: fits ? from.x + 5 : from.x - 5, y: analysis.higherIsBetter ? plot.top + 14 : plot.bottom - 6 },
        words,
      ),
    ],
  };
}

export function memoryStrip({ memory, plot, room }: ContextLayout): Mark[] {
  if (memory.ends.length === 0) return [];
  const base = memory.top + 12;
  const title = room.size === 0 ? 'memory full' : 'memory full at';
  return [
    text('end', { x: plot.left - 8, y: base + 4 }, title),
    ...memory.ends.flatMap(({ words, at, row, label }) => [
      upright('leader', at, plot.bottom, base - 6 + row * STRIP_ROW),
      text('halo', { x: label.from, y: base + 4 + row * STRIP_ROW }, words),
    ]),
  ];
}
