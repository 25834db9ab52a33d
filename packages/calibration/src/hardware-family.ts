/** Chips of one die generation: what is held out together, so that no row is predicted from its twin. */
const FAMILIES: readonly (readonly [family: string, slugs: RegExp])[] = [
  ['A100', /^nvidia-a100-/],
  ['H100', /^nvidia-g?h100-|^nvidia-gh200-/],
  ['H200', /^nvidia-h200-/],
  ['B200', /^nvidia-g?b200-/],
];

/** Families whose error has a bar; the others are reported with their number of rows. */
export const BARRED_FAMILIES: readonly string[] = FAMILIES.map(([family]) => family);

/** A GH200 carries the die of the H100; a chip without a family of its own stands for itself. */
export function hardwareFamily(chip: string): string {
  return FAMILIES.find(([, slugs]) => slugs.test(chip))?.[0] ?? chip;
}
