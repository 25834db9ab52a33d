import type { KnownTool } from './tool-sign.ts';

const NVIDIA_LOG = '`nvidia-smi --query-gpu=timestamp,index,power.draw --format=csv -l 1`';

/** Tools that read watts and energy. */
export const POWER_TOOLS: readonly KnownTool[] = [
  {
    name: 'rocm-smi',
    signs: [
      { text: /^timestamp,device,power_watts/m, shown: 'timestamp,device,power_watts' },
      { text: /ROCm System Management Interface/, shown: 'ROCm System Management Interface' },
      {
        text: /Socket Graphics Package Power|(?:^|,)power_watts(?:,|$)/,
        shown: 'Socket Graphics Package Power',
      },
    ],
    advice: 'log with `amd-smi metric -p -w 1 --csv`',
  },
  {
    name: 'DCGM',
    signs: [
      { text: /^DCGM_FI_\w+\{/m, shown: 'DCGM_FI_…{' },
      { text: /^# ?Entity\s+\S/m, shown: '#Entity' },
    ],
    advice: `log with ${NVIDIA_LOG}`,
  },
  {
    name: 'IPMI',
    signs: [{ keys: ['PowerControl.[].PowerConsumedWatts'] }],
    advice: `keep metric reports of Redfish, whose readings have times, or log the devices with ${NVIDIA_LOG}`,
  },
];
