// Written by `inferbench calibrate --write`; do not edit.
import type { Calibration } from '@inferbench/domain/calibration';

export const CALIBRATION: Calibration = {
  "schema": "inferbench.calibration/1",
  "date": "2026-11-21",
  "latencyRows": 456,
  "powerRows": 49,
  "constants": {
    "gemmShare": 0.7642897511084933,
    "narrowShare": 0.7276017482160554,
    "attentionShare": 0.4848954522858452,
    "imageAttentionFlopPerClock": 515.4478535757258,
    "bandwidthShare": 0.8534638490391813,
    "kernelSec": 0.0000065004937145707305,
    "hostStepSec": 0.0003045146324500917,
    "hostSequenceSec": 0.000003894576317180355,
    "prefillFixedSec": 0.0019168152570133209,
    "allReduceSec": 0.000012394923534360362
  },
  "maturity": [
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "decode",
      "ratio": 2.0408814083295073,
      "reachPerClock": null,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.1676383527716347,
      "reachPerClock": 2267.9508312285056,
      "rows": 7
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.1396215090575903,
      "reachPerClock": null,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.0808961510119943,
      "reachPerClock": 2474.0801717569575,
      "rows": 7
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.037156641896417,
      "reachPerClock": null,
      "rows": 39
    },
    {
      "framework": "pytorch",
      "version": null,
      "phase": "prefill",
      "ratio": 1.1442049887902521,
      "reachPerClock": null,
      "rows": 63
    },
    {
      "framework": "pytorch-compile",
      "version": null,
      "phase": "prefill",
      "ratio": 1.4858424024362238,
      "reachPerClock": null,
      "rows": 2
    },
    {
      "framework": "sarathi-serve kernels",
      "version": "2023-2024",
      "phase": "prefill",
      "ratio": 1.0538595877557297,
      "reachPerClock": null,
      "rows": 56
    },
    {
      "framework": "diffusers",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.044721617650427,
      "reachPerClock": 2403.851193725918,
      "rows": 3
    },
    {
      "framework": "xdit",
      "version": "2025-2026",
      "phase": "prefill",
      "ratio": 1.0179480693970828,
      "reachPerClock": null,
      "rows": 13
    },
    {
      "framework": "tensorrt",
      "version": "v4.1",
      "phase": "prefill",
      "ratio": 1.3776948503559205,
      "reachPerClock": null,
      "rows": 1
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0",
      "phase": "prefill",
      "ratio": 1.0661847479000568,
      "reachPerClock": null,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc5",
      "phase": "prefill",
      "ratio": 1.0478148210410116,
      "reachPerClock": null,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc10",
      "phase": "prefill",
      "ratio": 1.0989216400954516,
      "reachPerClock": null,
      "rows": 20
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "prefill",
      "ratio": 1,
      "reachPerClock": 5121.067750542811,
      "rows": 2
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "decode",
      "ratio": 1,
      "reachPerClock": null,
      "rows": 9
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "prefill",
      "ratio": 1.120932984169969,
      "reachPerClock": null,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "decode",
      "ratio": 1.077456233151503,
      "reachPerClock": null,
      "rows": 1
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "decode",
      "ratio": 1,
      "reachPerClock": null,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "decode",
      "ratio": 1,
      "reachPerClock": null,
      "rows": 12
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "prefill",
      "ratio": 1.6621765107612192,
      "reachPerClock": 966.18491826261,
      "rows": 48
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "decode",
      "ratio": 1.4116166371105143,
      "reachPerClock": 6.491820433945491,
      "rows": 52
    },
    {
      "framework": "deepspeed-mii",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.2457965552787647,
      "reachPerClock": null,
      "rows": 6
    }
  ],
  "power": [
    {
      "chip": "nvidia-a100-sxm4-40gb",
      "floorWatts": 60.012140128844095,
      "joulesPerFlop": 1.3264990464657415e-12,
      "joulesPerByte": 1.4365625464143578e-10,
      "rows": 20
    },
    {
      "chip": "nvidia-gh200-96gb",
      "floorWatts": 147.383712422189,
      "joulesPerFlop": 1.045302621882902e-12,
      "joulesPerByte": 1.1176427155744975e-10,
      "rows": 8
    },
    {
      "chip": "nvidia-h100-sxm5-80gb",
      "floorWatts": 105.37152432072399,
      "joulesPerFlop": 7.282970334964795e-13,
      "joulesPerByte": 1.2078114190888988e-10,
      "rows": 13
    },
    {
      "chip": "nvidia-b200-sxm-180gb",
      "floorWatts": 148.94221896055785,
      "joulesPerFlop": 4.1023120185055257e-13,
      "joulesPerByte": 7.135199805610804e-11,
      "rows": 8
    }
  ],
  "powerShares": {
    "floor": 0.14714684056194366,
    "compute": 0.9590202358742629,
    "memory": 0.5375571298181563
  },
  "errors": [
    {
      "phase": "prefill",
      "share": 0.19394117180872184,
      "rows": 44
    },
    {
      "phase": "decode",
      "share": 0.11527923682660068,
      "rows": 33
    },
    {
      "phase": "generate",
      "share": 0.12581286556547755,
      "rows": 53
    },
    {
      "phase": "serving",
      "share": 0.2765279803449461,
      "rows": 12
    },
    {
      "phase": "image",
      "share": 0.10258691409019427,
      "rows": 16
    },
    {
      "phase": "op",
      "share": 0.179145932561541,
      "rows": 168
    },
    {
      "phase": "power",
      "share": 0.14894827921059273,
      "rows": 49
    },
    {
      "phase": "energy",
      "share": 0.18962916542721242,
      "rows": 49
    }
  ]
};
