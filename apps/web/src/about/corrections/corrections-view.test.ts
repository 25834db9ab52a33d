import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CorrectionData } from './corrections-data.ts';
import { correctionsSentence, CorrectionsView } from './corrections-view.tsx';

const claim = (id: string, verdict: CorrectionData['verdict']): CorrectionData => ({
  id,
  claim: 'C.',
  claimed: [0.0004],
  recomputed: 0.00002,
  unit: 'USD_PER_TOKEN',
  deviation: 19,
  also: [],
  formula: '1 / 2',
  assumption: null,
  verdict,
  reason: null,
  notComputable: null,
  sources: [{ name: 'chips/x', chip: 'x', where: null }],
  instead: null,
});

test('claims are counted by their verdict', () => {
  const claims = [claim('a', 'OK'), claim('b', 'WRONG'), { ...claim('c', 'WRONG'), recomputed: null }];
  expect(correctionsSentence(claims)).toBe(
    'Three claims were checked: 1 holds, 2 are wrong. 2 of them are recomputed from the catalogue by the code that scores results.',
  );
});

test('a claim has an anchor, a verdict in words and its arithmetic folded', () => {
  const groups = [{ section: 'COMPARISON' as const, title: 'T', corrections: [claim('tpu-cost', 'WRONG')] }];
  const html = renderToStaticMarkup(createElement(CorrectionsView, { groups }));
  expect(html).toContain('id="tpu-cost"');
  expect(html).toMatch(/<\/svg>wrong/);
  expect(html).toMatch(/<details><summary>Formula and sources/);
  expect(html).toContain('$400 / M tokens');
  expect(html).toContain('20 times');
});

test('a verdict uses the word of the sentence above, and says where it denies the deviation beside it', () => {
  const corrections = [{ ...claim('a', 'OK'), reason: 'Within its rounding.' }, claim('b', 'UNSUPPORTED')];
  const groups = [{ section: 'COMPARISON' as const, title: 'T', corrections }];
  const html = renderToStaticMarkup(createElement(CorrectionsView, { groups }));
  expect(html).toMatch(/holds<span class="sub">by its reason, not its deviation/);
  expect(html).toMatch(/<\/svg>cannot be supported/);
});
