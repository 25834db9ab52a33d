import { catalogue } from '@inferbench/catalogue/catalogue';
import { nameDistance } from '@inferbench/domain/names/name-distance';
import {
  nameableChip,
  nameableModel,
  resolveChip,
  resolveModel,
} from '@inferbench/domain/catalogue/resolve-entry';
import { entriesOf, resolveName, type ResolvedName } from '@inferbench/domain/catalogue/resolve-name';
import { MODEL_READING, shorterModelNames } from '@inferbench/domain/models/model-name';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';

const CHIPS = [...catalogue.chips.values()].map(nameableChip);
const MODELS = [...catalogue.models.values()].map(nameableModel);

function said(resolved: ResolvedName<{ shortSlug: string }>): string {
  if (resolved.kind === 'one') return resolved.entry.shortSlug;
  return `${resolved.kind}: ${entriesOf(resolved)
    .map(({ shortSlug }) => shortSlug)
    .join(' ')}`;
}

const slugsOf = (found: ResolvedName<{ slug: string }>) => entriesOf(found).map(({ slug }) => slug);

test.each([
  ['b200', 'b200'],
  ['B200', 'b200'],
  ['nvidia-b200-sxm-180gb', 'b200'],
  ['NVIDIA B200', 'b200'],
  ['nvidia b200 sxm', 'b200'],
  ['mi355', 'mi355x'],
  ['MI 355X', 'mi355x'],
  // Another number is another chip.
  ['mi335x', 'none: '],
  ['tpuv7', 'tpu-v7'],
  ['ironwood', 'tpu-v7'],
  ['trillium', 'tpu-v6e'],
  ['a10040gb', 'a100-40gb'],
  ['a100-40gb', 'a100-40gb'],
  ['wse3', 'wse-3'],
  ['strix halo', 'ryzen-ai-max-395'],
  ['mi35', 'none: '],
  ['mi400', 'none: '],
  // Another letter before its number is another line.
  ['h300', 'none: '],
  ['nvidia h300', 'none: '],
  ['h10', 'none: '],
  ['ironwod', 'tpu-v7'],
  ['wormhole', 'several: wormhole-galaxy wormhole-n150 wormhole-n300'],
  ['rtx 509', 'none: '],
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
  ['google/gemma-4-31B-it', 'gemma-4-31b'],
  ['unsloth/gemma-4-26B-A4B-it-UD-Q4_K_XL.gguf', 'gemma-4-26b-a4b'],
  ['gemma4:e4b', 'gemma-4-e4b'],
  ['gemma-4-e2b-it', 'gemma-4-e2b'],
  ['Qwen3.6-35B-A3B-MXFP4_MOE.gguf', 'qwen3.6-35b-a3b'],
  ['qwen3.6:35b-a3b', 'qwen3.6-35b-a3b'],
  ['unsloth/Qwen3.5-9B-IQ4_XS.gguf', 'qwen3.5-9b'],
  ['qwen3.8-27b-bf16', 'qwen3.8-27b'],
  ['somebody/SmolLM3-3B-HF', 'smollm3-3b'],
  ['mistralai/Ministral-3-3B-Instruct-2512', 'ministral-3-3b'],
  ['MINISTRAL-3-3B-INSTRUCT', 'ministral-3-3b'],
  ['nvidia/NVIDIA-Nemotron-3-Ultra-550B-A55B-NVFP4', 'nemotron-3-ultra-550b-a55b'],
  ['MiniMaxAI/MiniMax-M2.7', 'minimax-m2.7'],
  ['dsv4', 'deepseek-v4-pro'],
  ['llama 70b', 'several: llama-2-70b llama-3-70b llama-3.1-70b llama-3.3-70b'],
  ['llama3.1', 'several: llama-3.1-405b llama-3.1-70b llama-3.1-8b'],
  ['llama3.1:8b-instruct-q4_K_M', 'llama-3.1-8b'],
  ['library/qwen3:32b', 'qwen3-32b'],
  ['hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M', 'llama-3.2-3b'],
  ['TheBloke/Llama-2-7B-GPTQ-gptq-4bit-128g-actorder_True', 'llama-2-7b'],
  ['DeepSeek-R1-Distill-Llama-70B-AWQ', 'none: '],
  ['deepsek-r1', 'deepseek-r1'],
  ['llama-3.1-9b', 'none: '],
  ['llama-3.4-70b', 'none: '],
  ['qwen4-32b', 'none: '],
  ['deepseek-r2', 'none: '],
])('a model called %s is %s', (text, expected) => {
  expect(said(resolveName(MODELS, text, MODEL_READING))).toBe(expected);
});

