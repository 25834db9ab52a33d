import { listedUpTo } from '@inferbench/units/english';
import { pageAddress } from '../../address/pages.ts';
import { type Figure, PAGE_WIDTHS } from '@inferbench/chart/figure';
import type { ShownCurve } from '@inferbench/graphql-documents/serving-curve';
import { lengthsWords } from '../../words/lengths.ts';
import { engineOf, type LoadAnswer, type PublishedLoad } from './load-answer.ts';
import {
  curvesOf,
  loadDrawing,
  type LoadDrawn,
  mostInFlight,
  panelValues,
  valueSpan,
} from './load-drawing.ts';
import { loadFinding, refusedWords } from './load-sentence.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import { formatValue } from '@inferbench/units/format';
import type { ReadableChart, ValueLimit } from '@inferbench/chart/readable-chart';
import type { Plot } from '@inferbench/chart/axes';
import { loadRoomFor } from './load-room.ts';
import { type Panel, PANELS } from './panels.ts';

/** A bend is one of the line's own shape: a system that waits less everywhere may bend sooner. */
const RING = 'A ring marks where a line bends up most; it does not say which system waits less.';

const NO_POINTS: readonly PublishedLoad[] = [];

/** Names the sources of the published points: "published: InferenceX". */
function publishedBy(published: readonly PublishedLoad[]): string[] {
  const sources = [...new Set(published.flatMap(({ source }) => source ?? []))];
  return sources.length === 0 ? [] : [`published: ${listedUpTo(2, sources)}`];
}

/** Says of how many runs a load is the mean: a first look and its files are of one, what the browser goes on to is of more. */
function runsNote(curves: readonly { curve: Pick<ShownCurve, 'loads'> }[]): string[] {
  const runs = curves.flatMap(({ curve }) => curve.loads.map(({ replications }) => replications));
  if (runs.length === 0) return [];
  const [least, most] = [Math.min(...runs), Math.max(...runs)];
  if (most === 1) return ['A first look: each load was simulated once; with more runs its figures move.'];
  return [`Each load is the mean of ${least === most ? least : `${least} to ${most}`} simulated runs.`];
}

export function framedLoad(answer: LoadAnswer, published: readonly PublishedLoad[] = NO_POINTS): Figure {
  const { model, lengths, query, systems } = answer;
  const engine = engineOf(answer);
  const curves = curvesOf(systems);
  const bends = curves.some(({ curve }) => curve.knees.some(({ concurrency }) => concurrency !== null));
  const guessed = curves.some(({ curve }) => !curve.band.ttftMs.p95.validated);
  return {
    name: 'load',
    query: Object.fromEntries(new URLSearchParams(query)),
    head: {
      finding: loadFinding(answer),
      slice: `${model.name}, ${lengthsWords(lengths)}, ${systems.map(({ label }) => label).join(', ')}. The bar at the end of a line is the largest load that was simulated.`,
      notes: [
        ...(guessed
          ? ['Percentile not validated: too few loads are published to say how far off these lines are.']
          : []),
        ...(bends ? [RING] : []),
        ...runsNote(curves),
        ...refusedWords(answer),
      ],
      kinds: published.length === 0 ? ['SIMULATED'] : ['REPORTED', 'SIMULATED'],
      source: [...publishedBy(published), engine === null ? 'simulated' : `simulated, engine ${engine}`].join(
        '; ',
      ),
      date: null,
    },
    address: pageAddress('load', { query }),
    file: `inferbench-load-${model.slug}`,
    draw: (drawn) => loadDrawing({ answer, published }, drawn),
    table: loadTable(answer, published),
    readable: readableLoad({ answer, published }),
  };
}

