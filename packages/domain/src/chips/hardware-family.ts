import type { ChipRelation } from '../scores/calibration.ts';

/** Chips of one die generation: what is held out together, so that no row is predicted from its twin. */
const FAMILIES: readonly (readonly [family: string, slugs: RegExp])[] = [
  ['A100', /^nvidia-a100-/],
  ['H100', /^nvidia-g?h100-|^nvidia-gh200-/],
  ['H200', /^nvidia-h200-/],
  ['B200', /^nvidia-g?b200-/],
  ['B300', /^nvidia-g?b300-/],
];

/** Families whose error has a bar; the others are reported with their number of rows. */
export const BARRED_FAMILIES: readonly string[] = ['A100', 'H100', 'H200', 'B200'];

/** A GH200 carries the die of the H100; a chip without a family of its own stands for itself. */
export function hardwareFamily(chip: string): string {
  return FAMILIES.find(([, slugs]) => slugs.test(chip))?.[0] ?? chip;
}

/** Chips of one architecture, which run the same kernels. */
const GENERATIONS: readonly (readonly [generation: string, slugs: RegExp])[] = [
  ['turing', /^nvidia-(t4$|rtx-20)/],
  ['ampere', /^nvidia-(a100|a10|a40|rtx-30|rtx-a[456]000|jetson-agx-orin)/],
  ['ada', /^nvidia-(l4|l40s|rtx-40|rtx-6000-ada)/],
  ['hopper', /^nvidia-(g?h100|gh200|h200|h20$|h800)/],
  ['blackwell', /^nvidia-(g?b[23]00|rtx-pro|rtx-50|gb10$|dgx-station)/],
  ['cdna2', /^amd-mi2/],
  ['cdna3', /^amd-mi3[02]/],
  ['cdna4', /^amd-mi35/],
  ['apple', /^apple-/],
  ['neuron', /^aws-/],
  ['gaudi', /^intel-gaudi/],
  ['tpu', /^google-tpu/],
  ['tensix', /^tenstorrent-/],
];

/** Generations that people call by a name; the others are lines of one vendor. */
export const GENERATION_NAMES: Readonly<Record<string, string>> = {
  turing: 'Turing',
  ampere: 'Ampere',
  ada: 'Ada',
  hopper: 'Hopper',
  blackwell: 'Blackwell',
  cdna2: 'CDNA2',
  cdna3: 'CDNA3',
  cdna4: 'CDNA4',
};

/** The generation of a chip; one of no known generation stands for itself. */
export function chipGeneration(chip: string): string {
  return GENERATIONS.find(([, slugs]) => slugs.test(chip))?.[0] ?? chip;
}

/** Nearness of two chips, as far as the error of their ratio goes. */
export function chipRelation(a: Named, b: Named): ChipRelation {
  if (chipGeneration(a.slug) === chipGeneration(b.slug)) return 'GENERATION';
  return a.vendor === b.vendor ? 'VENDOR' : 'OTHER';
}

interface Named {
  slug: string;
  vendor: string;
}

interface Dated extends Named {
  status: string;
  year: number | null;
}

/** Whether its vendor sells chips of another architecture that are newer: a curve of it is drawn lighter. */
export function isOlderGeneration(chip: Dated, chips: ReadonlyMap<string, Dated>): boolean {
  return generationsAfter(chip, chips) > 0;
}

/** How many newer architectures its vendor sells: 0 of the current one; 0, too, where its year is not published. */
export function generationsAfter(chip: Dated, chips: ReadonlyMap<string, Dated>): number {
  const own = chipGeneration(chip.slug);
  // A chip that stands for itself is of another line than the generations that are known.
  const isNamed = own !== chip.slug;
  const started = new Map<string, number>();
  for (const { slug, vendor, status, year } of chips.values()) {
    if (vendor !== chip.vendor || status !== 'shipping' || year === null) continue;
    const generation = chipGeneration(slug);
    if ((generation !== slug) !== isNamed) continue;
    started.set(generation, Math.max(started.get(generation) ?? 0, year));
  }
  const since = started.get(own) ?? chip.year;
  if (since === null) return 0;
  return [...started].filter(([generation, year]) => generation !== own && year > since).length;
}
