import { catalogue } from '@inferbench/catalogue/catalogue';
import { chipsMeant } from '@inferbench/domain/catalogue/resolve-entry';
import { expect, test } from 'vitest';

function meant(name: string): string {
  const [chip, ...others] = chipsMeant(catalogue.chips, name);
  if (chip === undefined) return 'none';
  return others.length === 0 ? chip.slug : 'several';
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
  // One chip under the sizes that makers, clouds and drivers give it.
  ['NVIDIA B200 192GB', 'nvidia-b200-sxm-180gb'],
  ['NVIDIA B200 183359MiB', 'nvidia-b200-sxm-180gb'],
  ['NVIDIA GeForce RTX 5090', 'nvidia-rtx-5090'],
  ['NVIDIA GeForce RTX 4060 Ti 8GB', 'nvidia-rtx-4060-ti'],
  ['NVIDIA GeForce RTX 3060', 'nvidia-rtx-3060'],
  ['NVIDIA GeForce RTX 4070 Ti SUPER', 'nvidia-rtx-4070-ti-super'],
  ['NVIDIA GeForce RTX 4090 Laptop GPU', 'none'],
  ['NVIDIA RTX A6000', 'nvidia-rtx-a6000'],
  ['NVIDIA RTX PRO 6000 Blackwell Workstation Edition', 'nvidia-rtx-pro-6000-workstation'],
  ['NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition', 'nvidia-rtx-pro-6000-maxq'],
  ['NVIDIA GB10', 'nvidia-gb10'],
  ['DGX Spark', 'nvidia-gb10'],
  ['NVIDIA H20', 'nvidia-h20'],
  ['NVIDIA H20-3e', 'none'],
  ['AMD Radeon RX 7900 XTX', 'amd-rx-7900-xtx'],
  ['Intel(R) Arc(TM) Pro B70 Graphics', 'intel-arc-pro-b70'],
  // Sold with 32 and with 40 cores under one name.
  ['Apple M4 Max', 'several'],
  ['Apple M4 Max (40-core GPU)', 'apple-m4-max-40gpu'],
  ['Apple M3 Max 40-core GPU', 'apple-m3-max'],
  ['Apple M3 Max (30-core GPU)', 'apple-m3-max-30gpu'],
  ['Apple M3 Max (14-core GPU)', 'none'],
  ['Apple M4', 'apple-m4-10gpu'],
  ['Ascend910_93xx', 'huawei-ascend-910c'],
  ['TPU7x', 'google-tpu-v7-ironwood'],
  ['Trillium', 'google-tpu-v6e'],
])('%s means %s', (name, slug) => {
  expect(meant(name)).toBe(slug);
});
