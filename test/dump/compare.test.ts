import { expect, test } from 'vitest';
import { compareDumps, type Dump } from './compare.ts';
import { figureLines, flat, steady } from './lines.ts';

const dumpOf = (items: Readonly<Record<string, readonly string[]>>): Dump => new Map(Object.entries(items));
const BEFORE = dumpOf({
  'page chip': ['B200 draws 1,000 W', 'at 8 chips'],
  'file duel.csv': ['B200,1000', 'MI355X,1400'],
});

test('a figure, a unit, a row or an item that is another is told, and fails', () => {
  const after = dumpOf({
    'page chip': ['B200 draws 1,000 kW', 'at 8 chips'],
    'file duel.csv': ['B200,1000'],
  });
  expect(compareDumps(BEFORE, after, [])).toEqual({
    told: [
      'file duel.csv',
      '    - MI355X,1400',
      'page chip',
      '    - B200 draws 1,000 W',
      '    + B200 draws 1,000 kW',
      '3 differences unexplained',
    ],
    unexplained: 3,
  });
  expect(compareDumps(BEFORE, dumpOf({}), []).unexplained).toBe(2);
});

test('lines in another order, and other words around the same figures of a page, are no difference', () => {
  const after = dumpOf({
    'page chip': ['at 8 chips', 'power of the B200: 1,000 W'],
    'file duel.csv': ['MI355X,1400', 'B200,1000'],
  });
  expect(compareDumps(BEFORE, after, []).unexplained).toBe(0);
});

test('an exception explains what it names and nothing else', () => {
  const after = dumpOf({ 'page chip': ['at 8 chips'], 'file duel.csv': ['B200,1000'] });
  const meant = [{ item: /^file duel/, line: /MI355X/, reason: 'left out' }];
  expect(compareDumps(BEFORE, after, meant)).toEqual({
    told: [
      'page chip',
      '    - B200 draws 1,000 W',
      'explained, 1 lines: left out',
      '1 differences unexplained',
    ],
    unexplained: 1,
  });
});

test('figures of a page are its main part without scripts; what is volatile has a name', () => {
  const page = `<p>9</p><main><p><b>12</b> W<!-- --> &amp; more</p><script>5</script><svg><text>3</text></svg></main>`;
  expect(figureLines(page)).toEqual(['12 W & more', '3', '<text> × 1']);
  const place = { site: 'http://127.0.0.1:4000', tree: '/tmp/tree' };
  expect(
    flat({ at: '2026-01-02T03:04:05.6Z', link: 'http://127.0.0.1:4000/x', n: [1.5, {}] }).map(steady(place)),
  ).toEqual(['at: "TIME"', 'link: "SITE/x"', 'n.0: 1.5', 'n.1: {}']);
});
