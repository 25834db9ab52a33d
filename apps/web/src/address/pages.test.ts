import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  chartFiles,
  chipAddress,
  exportFiles,
  PAGES,
  pageAddress,
  pointAddress,
  ruleAddress,
  specificationAddress,
  unclearAddress,
} from './pages.ts';

const HOSTILE = ['a/b', 'ü', '%', '?x=', '#y', '%2F', 'a b', '&c=d', '+', '"><script>', '../claim'];

test.each(HOSTILE)('"%s" stays the name of one thing in an address', (name) => {
  for (const [address, page] of [
    [chipAddress(name, { query: { model: name }, section: 'points' }), '/chips/'],
    [pointAddress(name), '/points/'],
  ] as const) {
    const { pathname } = new URL(address, 'http://site.test');
    expect(pathname.startsWith(page)).toBe(true);
    expect(decodeURIComponent(pathname.slice(page.length))).toBe(name);
    expect(pathname.slice(page.length)).not.toContain('/');
  }
});

test.each(HOSTILE)('"%s" stays one value of a query, and of nothing else', (value) => {
  const links = [
    pageAddress('whatIf', { query: { chip: value, tops: '2' } }),
    chipAddress('x', { query: { chip: value, tops: '2' }, section: 'prices' }),
    ...[
      ...exportFiles('point', { chip: value, tops: '2' }),
      ...chartFiles('load', { chip: value, tops: '2' }),
    ].map(({ href }) => href),
  ];
  for (const link of links)
    expect([...new URL(link, 'http://site.test').searchParams]).toEqual([
      ['chip', value],
      ['tops', '2'],
    ]);
});

test('a view without a query is its page', () => {
  expect([pageAddress('compare'), pageAddress('compare', { query: '' }), ruleAddress('P1')]).toEqual([
    '/compare',
    '/compare',
    '/rules#P1',
  ]);
  expect(specificationAddress('chip=x')).toBe('/lab/what-if/specification?chip=x');
});

const WEB = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'app'].flatMap((folder) =>
  readdirSync(path.join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .filter((file) => file !== path.join('src', 'address', 'pages.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(WEB, file), 'utf8') })),
);

const ROOMS = [...Object.values(PAGES).map((page) => page.path.slice(1)), 'points', 'export', 'chart']
  .filter((room) => room !== '')
  .join('|');
/** A path that goes on with a value: `/chips/${slug}`, `/lab/claim?${query}`, '/points/' + id. */
const BUILT = new RegExp(`/(?:${ROOMS})[^\\s'"\`]*(?:\\$\\{|['"]\\s*\\+)`);

test.each(['`/chips/${slug}`', '`${origin}/lab/claim?${query}`', "'/points/' + id", '`/rules#${id}`'])(
  '%s is found as an address that is put together',
  (code) => {
    expect(code).toMatch(BUILT);
  },
);

test('no other file puts the address of a page together', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const built = SOURCES.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (BUILT.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(built).toEqual([]);
});

test('an address that is written out leads to a page that exists', () => {
  const known = new Set<string>([...Object.values(PAGES).map((page) => page.path), '/graphiql']);
  const written = SOURCES.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:href|action)(?:=|: )["'](\/[^"'#?]*)/g)].map(([, to]) => [file, to] as const),
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(([, to]) => !known.has(to ?? ''))).toEqual([]);
});

test('the question of the landing page keeps no word for the page that says what is not clear', () => {
  expect([unclearAddress('/'), unclearAddress('/chips/gaudi')]).toEqual(['/unclear', '/unclear/chips/gaudi']);
});
