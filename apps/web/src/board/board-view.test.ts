import type { BoardResult } from '@inferbench/graphql-documents/board';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contextFixture } from '../figures/context/context-fixture.ts';
import type { AvailableSlice } from './slice/available-slice.ts';
import type { BoardExtras } from './board-extras.ts';
import type { BoardRequest } from '../address/board-request.ts';
import { AroundBoard } from './around-board.tsx';
import { BoardView } from './board-view.tsx';

const MODEL = { slug: 'llama-3-8b', name: 'Llama 3 8B' };
const SLICES: AvailableSlice[] = [8, 16].map((batch) => ({
  model: MODEL,
  phase: 'GENERATE',
  shape: 'BALANCED',
  batch,
  context: 2048,
  precision: 'FP16',
  systems: batch,
}));
const BOARD = {
  totalCount: 0,
  epoch: 1,
  metric: 'USEFUL_TOPS',
  slice: {
    model: MODEL,
    phase: 'GENERATE',
    shape: 'BALANCED',
    effective: { batch: 64, context: 2048 },
    precision: 'FP16',
    costBasis: null,
    powerBoundary: null,
    distinctLeaders: 0,
    leaders: [],
    leaderless: [],
  },
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  edges: [],
} as unknown as BoardResult; // an empty slice has no more fields

/** The form asks for a router and, rendered on the server, never uses it. */
const NO_ROUTER = {} as AppRouterInstance;
const NOTHING: BoardExtras = { context: null, unranked: null, examples: [], cards: null, failed: false };
const request = (pointsOnly: boolean): BoardRequest => ({
  slice: null,
  metric: 'USEFUL_TOPS',
  evidence: 'ALL',
  after: null,
  pointsOnly,
  problems: [],
});
const page = (slices: AvailableSlice[]) =>
  renderToStaticMarkup(
    createElement(
      AppRouterContext,
      { value: NO_ROUTER },
      createElement(BoardView, { board: BOARD, request: request(false), slices, unranked: [], next: null }),
    ),
  );
const around = (extras: Partial<BoardExtras>, pointsOnly = false) =>
  renderToStaticMarkup(
    createElement(AroundBoard, {
      board: BOARD,
      request: request(pointsOnly),
      extras: { ...NOTHING, ...extras },
    }),
  );

describe('around the table', () => {
  test('a part that the API does not hold is not on the page', () => {
    expect(around({})).not.toMatch(/Other slices|context grows|Not ranked/);
  });

  test('pickers offer the slices that exist and the one that is shown, in order', () => {
    const batches = /<select id="batch"[^>]*>(.*?)<\/select>/.exec(page(SLICES))?.[1] ?? '';
    expect([...batches.matchAll(/value="(\d+)"/g)].map(([, value]) => value)).toEqual(['8', '16', '64']);
    expect(batches).toContain('value="64" selected');
  });

  test('an empty slice names the nearest ones', () => {
    expect(page(SLICES)).toMatch(/batch=16[^"]*">Llama 3 8B, generate, batch 16, 2K context.*16 systems/);
  });

  test('who does not rank is listed with the reason', () => {
    const html = around({ unranked: [{ pointId: 'x', system: 'LPU v1', reason: 'does not fit' }] });
    expect(html).toContain('Not ranked in this slice: 1 point, each with the reason');
    expect(html).toContain('does not fit');
  });

  test('the switch of the context figure is an address, and points alone say so', () => {
    const context = contextFixture();
    expect(around({ context })).toMatch(/points=only">Points only</);
    const alone = around({ context }, true);
    expect(alone).toContain('>Show simulated curves<');
    expect(alone).toContain('none simulated.');
  });
});
