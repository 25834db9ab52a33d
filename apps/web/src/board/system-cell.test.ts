import type { BoardEdge } from '@inferbench/graphql-documents/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SystemCell } from './system-cell.tsx';

function rowOf(specialist: boolean): string {
  const edge = {
    rank: 1,
    tied: false,
    node: {
      profile: { spread: 5, fieldSize: 8, specialist },
      system: { slug: 's', chips: 1, framework: 'vllm', chip: { slug: 'c', shortName: 'C', vendor: 'v' } },
      point: {
        id: 'p',
        kind: 'REPORTED',
        example: false,
        evidenceGrade: 'E1',
        inputTokens: null,
        batch: null,
        batchBasis: null,
        latency: {
          tpot: { p50Ms: null, p95Ms: null, p50Missing: null, p95Missing: null, meanMs: null, n: null },
        },
      },
      metrics: [],
    },
  } as unknown as BoardEdge; // the fields that a row without columns shows
  return renderToStaticMarkup(createElement(SystemCell, { edge, series: 0 }));
}

test('a specialist is called one, with the definition and its figures for everybody', () => {
  const definition =
    'Its best and its worst rank over useful TOPS, cost, energy and flexibility lie 5 apart, more than half of the 8 systems.';
  const html = rowOf(true);
  expect(html).toContain(`<abbr title="${definition}">specialist</abbr>`);
  expect(html).toContain(`<span class="hidden-word">: ${definition}</span>`);
  expect(rowOf(false)).not.toContain('specialist');
});
