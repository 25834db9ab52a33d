import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type ListSpec, shownList } from './list-view.ts';

interface Item {
  name: string;
  maker: string | null;
  watts: number | null;
}

const SPEC: ListSpec<Item> = {
  sort: '-watts',
  names: ({ name }) => [name],
  columns: [
    { key: 'name', head: 'Name', value: ({ name }) => name },
    { key: 'watts', head: 'Watts', numeric: true, value: ({ watts }) => watts },
  ],
  filters: [
    {
      key: 'maker',
      label: 'Maker',
      of: ({ maker }) => (maker === null ? null : { word: maker, name: maker }),
    },
    {
      key: 'size',
      label: 'Size',
      of: ({ watts }) => (watts === null ? null : { word: watts > 400 ? 'big' : 'small', name: 'x' }),
    },
  ],
};
const ITEMS: readonly Item[] = [
  { name: 'A100', maker: 'n', watts: 400 },
  { name: 'H100', maker: 'n', watts: 700 },
  { name: 'MI300X', maker: 'a', watts: 750 },
  { name: 'Sohu', maker: null, watts: null },
];
const names = (parameters: Record<string, string>) =>
  shownList(ITEMS, SPEC, parameters).rows.map(({ name }) => name);

test('the most stand first, what is missing last, whichever way', () => {
  expect(names({})).toEqual(['MI300X', 'H100', 'A100', 'Sohu']);
  expect(names({ sort: 'watts' })).toEqual(['A100', 'H100', 'MI300X', 'Sohu']);
  expect(names({ sort: 'name' })).toEqual(['A100', 'H100', 'MI300X', 'Sohu']);
  expect(names({ sort: 'potato' })).toEqual(['A100', 'H100', 'MI300X', 'Sohu']);
});

test('a search takes a part of a name, or one with a wrong letter; a filter one maker', () => {
  expect(names({ q: 'mi300' })).toEqual(['MI300X']);
  expect(names({ q: 'mi 300' })).toEqual(['MI300X']);
  expect(names({ q: 'mj300x' })).toEqual(['MI300X']);
  expect(names({ maker: 'n' })).toEqual(['H100', 'A100']);
  expect(names({ q: 'zzz' })).toEqual([]);
});

test('the head that sorts says so and turns the order round; the address keeps everything else', () => {
  const { heads } = shownList(ITEMS, SPEC, { maker: 'n', q: '100' });
  expect(heads.map(({ sorted, query }) => [sorted, query])).toEqual([
    [null, 'maker=n&q=100&sort=name'],
    ['descending', 'maker=n&q=100&sort=watts'],
  ]);
});

test('a column in which nobody has a value is said below the list and not drawn', () => {
  const { heads, absent } = shownList(ITEMS.slice(3), SPEC, {});
  expect([heads.map(({ head }) => head), absent]).toEqual([['Name'], ['Watts']]);
});

test('a word of the address that nobody and no column has is told, with the words that there are', () => {
  const unread = (parameters: Record<string, string>) => shownList(ITEMS, SPEC, parameters).unread;
  expect(unread({ maker: 'n', sort: '-watts', size: '' })).toEqual([]);
  expect(unread({ maker: 'potato', sort: 'zz' })).toEqual([
    'maker: there is no “potato” here; choose one of a or n.',
    'sort: no column is called “zz”; choose one of name or watts.',
  ]);
});

test('every order of the heads can be chosen in a field too, and the shown one is among them', () => {
  const words = (sort: string) => shownList(ITEMS, SPEC, { sort }).orders.map(({ word }) => word);
  expect([words('-watts'), words('watts')]).toEqual([
    ['name', '-watts'],
    ['name', '-watts', 'watts'],
  ]);
});

const items = fc.array(
  fc.record({
    name: fc.constantFrom('A100', 'H100', 'B200', 'MI300X', 'TPU v7'),
    maker: fc.option(fc.constantFrom('n', 'a', 'g')),
    watts: fc.option(fc.integer({ min: 1, max: 900 })),
  }),
  { maxLength: 12 },
);
const parameters = fc.record({
  q: fc.constantFrom('', '100', 'b200', 'tpu'),
  maker: fc.constantFrom('', 'n', 'a', 'potato'),
  size: fc.constantFrom('', 'big', 'small'),
  sort: fc.constantFrom('', 'name', '-name', 'watts', '-watts'),
});

test('law: the fields of a list name, as an address, the list that they came from', () => {
  fc.assert(
    fc.property(items, parameters, (all, asked) => {
      const shown = shownList(all, SPEC, asked);
      const fields = new URLSearchParams([
        ['q', shown.asked],
        ['sort', shown.sort],
        ...shown.filters.map(({ key, chosen }) => [key, chosen]),
      ]);
      const again = shownList(all, SPEC, Object.fromEntries(fields));
      expect([again.rows, again.sort, again.filters]).toEqual([shown.rows, shown.sort, shown.filters]);
    }),
    { numRuns: 1_000 },
  );
});

test('what is chosen is shown where a search leaves none of it, and a word of nobody chooses nothing', () => {
  const { rows, filters } = shownList(ITEMS, SPEC, { q: 'h100', maker: 'a' });
  expect([rows, filters[0]?.chosen]).toEqual([[], 'a']);
  expect(names({ maker: 'potato' })).toHaveLength(ITEMS.length);
});

test('law: each choice of a filter leads to as many rows as it says, and to at least one', () => {
  fc.assert(
    fc.property(items, parameters, (all, asked) => {
      for (const { key, options } of shownList(all, SPEC, asked).filters)
        for (const { word, count } of options) {
          const isChosen = new Map(Object.entries(asked)).get(key) === word;
          expect(isChosen || count > 0).toBe(true);
          expect(shownList(all, SPEC, { ...asked, [key]: word }).rows).toHaveLength(count);
        }
    }),
  );
});
