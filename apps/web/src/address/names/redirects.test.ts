import { fc } from '@fast-check/vitest';
import { NAMED_SIDES, sideCalled } from '@inferbench/domain/catalogue/named-sides';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { expect, test } from 'vitest';
import { SHIPPED_NAMES } from './names-fixture.ts';
import { NO_NAMES, type SiteNames } from './site-names.ts';
import { chipAddress, modelAddress, vendorAddress } from '../pages.ts';
import { type Destination, destinationOf } from './redirects.ts';

function destination(address: string, names: SiteNames = SHIPPED_NAMES): Destination {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return destinationOf(pathname, searchParams, names);
}

test.each([
  // The question of the landing page is answered on the page of its model.
  ['/?model=deepseek-r1', '/models/deepseek-r1'],
  ['/?model=deepseek-ai%2FDeepSeek-R1', '/models/deepseek-r1'],
  [
    '/?model=llama-3-8b&phase=serving&batch=16&context=1024&precision=FP16&metric=USEFUL_TOPS',
    '/models/llama-3-8b?phase=serving&batch=16&context=1024&precision=FP16&metric=USEFUL_TOPS',
  ],
  [
    '/?model=deepseek-r1&in=8192&out=1024&prec=fp8&at=20&pay=rented',
    '/models/deepseek-r1?in=8192&out=1024&prec=fp8&at=20&pay=rented',
  ],
  ['/compare/mi355x-vs-b200', '/compare/b200-vs-mi355x'],
  ['/compare/mi355x-vs-b200?model=deepseek-r1', '/compare/b200-vs-mi355x?model=deepseek-r1'],
  ['/compare/h200-vs-b200-vs-h100', '/compare/b200-vs-h100-vs-h200'],
  ['/compare/nvidia-b200-sxm-180gb-vs-amd-mi355x', '/compare/b200-vs-mi355x'],
  ['/compare/b200,mi355x', '/compare/b200-vs-mi355x'],
  ['/compare/b200-vs-b200', '/chips/b200'],
  ['/chips/nvidia-b200-sxm-180gb', '/chips/b200'],
  ['/chips/nvidia-b200-sxm-180gb?points=all', '/chips/b200?points=all'],
  ['/chips/B200', '/chips/b200'],
  ['/chips/NVIDIA%20B200', '/chips/b200'],
  ['/chips/google-tpu-v7-ironwood', '/chips/tpu-v7'],
  ['/chips/tpuv7', '/chips/tpu-v7'],
  ['/chips/mi355', '/chips/mi355x'],
  ['/models/DeepSeek-R1', '/models/deepseek-r1'],
  ['/models/deepseek-ai%2FDeepSeek-R1-0528', '/models/deepseek-r1'],
  ['/models/lama-3.3-70b', '/models/llama-3.3-70b'],
  ['/vendors/NVIDIA', '/vendors/nvidia'],
  ['/vendors/Intel%20(Habana)', '/vendors/intel'],
])('%s goes to %s', (from, to) => {
  expect(destination(from)).toEqual({ kind: 'MOVED', address: to });
});

test.each([
  '/',
  '/?pay=rented',
  '/chips',
  '/chips/b200',
  '/chips/b200?model=deepseek-r1',
  '/models/deepseek-r1?in=8192',
  '/vendors/amd',
  '/compare',
  '/compare/b200-vs-mi355x',
  '/lab/what-if?chip=nvidia-h100-sxm5-80gb',
  '/developers',
  '/submit',
  '/points/018f',
  '/accuracy',
  '/export/leaderboard.csv?model=x',
  '/chart/load.svg',
])('%s stays', (address) => {
  expect(destination(address)).toEqual({ kind: 'STAYS' });
});

test.each([
  ['/chips/mi400', false, ['mi430x', 'mi455x']],
  ['/chips/mi35', false, ['mi350x', 'mi355x']],
  ['/chips/gaudi', true, ['gaudi-2', 'gaudi-3']],
  ['/models/llama%2070b', true, ['llama-2-70b', 'llama-3-70b', 'llama-3.1-70b', 'llama-3.3-70b']],
  ['/?model=zzzzzz', false, []],
])('%s is not one thing', (address, fits, entries) => {
  const found = destination(address);
  const [first] = found.kind === 'UNCLEAR' ? found.names : [];
  expect([first?.fits, first?.entries.map(({ shortSlug }) => shortSlug)]).toEqual([fits, entries]);
});

test('a pair of which one is not clear names both, so that the choice keeps the other', () => {
  const found = destination('/compare/gaudi-vs-b200');
  const names = found.kind === 'UNCLEAR' ? found.names : [];
  expect(names.map(({ asked, entries }) => [asked, entries.length])).toEqual([
    ['gaudi', 2],
    ['b200', 1],
  ]);
});

test.each([
  ['/compare/vllm-vs-sglang', '/compare/sglang-vs-vllm'],
  ['/compare/vllm-vs-trtllm?chip=b200', '/compare/tensorrt-llm-vs-vllm?chip=b200'],
  ['/compare/Hopper-vs-Blackwell', '/compare/blackwell-vs-hopper'],
  ['/compare/fp8-vs-fp4', '/compare/fp4-vs-fp8'],
  ['/compare/hopper-vs-b200', '/compare/b200-vs-hopper'],
  ['/compare/vllm-vs-vllm', '/compare'],
])('%s goes to %s', (address, moved) => {
  expect(destination(address)).toEqual({ kind: 'MOVED', address: moved });
});