function loadTable(
  { systems, model }: Pick<LoadAnswer, 'systems' | 'model'>,
  published: readonly PublishedLoad[],
): Table {
  const simulated = curvesOf(systems).flatMap(({ system: { label }, curve }) =>
    curve.loads.map(({ ttft, tpot, outputTokensPerSecPerChip, goodput, ...load }) => ({
      ...load,
      label,
      kind: 'simulated',
      ttft: [ttft.p50?.ms, ttft.p95?.ms],
      tpot: [tpot.p50?.ms, tpot.p95?.ms],
      output: outputTokensPerSecPerChip,
      keeps: goodput?.requestsPerSec,
    })),
  );
  const others = published.map(({ system, users, ttft, tpot, output }) => ({
    label: system,
    kind: 'published',
    concurrency: users,
    requestsPerSec: null,
    replications: null,
    ttft: [null, ttft],
    tpot: [null, tpot],
    output,
    keeps: null,
  }));
  return tableOf(
    `${model.name} under load`,
    [...simulated, ...others],
    [
      ['system', ({ label }) => label],
      ['kind', ({ kind }) => kind],
      ['requests in flight', (load) => load.concurrency, 'NUMBER'],
      ['requests/s', (load) => load.requestsPerSec, 'NUMBER'],
      ['time to first token p50, ms', ({ ttft }) => ttft[0] ?? null, 'NUMBER'],
      ['time to first token p95, ms', ({ ttft }) => ttft[1] ?? null, 'NUMBER'],
      ['time per token p50, ms', ({ tpot }) => tpot[0] ?? null, 'NUMBER'],
      ['time per token p95, ms', ({ tpot }) => tpot[1] ?? null, 'NUMBER'],
      ['tokens/s per chip', ({ output }) => output, 'NUMBER'],
      ['requests/s that keep the limits', ({ keeps }) => keeps ?? null, 'NUMBER'],
      ['simulated runs', ({ replications }) => replications, 'NUMBER'],
    ],
  );
}

/** The first plot as numbers, each load with its other figures; the limits as what a reader moves. */
function readableLoad(drawn: LoadDrawn): ReadableChart {
  const { systems, limits } = drawn.answer;
  const [first, second, third] = PANELS;
  if (first === undefined) throw new Error('a load has plots');
  const others = [second, third].filter((panel) => panel !== undefined);
  return {
    x: { from: 1, to: mostInFlight(systems), scale: 'LOG', unit: 'requests in flight' },
    y: axisOf(first, drawn),
    plots: plotsOf(0),
    systems: curvesOf(systems).map(({ system, curve }) => ({
      key: system.chip,
      name: `${system.label}, simulated`,
      href: null,
      samples: curve.loads.flatMap((load) => {
        const value = first.of(load);
        const more = others.flatMap((panel) => {
          const own = panel.of(load);
          return own === null ? [] : [`${panel.title.toLowerCase()} ${formatValue(own)} ${panel.unit}`];
        });
        return value === null ? [] : [[Math.max(1, load.concurrency), value, more.join(', ')] as const];
      }),
    })),
    limit: null,
    valueLimits: PANELS.flatMap((panel, index): ValueLimit[] => {
      const at = panel.limit(limits);
      if (at === null) return [];
      const { key, title, unit } = panel;
      return [
        {
          at,
          name: `${title}, at most`,
          unit,
          field: key,
          key: `limit-${key}`,
          axis: axisOf(panel, drawn),
          plots: plotsOf(index),
        },
      ];
    }),
  };
}

function axisOf(panel: Panel, drawn: LoadDrawn): ReadableChart['y'] {
  const values = panelValues(panel, drawn);
  const span = values.length === 0 ? { from: 1, to: 2 } : valueSpan(panel, values);
  return { ...span, scale: panel.scale, unit: panel.unit };
}

function plotsOf(index: number): ReadableChart['plots'] {
  return Object.fromEntries(
    PAGE_WIDTHS.flatMap((width): [string, Plot][] => {
      const plot = loadRoomFor({ form: 'page', width }).plots[index];
      return plot === undefined ? [] : [[String(width), plot]];
    }),
  );
}
