import type { Chip } from '../chips/chip.ts';
import { marketedSize } from '../chips/marketed-size.ts';
import { usualChipName } from '../chips/chip-usual-names.ts';
import { frameworkName } from '../names/framework-name.ts';
import type { Model } from '../models/model.ts';
import { PrecisionClass } from '../terms/precision.ts';

/** What anything is called: `short` in drawings, lists and titles, `long` once a page, `slug` in addresses. */
export interface Names {
  short: string;
  long: string;
  slug: string;
}

/** "a100-40gb" for "A100 40 GB": a name as an address writes it. */
export function nameSlug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/(\d) gb\b/g, '$1gb')
      .replaceAll(/[^a-z0-9.]+/g, '-')
      // A point tells 3.1 from 31; names that differ in nothing else read alike.
      .replaceAll(/[-.]*\.[-.]*/g, '.')
      .replaceAll(/^[-.]+|[-.]+$/g, '')
  );
}

type NamedChip = Pick<Chip, 'slug' | 'name'>;

/** Brands that tell no product from another. */
const BRAND = /^(?:Instinct|GeForce|Radeon(?= RX)) /;
const REMARK = / \([^)]*\)/g;
const SIZE = /(\d)(?:GB|GiB)\b/g;

/** "H100", "MI355X", "A100 PCIe": the product alone where people call it that, else the variant with it. */
export function chipShortName({ slug, name }: NamedChip): string {
  const product = name.replaceAll(REMARK, '').replace(BRAND, '').replaceAll(SIZE, '$1 GB');
  return usualChipName(slug)?.short ?? (/[a-z]/i.test(product) ? product : name);
}

/** NVIDIA B200 SXM 180 GB. GPUs carry their memory in the name: variants differ by it. */
export function chipNames(chip: NamedChip & Pick<Chip, 'vendor' | 'memory' | 'family'>): Names {
  const short = chipShortName(chip);
  const name = (usualChipName(chip.slug)?.long ?? chip.name).replaceAll(SIZE, '$1 GB');
  const { short: vendor } = vendorNames(chip.vendor);
  const made = name.toLowerCase().startsWith(vendor.toLowerCase()) ? name : `${vendor} ${name}`;
  const sized = chip.family === 'simt' && chip.memory !== null && !/\d GB\b/.test(made);
  const long = sized && chip.memory !== null ? `${made} ${marketedSize(chip.memory.capacity)}` : made;
  return { short, long, slug: nameSlug(short) };
}

/** "Intel" for "Intel (Habana)": who bought whom is no name of its own. */
export function vendorNames(vendor: string): Names {
  const short = vendor.replaceAll(REMARK, '');
  return { short, long: vendor, slug: nameSlug(short) };
}

/** DeepSeek R1; its first hub name is the long one. The slug is that of the catalogue. */
export function modelNames({ slug, name, aliases }: Pick<Model, 'slug' | 'name' | 'aliases'>): Names {
  return { short: name, long: aliases[0] ?? name, slug };
}

/** A serving stack: `vllm` is vLLM, with its version vLLM 0.11.0. */
export function stackNames(framework: string, version: string | null = null): Names {
  const short = frameworkName(framework);
  return { short, long: version === null ? short : `${short} ${version}`, slug: nameSlug(framework) };
}

export interface NamedSystem {
  chip: NamedChip;
  chips: number;
  framework: string | null;
}

/** "B200 ×8", and with a stack "B200 ×1, TensorRT-LLM"; a stack that nobody stated is left out. */
export function systemShortName({ chip, chips, framework }: NamedSystem): string {
  const stack = framework === null ? '' : `, ${stackNames(framework).short}`;
  return `${chipShortName(chip)} ×${chips}${stack}`;
}

/** NVIDIA B200 SXM 180 GB, 1 chip, TensorRT-LLM 1.0. */
export function systemLongName({
  chip,
  chips,
  framework,
  version = null,
}: NamedSystem & { chip: Parameters<typeof chipNames>[0]; version?: string | null }): string {
  const stack = framework === null ? [] : [stackNames(framework, version).long];
  return [chipNames(chip).long, `${chips} ${chips === 1 ? 'chip' : 'chips'}`, ...stack].join(', ');
}

const PRECISION_NAMES: Readonly<Record<PrecisionClass, Omit<Names, 'slug'>>> = {
  FP32: { short: 'FP32', long: '32-bit weights and activations' },
  FP16: { short: 'FP16', long: '16-bit weights and activations' },
  FP8: { short: 'FP8', long: '8-bit weights and activations' },
  W8A16: { short: 'INT8', long: '8-bit weights, 16-bit activations' },
  W4A16: { short: 'INT4', long: '4-bit weights, 16-bit activations' },
  FP4: { short: 'FP4', long: '4-bit weights and activations' },
};

/** The class by which results are compared. */
export function precisionNames(precision: PrecisionClass): Names {
  const { short, long } = PRECISION_NAMES[precision];
  return { short, long, slug: nameSlug(short) };
}

/** The class that a word means, by its name or its address: int4 is W4A16; null for none. */
export function precisionNamed(word: string): PrecisionClass | null {
  const wanted = nameSlug(word);
  return (
    PrecisionClass.options.find(
      (name) => nameSlug(name) === wanted || precisionNames(name).slug === wanted,
    ) ?? null
  );
}
