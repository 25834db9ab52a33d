import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { frameworkName } from '@inferbench/domain/framework-name';
import { isOlderGeneration } from '@inferbench/domain/hardware-family';
import type { TradeoffSystem } from '@inferbench/domain/tradeoff';

/** How an answer names a chip. */
export interface ChipIdentity {
  chip: string;
  label: string;
  vendor: string;
  older: boolean;
}

export function chipIdentity(slug: string, { chips }: CatalogueView): ChipIdentity {
  const chip = chips.get(slug);
  if (chip === undefined) return { chip: slug, label: slug, vendor: 'unknown', older: false };
  return { chip: slug, label: labelOf(chip), vendor: chip.vendor, older: isOlderGeneration(chip, chips) };
}

export function labelOf({ name }: Pick<Chip, 'name'>): string {
  return name;
}

/** "B200 ×8": a simulated system has no software of its own. */
export function simulatedName(label: string, chips: number): string {
  return `${label} ×${chips}`;
}

export const curveKey = (chip: string, chips: number): string => `${chip}-x${chips}`;

/** "B200, TensorRT-LLM 1.2, disaggregated". */
export function publishedName(
  label: string,
  {
    framework,
    versionGroup,
    technique,
    mode,
  }: Pick<TradeoffSystem, 'framework' | 'versionGroup' | 'technique' | 'mode'>,
): string {
  const stack = [framework === null ? '' : frameworkName(framework), versionGroup ?? ''].filter(
    (word) => word !== '',
  );
  return [
    label,
    stack.join(' '),
    technique === 'DRAFTING' ? 'drafting' : '',
    mode === 'DISAGGREGATED' ? 'disaggregated' : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}
