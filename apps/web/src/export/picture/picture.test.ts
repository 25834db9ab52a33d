import { expect, test } from 'vitest';
import { startPictures } from '../../../server/pictures.ts';
import { group, text } from '@inferbench/chart/drawing';
import { type Figure, SHARE_ROOM } from '@inferbench/chart/figure';
import { embedPage } from '@inferbench/chart/embed-page';
import { pictureSvg } from '@inferbench/chart/picture-svg';

const CHART: Figure = {
  name: 'duel',
  query: {},
  head: {
    finding: 'B200 & MI355X cannot be told apart <anywhere>',
    slice: 'DeepSeek R1, FP8, 64 users',
    notes: [],
    kinds: ['REPORTED', 'SIMULATED'],
    source: 'simulated, engine 0.6.0; published: InferenceX',
    date: '2026-11-22',
  },
  address: '/compare/b200-vs-mi355x?model=deepseek-r1#context',
  file: 'inferbench-b200-vs-mi355x-deepseek-r1',
  draw: (drawn) => ({
    width: drawn.form === 'share' ? SHARE_ROOM.width : drawn.width,
    height: drawn.form === 'share' ? SHARE_ROOM.height : 366,
    marks: [text('strong', { x: 10, y: 20 }, '◂ here ▸')],
  }),
  table: { caption: 'T', columns: [], rows: [] },
};

test.each(['light', 'dark'] as const)(
  'a picture in %s names finding, slice, kinds, source, date and address',
  (theme) => {
    for (const drawn of [
      { form: 'share' },
      { form: 'page', width: 1216 },
      { form: 'page', width: 358 },
    ] as const) {
      const svg = pictureSvg(CHART, drawn, theme)
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ');
      for (const words of [
        'cannot be told apart',
        'DeepSeek R1, FP8',
        'published',
        'simulated',
        'engine 0.6.0',
        '22 Nov 2026',
        'inferbench/compare/b200-vs-mi355x',
      ])
        expect(svg).toContain(words);
    }
  },
);

/** Sizes of the text of a share image: that of its drawing is one of a page, drawn larger. */
function textSizes(svg: string): number[] {
  const scale = Number([...svg.matchAll(/ scale\(([\d.]+)\)/g)].at(-1)?.[1] ?? '1');
  const frame = [...svg.matchAll(/style="font-size:([\d.]+)px/g)].map(([, size]) => Number(size));
  return [...frame, 12.5 * scale];
}

test.each([
  'short',
  'a title as long as two lines are '.repeat(2),
  'a title that needs a third line '.repeat(4),
])(
  'a share image is 1200 × 630, and shown at the width of a telephone no text of it is below 10 px: %s',
  (finding) => {
    const svg = pictureSvg({ ...CHART, head: { ...CHART.head, finding } }, { form: 'share' }, 'light');
    expect(svg).toContain('width="1200" height="630"');
    expect(Math.min(...textSizes(svg)) * (390 / 1200)).toBeGreaterThanOrEqual(10);
  },
);

test('a share image says what its marks stand for where they are of several kinds, each on the one line of its key', () => {
  const marks = (chart: Figure) => {
    const svg = pictureSvg(chart, { form: 'share' }, 'light');
    return [...svg.matchAll(/<g class="plot-mark">.*?<text [^>]*>(.*?)<\/text>/g)].map(([, words]) => words);
  };
  expect(marks(CHART)).toEqual(['published', 'simulated']);
  expect(marks({ ...CHART, head: { ...CHART.head, kinds: ['REPORTED'] } })).toEqual([]);
  const mark = group('plot-mark', []);
  const key = [
    { words: 'a mark that needs a line of its own and more '.repeat(3), mark },
    { words: 'its own', mark },
  ];
  expect(marks({ ...CHART, key })).toEqual(['its own', 'published', 'simulated']);
});

test('a source that is too long for the foot is cut, its date never', () => {
  const head = { ...CHART.head, source: `published: ${'A Publication, '.repeat(8)}` };
  const svg = pictureSvg({ ...CHART, head }, { form: 'share' }, 'light');
  expect(svg).toMatch(/published: A Publication.*… · 22 Nov 2026</);
});

test('the PNG has the size of the drawing times its scale, and is the same the second time', async () => {
  const render = startPictures();
  const svg = pictureSvg(CHART, { form: 'share' }, 'light');
  const png = await render(svg, 2, 'somebody');
  const view = new DataView((png ?? new Uint8Array(24)).buffer);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([2400, 1260]);
  expect(await render(svg, 2, 'somebody else')).toBe(png);
  expect((await render(svg, 1, 'somebody'))?.length ?? 0).toBeLessThan(150_000);
});

test('what is no drawing gives no picture', async () => {
  expect(await startPictures()('<svg', 1, 'somebody')).toBeNull();
});

test('many pictures of one visitor hold up others by one, and more than may wait are refused', async () => {
  const render = startPictures();
  const made: string[] = [];
  const asked = async (visitor: string, height: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="${height}"/>`;
    if ((await render(svg, 1, visitor)) !== null) made.push(visitor);
  };
  const greedy = Array.from({ length: 24 }, (_, i) => asked('greedy', i + 1));
  await Promise.all([...greedy, asked('second', 98), asked('third', 99)]);
  expect(made.slice(0, 3)).toEqual(['greedy', 'second', 'third']);
  expect(made).toHaveLength(1 + 8 + 2);
});

test('an embed has no script, one link and the words of its chart as text', () => {
  const html = embedPage(CHART, { theme: null, origin: 'https://site.test' });
  expect(html).not.toMatch(/<script|<anywhere>|\son[a-z]+=/);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(embedPage(CHART, { theme: 'dark', origin: '' })).not.toContain('prefers-color-scheme');
});
