import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../../address/pages.ts';
import type { Figure } from '@inferbench/chart/figure';
import { lengthsWords } from '../../words/lengths.ts';
import { engineOf, type LoadAnswer } from './load-answer.ts';
import { curvesOf, loadDrawing } from './load-drawing.ts';
import { loadFinding, refusedWords } from './load-sentence.ts';
import { loadTable } from './load-table.ts';
import { readableLoad } from './readable-load.ts';
import type { PublishedLoad } from './published-load.ts';

const NO_POINTS: readonly PublishedLoad[] = [];

export function framedLoad(answer: LoadAnswer, published: readonly PublishedLoad[] = NO_POINTS): Figure {
  const { model, lengths, query, systems } = answer;
  const engine = engineOf(answer);
  const curves = curvesOf(systems);
  const knees = curves.flatMap(({ system, curve }) => {
    const knee = curve.knees.find(({ latency }) => latency === 'TTFT');
    return knee?.concurrency == null
      ? []
      : [
          `${system.short}: beyond ${formatNumber(Math.round(knee.concurrency))} users waiting grows quickly.`,
        ];
  });
  const guessed = curves.some(({ curve }) => !curve.band.ttftMs.p95.validated);
  return {
    name: 'load',
    query: Object.fromEntries(new URLSearchParams(query)),
    head: {
      finding: loadFinding(answer),
      slice: `${model.name}, ${lengthsWords(lengths)}, ${systems.map(({ label }) => label).join(', ')}. The bar at the end of a line is its capacity.`,
      notes: [
        ...(guessed
          ? ['Percentile not validated: too few loads are published to say how far off these lines are.']
          : []),
        ...knees,
        ...refusedWords(answer),
      ],
      kinds: published.length === 0 ? ['SIMULATED'] : ['REPORTED', 'SIMULATED'],
      source: engine === null ? 'simulated' : `simulated, engine ${engine}`,
      date: null,
    },
    address: pageAddress('load', { query }),
    file: `inferbench-load-${model.slug}`,
    draw: (drawn) => loadDrawing({ answer, published }, drawn),
    table: loadTable(answer, published),
    readable: readableLoad({ answer, published }),
  };
}
