import { catalogue } from '@inferbench/catalogue/catalogue';
import { namesOfChip } from '@inferbench/domain/catalogue/claimed-name';
import {
  chipNames,
  chipShortName,
  modelNames,
  nameSlug,
  precisionNames,
  stackNames,
  systemLongName,
  systemShortName,
  vendorNames,
} from '@inferbench/domain/catalogue/names';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { nameSkeletons } from '@inferbench/domain/names/public-name';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';
import { FRAMEWORK_WORDS } from '../../testkit/stacks.ts';

const CHIPS = [...catalogue.chips.values()];
const MODELS = [...catalogue.models.values()];
const chipOf = (slug: string) => CHIPS.find((chip) => chip.slug === slug) ?? testChip();

test.each([
  ['nvidia-b200-sxm-180gb', 'B200', 'NVIDIA B200 SXM 180 GB', 'b200'],
  ['amd-mi355x', 'MI355X', 'AMD Instinct MI355X 288 GB', 'mi355x'],
  ['google-tpu-v7-ironwood', 'TPU v7', 'Google TPU v7 (Ironwood)', 'tpu-v7'],
  ['groq-lpu-v1', 'LPU v1', 'Groq LPU v1', 'lpu-v1'],
  ['nvidia-h100-sxm5-80gb', 'H100', 'NVIDIA H100 SXM5 80 GB', 'h100'],
  ['nvidia-h100-pcie-80gb', 'H100 PCIe', 'NVIDIA H100 PCIe 80 GB', 'h100-pcie'],
  ['nvidia-h100-nvl-94gb', 'H100 NVL', 'NVIDIA H100 NVL 94 GB', 'h100-nvl'],
  ['nvidia-a100-sxm4-80gb', 'A100', 'NVIDIA A100 SXM4 80 GB', 'a100'],
  ['nvidia-a100-sxm4-40gb', 'A100 40 GB', 'NVIDIA A100 SXM4 40 GB', 'a100-40gb'],
  ['intel-gaudi2', 'Gaudi 2', 'Intel Gaudi 2 (HL-225H)', 'gaudi-2'],
  ['nvidia-gh200-96gb', 'GH200', 'NVIDIA GH200 Grace Hopper 96 GB HBM3', 'gh200'],
])('%s is %s, %s, %s', (slug, short, long, address) => {
  expect(chipNames(chipOf(slug))).toEqual({ short, long, slug: address });
});

test('models, stacks, systems and precisions', () => {
  const llama = catalogue.models.get('llama-3.3-70b');
  expect(llama && modelNames(llama)).toEqual({
    short: 'Llama 3.3 70B',
    long: 'meta-llama/Llama-3.3-70B-Instruct',
    slug: 'llama-3.3-70b',
  });
  expect(stackNames('tensorrt-llm', '1.0')).toEqual({
    short: 'TensorRT-LLM',
    long: 'TensorRT-LLM 1.0',
    slug: 'tensorrt-llm',
  });
  const chip = chipOf('nvidia-b200-sxm-180gb');
  expect(systemShortName({ chip, chips: 8, framework: null })).toBe('B200 ×8');
  expect(systemShortName({ chip, chips: 1, framework: 'tensorrt-llm' })).toBe('B200 ×1, TensorRT-LLM');
  expect(systemLongName({ chip, chips: 1, framework: 'tensorrt-llm', version: '1.0' })).toBe(
    'NVIDIA B200 SXM 180 GB, 1 chip, TensorRT-LLM 1.0',
  );
  expect(PrecisionClass.options.map((word) => precisionNames(word).short)).toEqual([
    'FP32',
    'FP16',
    'FP8',
    'INT8',
    'INT4',
    'FP4',
  ]);
});

test.each([
  ['chips', CHIPS.map((chip) => chipNames(chip).slug), CHIPS.map((chip) => chipNames(chip).short)],
  ['models', MODELS.map((model) => modelNames(model).slug), MODELS.map((model) => modelNames(model).short)],
  ['stacks', FRAMEWORK_WORDS.map((word) => stackNames(word).slug), FRAMEWORK_WORDS],
  ['precisions', PrecisionClass.options.map((word) => precisionNames(word).slug), PrecisionClass.options],
])(
  'no two %s of the catalogue share a short name or an address, and each address is one',
  (_, slugs, names) => {
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(names).size).toBe(names.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/);
  },
);

test('one vendor has one address, whatever the catalogue writes beside its name', () => {
  expect(vendorNames('Intel (Habana)')).toEqual({ short: 'Intel', long: 'Intel (Habana)', slug: 'intel' });
  expect(vendorNames('Intel').slug).toBe('intel');
});

/** Names as makers write them, with what they put round a product. */
const invented = fc
  .tuple(
    fc.constantFrom('', 'Instinct ', 'GeForce ', 'Acme '),
    fc.constantFrom('X', 'B', 'TPU v', 'é'),
    fc.constantFrom('1', '100', '1.5', '1. 5', '15'),
    fc.constantFrom('', ' SXM', ' PCIe', '-PCIe'),
    fc.constantFrom('', ' 80GB', ' 80 GB', ' (2 dies)', ' (HGX) 80GB', '.'),
  )
  .map((parts) => parts.join(''));

test('law: of invented chips whose names the claims of names accept together, no two share an address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(invented, { minLength: 2, maxLength: 12 }), (names) => {
      const held = new Map<string, string>();
      const slugs: string[] = [];
      for (const [i, name] of names.entries()) {
        const chip = { ...testChip({ slug: `acme-x${i}` }), name };
        const skeletons = namesOfChip(chip)
          .filter(({ kind }) => kind === 'CHIP')
          .flatMap((claimed) => nameSkeletons(claimed.name));
        if (skeletons.some((skeleton) => held.has(skeleton))) continue;
        for (const skeleton of skeletons) held.set(skeleton, name);
        slugs.push(chipNames(chip).slug);
      }
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/);
    }),
  );
});

test('law: a short name shortened again is itself, so that a list of short names may be worked on', () => {
  fc.assert(
    fc.property(fc.oneof(invented, fc.constantFrom(...CHIPS.map(({ name }) => name))), (name) => {
      const slug = CHIPS.find((chip) => chip.name === name)?.slug ?? 'acme-x';
      const short = chipShortName({ slug, name });
      expect(chipShortName({ slug, name: short })).toBe(short);
    }),
  );
});

test('law: an address that is read again as a name is itself', () => {
  fc.assert(
    fc.property(fc.oneof(invented, fc.string({ unit: 'grapheme', maxLength: 40 })), (name) => {
      expect(nameSlug(nameSlug(name))).toBe(nameSlug(name));
    }),
  );
});