test.each([
  ['a chip', (text: string) => resolveChip(catalogue.chips, text), CHIPS],
  ['a model', (text: string) => resolveModel(catalogue.models, text), MODELS],
] as const)(
  'law: every name of %s means it or a list that holds it, in any case and with any signs between its words',
  (_, resolve, entries) => {
    const signs = ['', ' ', '-', '_', '.'];
    for (const { slug, shortSlug, names } of entries)
      for (const name of [slug, shortSlug, ...names])
        for (const text of [
          name,
          name.toUpperCase(),
          ...signs.map((sign) => name.replaceAll(/[-_.\s]/g, sign)),
        ]) {
          const found = resolve(text);
          const isOne = found.kind === 'one' && found.match !== 'NEAR';
          expect([text, isOne || found.kind === 'several', slugsOf(found).includes(slug)]).toEqual([
            text,
            true,
            true,
          ]);
        }
  },
);

test('an address names one chip by each of its short slugs, though its maker sells several under that word', () => {
  for (const entry of CHIPS) expect(said(resolveName(CHIPS, entry.shortSlug))).toBe(entry.shortSlug);
  expect(slugsOf(resolveChip(catalogue.chips, 'H100'))).toEqual([
    'nvidia-h100-nvl-94gb',
    'nvidia-h100-pcie-80gb',
    'nvidia-h100-sxm5-80gb',
  ]);
});

const changedWord = fc
  .record({
    word: fc.constantFrom(
      ...[...CHIPS, ...MODELS].flatMap(({ slug, shortSlug, names }) => [slug, shortSlug, ...names]),
    ),
    place: fc.nat(),
    letter: fc.constantFrom(...'a b c x y z 0 1 2 3 4 5 6 7 8 9 . -'.split(' '), ' '),
    how: fc.constantFrom('replace', 'insert', 'remove'),
  })
  .map(({ word, place, letter, how }) => {
    const at = place % word.length;
    return word.slice(0, at) + (how === 'remove' ? '' : letter) + word.slice(how === 'insert' ? at : at + 1);
  });

test('law: nothing is near that lacks a number of what was typed', () => {
  fc.assert(
    fc.property(changedWord, (typed) => {
      for (const found of [resolveChip(catalogue.chips, typed), resolveModel(catalogue.models, typed)]) {
        if (found.kind === 'one' && found.match !== 'NEAR') continue;
        if (found.kind === 'several') continue;
        for (const near of slugsOf(found))
          expect([typed, near, hasNumbers(near, typed)]).toEqual([typed, near, true]);
      }
    }),
    { numRuns: 400 },
  );
});

/** Whether a name of an entry has all numbers of a text, or of what is left of it without words for a format. */
function hasNumbers(slug: string, typed: string): boolean {
  const { shortSlug = '', names = [] } = [...CHIPS, ...MODELS].find((entry) => entry.slug === slug) ?? {};
  const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
  return [typed, ...shorterModelNames(typed)].some((text) =>
    [slug, shortSlug, ...names].some((name) =>
      numbersOf(text).every((number) => numbersOf(name).includes(number)),
    ),
  );
}

test('law: one wrong letter in a short name of five or more finds it, alone or among several', () => {
  const letters = [...CHIPS, ...MODELS].flatMap((entry) =>
    [...entry.shortSlug.matchAll(/(?<=[a-z])[a-z](?=[a-z])/g)].map(({ index }) => ({ entry, index })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...letters.filter(({ entry }) => entry.shortSlug.length >= 5)),
      fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z', ''),
      ({ entry: { slug, shortSlug }, index }, letter) => {
        const wrong = shortSlug.slice(0, index) + letter + shortSlug.slice(index + 1);
        const isChip = catalogue.chips.has(slug);
        const found = isChip ? resolveChip(catalogue.chips, wrong) : resolveModel(catalogue.models, wrong);
        // A slip that spells something else is that.
        const isFound = slugsOf(found).includes(slug) || found.kind !== 'none';
        expect([wrong, isFound]).toEqual([wrong, true]);
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
