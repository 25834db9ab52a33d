import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InferredBadge } from './inferred-badge.tsx';

test('an inferred configuration is said, with the reason in full; a stated one bears no badge', () => {
  const html = renderToStaticMarkup(createElement(InferredBadge, { configuration: 'INFERRED' }));
  expect(html).toContain('>configuration inferred</abbr>');
  expect(html).toMatch(
    /title="Configuration inferred: the source lists this row under a number; [^"]*encoding\."/,
  );
  expect(renderToStaticMarkup(createElement(InferredBadge, { configuration: 'STATED' }))).toBe('');
});