test.each([
  ['/compare/vllm-vs-nonsense', 'No framework is called “nonsense”'],
  ['/compare/nvidia-vs-vllm', 'NVIDIA is a vendor, vLLM a framework: only two of a kind can be compared'],
  ['/compare/fp8-vs-vllm', 'FP8 is a precision, vLLM a framework: only two of a kind can be compared'],
  ['/compare/b200-vs-fp8', 'B200 is a chip, FP8 a precision: only two of a kind can be compared'],
  ['/compare/b200-vs-nvidia', 'B200 and NVIDIA have chips in common: name two that have none'],
  ['/compare/blackwell-vs-nvidia', 'Blackwell and NVIDIA have chips in common: name two that have none'],
  ['/compare/atom-vs-sglang-vs-vllm', 'Frameworks, precisions and generations are compared two at a time'],
])('%s says why it is no comparison, and leads on', (address, title) => {
  const found = destination(address);
  expect(found).toMatchObject({ kind: 'UNLIKE', title });
  const places = found.kind === 'UNLIKE' ? found.places : [];
  expect(places.length).toBeGreaterThan(0);
  for (const { href } of places) expect([href, destination(href)]).toEqual([href, { kind: 'STAYS' }]);
});

test('no generation, framework or precision is called as a chip, a vendor or a model', () => {
  const all = [...chips, ...models, ...vendors].flatMap(({ slug, shortSlug, names }) =>
    [slug, shortSlug, ...names].map((name) => nameSlug(name)),
  );
  const known = new Set(all);
  expect(NAMED_SIDES.filter(({ slug, label }) => known.has(slug) || known.has(nameSlug(label)))).toEqual([]);
  expect([...known].filter((name) => sideCalled(name) !== null)).toEqual([]);
  expect(new Set(NAMED_SIDES.map(({ slug }) => slug)).size).toBe(NAMED_SIDES.length);
});

test('without the names of the catalogue everything stays', () => {
  for (const address of ['/chips/B200', '/models/x', '/vendors/NVIDIA', '/compare/b-vs-a', '/?model=x'])
    expect(destination(address, NO_NAMES)).toEqual({ kind: 'STAYS' });
});

const { chips, models, vendors } = SHIPPED_NAMES;

test('every catalogue slug, alias and hub name of every chip and model goes to its short address', () => {
  const all = [
    ...chips.map((entry) => ({ entry, addressOf: chipAddress })),
    ...models.map((entry) => ({ entry, addressOf: modelAddress })),
    ...vendors.map((entry) => ({ entry, addressOf: vendorAddress })),
  ];
  for (const { entry, addressOf } of all)
    for (const name of [entry.slug, ...entry.names].filter((text) => text !== entry.shortSlug))
      expect([name, destination(addressOf(name))]).toEqual([
        name,
        { kind: 'MOVED', address: addressOf(entry.shortSlug) },
      ]);
});

test('law: a redirect leads to an address that stays, with the same parameters beside those it is made of', () => {
  const slug = fc.constantFrom(...chips.flatMap((chip) => [chip.slug, chip.shortSlug, chip.shortName]));
  const model = fc.constantFrom(...models.flatMap((each) => [each.slug, ...each.names]));
  const path = fc.oneof(
    slug.map((chip) => chipAddress(chip)),
    model.map((name) => modelAddress(name)),
    fc
      .array(slug, { minLength: 2, maxLength: 4 })
      .map((pair) => `/compare/${pair.map(encodeURIComponent).join('-vs-')}`),
    fc.constant('/'),
  );
  const kept = fc.dictionary(fc.constantFrom('in', 'out', 'prec', 'at', 'pay'), fc.string({ maxLength: 12 }));
  fc.assert(
    fc.property(path, kept, fc.option(model), (from, parameters, named) => {
      const query = new URLSearchParams({ ...parameters, ...(named === null ? {} : { model: named }) });
      const first = destinationOf(from, query, SHIPPED_NAMES);
      expect(first.kind).not.toBe('UNCLEAR');
      if (first.kind !== 'MOVED') return;
      const { pathname, searchParams } = new URL(first.address, 'http://site.test');
      expect(destinationOf(pathname, searchParams, SHIPPED_NAMES)).toEqual({ kind: 'STAYS' });
      for (const [key, value] of Object.entries(parameters)) expect(searchParams.get(key)).toBe(value);
    }),
  );
});

test.each([
  [
    'phase=GENERATE&shape=BALANCED&batch=16&context=2048&precision=FP16&metric=cost-efficiency',
    '/leaderboard/llama-3-8b/batch?prec=fp16&by=price',
  ],
  ['phase=decode', '/leaderboard/llama-3-8b/answers'],
])('a slice under a model, ?%s, goes to the board of its workload', (query, address) => {
  expect(destination(`/models/llama-3-8b?${query}`)).toEqual({ kind: 'MOVED', address });
});

test('what nobody reviewed has a page under its slug in its own section, and takes no other name', () => {
  const declared = { chips: ['acme-lynx'], models: ['acme-puma'], vendors: [] };
  const names = { ...SHIPPED_NAMES, declared };
  expect(destination('/chips/acme-lynx', names)).toEqual({ kind: 'STAYS' });
  expect(destination('/models/acme-puma', names)).toEqual({ kind: 'STAYS' });
  for (const other of ['/chips/lynx', '/models/puma', '/models/acme-lynx', '/chips/acme-puma'])
    expect(destination(other, names)).toMatchObject({ kind: 'UNCLEAR' });
});
