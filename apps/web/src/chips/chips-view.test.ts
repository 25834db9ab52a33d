import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChipSummary } from './chips-data.ts';
import { chipsSentence, ChipsView } from './chips-view.tsx';

const CLAIMED: ChipSummary = {
  slug: 'wse-3',
  name: 'WSE-3',
  vendor: 'Cerebras',
  family: 'DATAFLOW',
  status: 'CLAIMS_ONLY',
  year: 2024,
  peaks: [],
  memory: { marketedSize: '44 GB' },
  memoryBandwidthBytesPerSec: 21e15,
  tdpWatts: null,
  pointCount: 0,
};

test('a chip of claims alone says so and that it never ranks; what it lacks is not 0', () => {
  const page = renderToStaticMarkup(createElement(ChipsView, { chips: [CLAIMED] }));
  expect(page).toContain('claims only, never ranked');
  expect(page.match(/not published/g)).toHaveLength(3);
  expect(page).toContain('21,000');
  expect(chipsSentence([CLAIMED])).toBe(
    'One chip of 1 family from 1 vendor; 0 with points. One has vendor claims only and never ranks.',
  );
});
