import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { csvText } from './csv.ts';
import { type Drawing, line, symbol, text } from './drawing.ts';
import { SvgDrawing } from './svg-drawing.tsx';
import { svgText } from './svg-text.ts';

const DRAWING: Drawing = {
  width: 100,
  height: 50,
  marks: [
    line('axis', [
      { x: 0, y: 0.04 },
      { x: 33.333, y: 10 },
    ]),
    text('end', { x: 50, y: 20 }, '</text><script>&"', -45),
    symbol({ series: 8, kind: 'REPORTED', at: { x: 10, y: 10 } }),
  ],
};

describe('a drawing as a file', () => {
  const file = svgText(DRAWING, 'A < B');

  test('holds what the page shows', () => {
    const page = renderToStaticMarkup(createElement(SvgDrawing, { drawing: DRAWING, className: 'chart' }));
    for (const part of ['d="M0 0L33.3 10"', 'rotate(-45 50 20)', 'translate(4 4)', 'series-other']) {
      expect(file).toContain(part);
      expect(page).toContain(part);
    }
  });

  test('cannot be made to hold elements by a label', () => {
    expect(file).toContain('&lt;/text&gt;&lt;script&gt;&amp;&quot;</text>');
    expect(file).toContain('<title>A &lt; B</title>');
  });
});

test('a CSV quotes what it must, keeps full numbers, and runs no formula of a label', () => {
  expect(
    csvText({
      caption: '',
      columns: [
        { head: 'System', numeric: false },
        { head: 'Value, TOPS', numeric: true },
      ],
      rows: [
        ['=1+1', 24.418_123],
        [{ words: 'a "b"', href: '/x' }, null],
      ],
    }),
  ).toBe('System,"Value, TOPS"\r\n\'=1+1,24.418123\r\n"a ""b""",\r\n');
});
