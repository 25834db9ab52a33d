import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inCode } from './schema-section.tsx';

test('no back quote is printed: what stands between two is code', () => {
  expect(renderToStaticMarkup(inCode('Wait as long as `Retry-After` says.'))).toBe(
    'Wait as long as <code>Retry-After</code> says.',
  );
  expect(renderToStaticMarkup(inCode('No code.'))).toBe('No code.');
});
