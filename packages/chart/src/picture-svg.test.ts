import { expect, test } from 'vitest';
import { type Drawing, line, symbol, text } from './drawing.ts';
import { embedPage } from './embed-page.ts';
import type { Figure } from './figure.ts';
import { pictureSvg } from './picture-svg.ts';
import { csvText } from './table-files.ts';

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
const FIGURE: Figure = {
  name: 'trial',
  query: {},
  head: { finding: 'A < B', slice: '', notes: [], kinds: [], source: '', date: null },
  address: '/',
  file: 'trial',
  draw: () => DRAWING,
  table: { caption: '', columns: [], rows: [] },
};
const forms = [
  pictureSvg(FIGURE, { form: 'page', width: 580 }, 'light'),
  embedPage(FIGURE, { theme: null, origin: '' }),
];

test.each(forms)('a picture and an embed hold the drawing whole', (form) => {
  for (const part of ['d="M0 0L33.3 10"', 'rotate(-45 50 20)', 'translate(4 4)', 'series-other'])
    expect(form).toContain(part);
});

test.each(forms)('neither can be made to hold elements by a label', (form) => {
  expect(form).toContain('&lt;/text&gt;&lt;script&gt;&amp;&quot;</text>');
  expect(form).toContain('<title>A &lt; B</title>');
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

const ADDRESS = '/compare/amd-vs-nvidia?drafts=on&in=1024&out=1024&at=40#models';

test.each([358, 580, 1216] as const)(
  'a picture %d px wide prints the address of its slice whole',
  (width) => {
    const svg = pictureSvg({ ...FIGURE, address: ADDRESS }, { form: 'page', width }, 'light');
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, said]) => said).join('');
    expect(words).toContain(`inferbench${ADDRESS.replaceAll('&', '&amp;')}`);
  },
);

test('a share image says that words of a long address are left out', () => {
  const svg = pictureSvg(
    { ...FIGURE, address: `${ADDRESS}&with=${'b200,'.repeat(9)}` },
    { form: 'share' },
    'light',
  );
  expect(svg).toContain('>inferbench/compare/amd-vs-nvidia?…</text>');
});

test('an embed shows what a link says, and files the id behind it', () => {
  const table = {
    caption: '',
    columns: [{ head: 'result', numeric: false }],
    rows: [[{ words: 'B200 ×8', href: '/x', id: 'UG9p' }]],
  };
  const embed = embedPage({ ...FIGURE, table }, { theme: null, origin: '' });
  expect(embed).toContain('B200 ×8');
  expect(embed).not.toContain('UG9p');
  expect(csvText(table)).toContain('UG9p');
});
