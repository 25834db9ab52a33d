import type { Chip } from './chip.ts';
import { marketedBytes } from './marketed-size.ts';

const MAX_NAME = 200;

/** Board and edition: two chips of one product differ by them. */
const FORM = /^(?:sxm\d?|pcie|nvl|nvl72|oam|server|workstation|maxq|slim)$/;
/** Makers of computers tell two chips of one name by the cores of the GPU. */
const GPU_CORES = /^(\d{1,3})gpu$/;
const MEMORY_SIZE = /^(\d{1,4})(?:g|gb|gib)$/;
const MEMORY_TYPE = /^(?:hbm|gddr|lpddr)\w{0,4}$/;

/** Makers, families and engines: they say nothing that the product does not. */
const NOISE = new Set(
  (
    'nvidia amd intel google aws apple habana qualcomm groq cerebras graphcore tesla geforce instinct radeon quadro graphics gpu gpus ' +
    'accelerator accelerators edition generation corporation corp inc card tm r chip tensor core cloud hgx dgx node cluster platform ' +
    'blackwell hopper ampere turing volta lovelace grace gracehopper superchip cdna cdna3 cdna4 ecc cts vf x die dies only ' +
    'trt trtllm tensorrt llm vllm sglang rocm cuda dynamo mtp disagg atom'
  ).split(' '),
);

/**
 * Chips that a name says nothing against, maker, memory, board, count and engine aside. Several devices in one text mean one chip
 * only if all do.
 */
export function chipsRead(chips: readonly Chip[], name: string): readonly Chip[] {
  const parts = [
    ...new Set(
      name
        .slice(0, MAX_NAME)
        .split(/[,;]|\s\/\s|\s\+\s/)
        .map((part) => part.trim()),
    ),
  ].filter((part) => part !== '');
  const [first = [], ...others] = parts.map((part) => candidates(chips, part));
  return calledSo(first.filter((chip) => others.every((list) => list.includes(chip))));
}

/**
 * Picks, of chips that a name does not tell apart, the one whose maker calls it by the product alone: an "H200" is
 * the module.
 */
function calledSo(chips: readonly Chip[]): readonly Chip[] {
  const named = chips.filter(({ slug, aliases }) =>
    aliases.some((alias) => alias.toLowerCase() === identityOf(slug).product),
  );
  return named.length === 1 ? named : chips;
}

interface Identity {
  product: string;
  forms: readonly string[];
}

/** `nvidia-h100-sxm5-80gb` → h100, [sxm5]; the maker stands first. */
function identityOf(slug: string): Identity {
  const [, ...words] = slug.split(/[-.]/);
  const product = words
    .filter((word) => !FORM.test(word) && !MEMORY_SIZE.test(word) && !GPU_CORES.test(word))
    .join('');
  return { product, forms: words.filter((word) => FORM.test(word)) };
}

function wordsOf(name: string): string[] {
  const text = name
    .toLowerCase()
    .replaceAll(/\bmax[\s-]?q\b(?: workstation\b)?/g, 'maxq')
    .replaceAll(/\((?:r|tm|c)\)/g, ' ')
    .replaceAll(/(\d)[\s-]core gpu\b/g, '$1gpu')
    .replaceAll(/(\d)\s+(gi?b)\b/g, '$1$2');
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '');
  // "4xNVIDIA_L40S", "H100x8": how many there are is no part of the name.
  return words.flatMap((word) =>
    word.replace(/^\d{1,3}x(?=[a-z])/, '').replace(/(?<=[a-z]\d{2,4}[a-z]?)x\d{1,3}$/, ''),
  );
}

function candidates(chips: readonly Chip[], name: string): Chip[] {
  const words = wordsOf(name);
  return chips.filter((chip) => {
    const identity = identityOf(chip.slug);
    const rest = without(words, identity.product);
    return rest !== null && rest.every((word) => agrees(chip, identity, word));
  });
}

/** The words around those that together spell the product; null where none do. */
function without(words: readonly string[], product: string): string[] | null {
  if (product === '') return null;
  for (let from = 0; from < words.length; from += 1) {
    let spelt = '';
    for (let to = from; to < words.length && spelt.length < product.length; to += 1) {
      spelt += words[to] ?? '';
      if (spelt === product) return [...words.slice(0, from), ...words.slice(to + 1)];
    }
  }
  return null;
}

/** Bytes that two statements of one memory may differ by: units, and what the driver keeps. */
const MEMORY_TOLERANCE = 0.1;

/** Whether a word of a name says nothing else than the chip is. A word that we do not know may name another product. */
function agrees(chip: Chip, { forms }: Identity, word: string): boolean {
  const [, size] = MEMORY_SIZE.exec(word) ?? [];
  if (size !== undefined) return holds(chip, Number(size));
  if (MEMORY_TYPE.test(word)) return (chip.memory?.type ?? '').toLowerCase().split(/\W/).includes(word);
  if (FORM.test(word)) return isForm(word, forms);
  const [, cores] = GPU_CORES.exec(word) ?? [];
  if (cores !== undefined) return chip.family === 'simt' && chip.simt?.processors === Number(cores);
  return NOISE.has(word) || /^\d{1,3}$/.test(word);
}

function holds({ memory }: Chip, gigabytes: number): boolean {
  if (memory === null) return false;
  const capacity = marketedBytes(memory.capacity) / 1e9;
  // A superchip is named for the memory of its host as well.
  if (gigabytes > 2.5 * capacity) return true;
  return [capacity, memory.capacity.value].some(
    (known) => Math.abs(gigabytes - known) <= MEMORY_TOLERANCE * known,
  );
}

function isForm(word: string, forms: readonly string[]): boolean {
  if (forms.length === 0) return word === 'pcie' || word === 'oam';
  return forms.some(
    (form) =>
      form === word ||
      (form.startsWith('sxm') && word.startsWith('sxm') && (form === 'sxm' || word === 'sxm')),
  );
}
