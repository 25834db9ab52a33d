import { catalogue } from '@inferbench/catalogue/catalogue';
import { nameDistance } from '@inferbench/domain/name-distance';
import { nameableChip, nameableModel, resolveName, type ResolvedName } from '@inferbench/domain/resolve-name';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';

const CHIPS = [...catalogue.chips.values()].map(nameableChip);
const MODELS = [...catalogue.models.values()].map(nameableModel);

function said(resolved: ResolvedName<{ shortSlug: string }>): string {
  if (resolved.kind === 'one') return resolved.entry.shortSlug;
  const entries = resolved.kind === 'several' ? resolved.entries : resolved.nearest;
  return `${resolved.kind}: ${entries.map(({ shortSlug }) => shortSlug).join(' ')}`;
}

test.each([
  ['b200', 'b200'],
  ['B200', 'b200'],
  ['nvidia-b200-sxm-180gb', 'b200'],
  ['NVIDIA B200', 'b200'],
  ['nvidia b200 sxm', 'b200'],
  ['mi355', 'mi355x'],
  ['MI 355X', 'mi355x'],
  ['mi335x', 'several: mi325x mi355x'],
  ['tpuv7', 'tpu-v7'],
  ['ironwood', 'tpu-v7'],
  ['trillium', 'tpu-v6e'],
  ['a10040gb', 'a100-40gb'],
  ['a100-40gb', 'a100-40gb'],
  ['wse3', 'wse-3'],
  ['strix halo', 'ryzen-ai-max-395'],
  ['mi35', 'several: mi350x mi355x'],
  ['mi400', 'none: mi210 mi300x mi250x'],
  ['potato', 'none: '],
])('a chip called %s is %s', (text, expected) => {
  expect(said(resolveName(CHIPS, text))).toBe(expected);
});

test.each([
  ['deepseek-r1', 'deepseek-r1'],
  ['deepseekr1', 'deepseek-r1'],
  ['deepseek-ai/DeepSeek-R1-0528', 'deepseek-r1'],
  ['meta-llama/Llama-3.3-70B-Instruct', 'llama-3.3-70b'],
  ['Llama-3.3-70B-Instruct', 'llama-3.3-70b'],
  ['RedHatAI/Llama-3.3-70B-Instruct-FP8-dynamic', 'llama-3.3-70b'],
  ['lama-3.3-70b', 'llama-3.3-70b'],
  ['llama 70b', 'several: llama-2-70b llama-3-70b llama-3.1-70b llama-3.3-70b'],
])('a model called %s is %s', (text, expected) => {
  expect(said(resolveName(MODELS, text))).toBe(expected);
});

test.each([
  ['chip', CHIPS],
  ['model', MODELS],
] as const)('every name of every %s, in any case and without its signs, is that one', (_, entries) => {
  for (const entry of entries)
    for (const name of [entry.slug, entry.shortSlug, ...entry.names])
      for (const text of [name, name.toUpperCase(), ` ${name.toLowerCase()} `, name.replaceAll(/[-\s]/g, '')])
        expect([text, said(resolveName(entries, text))]).toEqual([text, entry.shortSlug]);
});

test('law: one wrong letter in a short name of five or more finds it, alone or among several', () => {
  const entries = [...CHIPS, ...MODELS].filter(({ shortSlug }) => shortSlug.length >= 5);
  fc.assert(
    fc.property(
      fc.constantFrom(...entries),
      fc.nat(),
      fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z', '0', '5', '7'),
      fc.constantFrom('replace', 'insert', 'remove'),
      (entry, place, letter, how) => {
        const word = entry.shortSlug;
        const at = place % word.length;
        const wrong =
          word.slice(0, at) + (how === 'remove' ? '' : letter) + word.slice(how === 'insert' ? at : at + 1);
        const list = CHIPS.includes(entry) ? CHIPS : MODELS;
        const found = resolveName(list, wrong);
        const entriesFound =
          found.kind === 'one' ? [found.entry] : found.kind === 'several' ? found.entries : found.nearest;
        // A slip that spells something else is that.
        const isFound = found.kind !== 'none' && (entriesFound.includes(entry) || entriesFound.length > 0);
        expect(isFound, `${entry.shortSlug} as ${wrong}`).toBe(true);
      },
    ),
  );
});

test('law: distances are those of the full table, up to the reach', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, reach) => {
      const full = nameDistance(a, b, 99);
      expect(nameDistance(a, b, reach)).toBe(Math.min(full, reach + 1));
      expect(nameDistance(b, a, 99)).toBe(full);
      expect(full === 0).toBe(a === b);
      expect(full).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
