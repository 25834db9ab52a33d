import { catalogue } from '@inferbench/catalogue/catalogue';
import { resolveChipName } from '@inferbench/domain/chip-name';
import { expect, test } from 'vitest';

function meant(name: string): string {
  const found = resolveChipName(catalogue.chips, name);
  return found.kind === 'one' ? found.chip.slug : found.kind;
}

test.each([
  // Drivers call the module by the product alone and the card by its form.
  ['NVIDIA H200', 'nvidia-h200-sxm-141gb'],
  ['8xH200', 'nvidia-h200-sxm-141gb'],
  ['NVIDIA H200 141GB HBM3e', 'nvidia-h200-sxm-141gb'],
  ['NVIDIA H200 NVL', 'nvidia-h200-nvl-141gb'],
  // Nothing says which of them is meant.
  ['NVIDIA H100', 'several'],
  ['AMD Instinct MI350X', 'amd-mi350x'],
  ['AMD Instinct MI355X', 'amd-mi355x'],
  ['AMD Instinct MI350', 'none'],
  ['AMD Radeon 8060S', 'amd-ryzen-ai-max-395'],
  ['AMD RYZEN AI MAX+ 395 w/ Radeon 8060S', 'amd-ryzen-ai-max-395'],
  ['AMD Ryzen AI Max 390', 'none'],
  ['Intel Arc Pro B50', 'intel-arc-pro-b50'],
  ['Intel Arc Pro B60', 'intel-arc-pro-b60'],
  ['NVIDIA RTX PRO 4500 Blackwell', 'nvidia-rtx-pro-4500'],
  ['NVIDIA RTX 4500 Ada Generation', 'none'],
  ['Tenstorrent Wormhole n150', 'tenstorrent-wormhole-n150'],
  ['Wormhole n300', 'tenstorrent-wormhole-n300'],
  ['Tenstorrent Blackhole p100a', 'tenstorrent-blackhole-p100a'],
  ['Vera Rubin NVL72', 'nvidia-vr-nvl72'],
  ['GB300 NVL72', 'nvidia-gb300-nvl72'],
])('%s means %s', (name, slug) => {
  expect(meant(name)).toBe(slug);
});
