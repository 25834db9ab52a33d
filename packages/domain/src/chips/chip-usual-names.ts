export interface UsualName {
  short: string;
  /** Name without its maker, where the catalogue's name says more than a reader needs once. */
  long?: string;
}

const usual = (short: string, long?: string): UsualName => (long === undefined ? { short } : { short, long });

/**
 * What people call a chip where its name in the catalogue does not say so by rule. The plain product name is the variant that
 * is meant when nobody names one: an H100 is the SXM5 module of 80 GB. A new variant needs a line only if it is the usual one.
 */
const USUAL: Readonly<Record<string, UsualName>> = {
  fractile: usual('Fractile'),
  'google-tpu-v7-ironwood': usual('TPU v7', 'TPU v7 (Ironwood)'),
  'groq-lpu-v1': usual('LPU v1', 'LPU v1'),
  'ibm-hermes': usual('HERMES'),
  'mythic-m1076': usual('M1076'),
  'nvidia-a100-pcie-80gb': usual('A100 PCIe'),
  'nvidia-a100-sxm4-40gb': usual('A100 40 GB'),
  'nvidia-a100-sxm4-80gb': usual('A100'),
  'nvidia-b200-sxm-180gb': usual('B200', 'B200 SXM'),
  'nvidia-b300-sxm': usual('B300', 'B300 SXM'),
  'nvidia-gb200-nvl72': usual('GB200'),
  'nvidia-gb300-nvl72': usual('GB300'),
  'nvidia-gh200-96gb': usual('GH200'),
  'nvidia-h100-nvl-94gb': usual('H100 NVL'),
  'nvidia-h100-pcie-80gb': usual('H100 PCIe'),
  'nvidia-h100-sxm5-80gb': usual('H100'),
  'nvidia-h200-nvl-141gb': usual('H200 NVL'),
  'nvidia-h200-sxm-141gb': usual('H200'),
  'nvidia-jetson-agx-orin-64gb': usual('Jetson AGX Orin'),
  'nvidia-h800-sxm': usual('H800'),
  'nvidia-rtx-6000-ada': usual('RTX 6000 Ada'),
  'nvidia-rtx-pro-4500': usual('RTX PRO 4500'),
  'nvidia-rtx-pro-6000-maxq': usual('RTX PRO 6000 Max-Q'),
  'nvidia-rtx-pro-6000-server': usual('RTX PRO 6000'),
  'nvidia-rtx-pro-5000': usual('RTX PRO 5000'),
  'nvidia-rtx-pro-6000-workstation': usual('RTX PRO 6000 Workstation'),
  'nvidia-v100-sxm2-32gb': usual('V100'),
  'nvidia-vr-nvl72': usual('Vera Rubin'),
  'sambanova-sn40l': usual('SN40L'),
  'sambanova-sn50': usual('SN50'),
  'untether-speedai240-slim': usual('speedAI240'),
};

export function usualChipName(slug: string): UsualName | undefined {
  return Object.hasOwn(USUAL, slug) ? USUAL[slug] : undefined;
}
