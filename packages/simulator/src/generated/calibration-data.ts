// Written by `inferbench calibrate --write`; do not edit.
import type { Calibration } from '@inferbench/domain/scores/calibration';

export const CALIBRATION: Calibration = {
  "schema": "inferbench.calibration/3",
  "date": "2026-11-26",
  "latencyRows": 10014,
  "powerRows": 1617,
  "constants": {
    "gemmShare": 0.404495,
    "expertShare": 0.453793,
    "attentionShare": 0.59486,
    "decodeAttentionShare": 0.689614,
    "imageAttentionShare": 0.3274,
    "bandwidthShare": 0.628876,
    "expertBandwidthShare": 0.71128,
    "cacheBandwidthShare": 0.756349,
    "kernelSec": 0.0000120774,
    "expertKernelSec": 0.00000485077,
    "attentionKernelSec": 0.00000443209,
    "expansionShare": 1.15687,
    "allReduceSec": 0.0000042731,
    "allToAllSec": 0.00000788363,
    "sumLinkShare": 0.909415,
    "exchangeLinkShare": 0.768527,
    "hostStepSec": 0.000217048,
    "hostSequenceSec": 0.0000097618,
    "prefillFixedSec": 0.000630744
  },
  "ingestSec": 0.0517321,
  "promptShare": 0.702849,
  "effects": [
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.363106,
      "rows": 2170
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.330978,
      "rows": 617
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp16",
      "ln": 0.260172,
      "rows": 60
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.128634,
      "rows": 310
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.104109,
      "rows": 2170
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0961279,
      "rows": 617
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0849703,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.270638,
      "rows": 2170
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": -0.0631783,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.00246603,
      "rows": 310
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": 0.0752842,
      "rows": 2170
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.102294,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.100627,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "dense",
      "ln": 0.106661,
      "rows": 2334
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.425978,
      "rows": 617
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.132779,
      "rows": 4818
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0712598,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.00704963,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "dense",
      "ln": -0.00609254,
      "rows": 2334
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.0668067,
      "rows": 2168
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0163407,
      "rows": 2168
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.215986,
      "rows": 2168
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": -0.0424419,
      "rows": 310
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0179244,
      "rows": 2168
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.00946119,
      "rows": 4818
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0149668,
      "rows": 4818
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0124454,
      "rows": 4818
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "dense",
      "ln": -0.218337,
      "rows": 2334
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-2-7b",
      "ln": 0.0165488,
      "rows": 107
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm",
      "ln": 0.472279,
      "rows": 4818
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.1361,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.192002,
      "rows": 554
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "dense",
      "ln": -0.0210157,
      "rows": 2334
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-2-7b",
      "ln": -0.0993564,
      "rows": 107
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm",
      "ln": -0.0393048,
      "rows": 4818
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.326347,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.0411764,
      "rows": 554
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm",
      "ln": -0.170591,
      "rows": 4818
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-3-8b",
      "ln": 0.0202903,
      "rows": 117
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.116134,
      "rows": 256
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ampere fp16",
      "ln": -0.234849,
      "rows": 255
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.165151,
      "rows": 227
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": 0.176919,
      "rows": 256
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.214331,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.0138405,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.0647105,
      "rows": 227
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0728637,
      "rows": 256
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.489774,
      "rows": 256
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0108074,
      "rows": 256
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": -0.259739,
      "rows": 7721
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.0590649,
      "rows": 7721
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.134983,
      "rows": 7721
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.0665731,
      "rows": 227
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.00765002,
      "rows": 7721
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024",
      "ln": -0.204661,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.108122,
      "rows": 109
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024",
      "ln": 0.0750853,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.0962559,
      "rows": 109
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2024",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.1254,
      "rows": 2286
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.0420608,
      "rows": 2286
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.094394,
      "rows": 2286
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.261787,
      "rows": 2286
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.186579,
      "rows": 2286
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": -0.0414383,
      "rows": 43
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm ampere",
      "ln": -0.0425433,
      "rows": 19
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.13273,
      "rows": 2286
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": -0.0342472,
      "rows": 43
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm ampere",
      "ln": -0.00399947,
      "rows": 19
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.246828,
      "rows": 2286
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": 0,
      "rows": 43
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.125565,
      "rows": 2818
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp16",
      "ln": 0.0145249,
      "rows": 807
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.0369787,
      "rows": 1344
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "hopper",
      "ln": 0.0150041,
      "rows": 2818
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": 0.0106108,
      "rows": 2818
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0342744,
      "rows": 2818
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.126559,
      "rows": 2818
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0928369,
      "rows": 2818
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0887041,
      "rows": 2818
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.093869,
      "rows": 2818
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0213603,
      "rows": 2818
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.134498,
      "rows": 2818
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.0950162,
      "rows": 2818
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.0785721,
      "rows": 1344
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": -0.0858616,
      "rows": 1305
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": 0.0634447,
      "rows": 1305
    },
    {
      "term": "compute",
      "of": "model",
      "key": "mistral-7b-v0.1",
      "ln": -0.053185,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "model",
      "key": "mistral-7b-v0.1",
      "ln": 0.0102148,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0099204,
      "rows": 1097
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0999724,
      "rows": 1097
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-2-70b",
      "ln": 0.0648172,
      "rows": 215
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-2-70b",
      "ln": 0.107056,
      "rows": 215
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-3-70b",
      "ln": -0.0671607,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-3-70b",
      "ln": 0.035669,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen2-7b",
      "ln": 0.055541,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen2-7b",
      "ln": 0.0226829,
      "rows": 5
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "bf16",
      "ln": -0.0423444,
      "rows": 1113
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "deepspeed",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "deepspeed",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "deepspeed",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "deepspeed",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "deepspeed",
      "ln": -0.203699,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.0786593,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.0400205,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.254715,
      "rows": 47
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "deepspeed",
      "ln": -0.283315,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.0620661,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.0243631,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.43389,
      "rows": 47
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "deepspeed",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.0206303,
      "rows": 4613
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.248609,
      "rows": 4613
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.0135794,
      "rows": 4613
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.137369,
      "rows": 4613
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp8",
      "ln": -0.106531,
      "rows": 3636
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "experts",
      "ln": -0.132948,
      "rows": 1491
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "experts",
      "ln": 0.0647733,
      "rows": 1491
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "experts",
      "ln": 0.35998,
      "rows": 1491
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-coder-480b-a35b",
      "ln": 0.0192346,
      "rows": 6
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm ",
      "ln": 0.0275333,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": 0.013612,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "tpu",
      "ln": 1.36359,
      "rows": 26
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "experts",
      "ln": 0.0607661,
      "rows": 1491
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-coder-480b-a35b",
      "ln": 0.0730138,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm ",
      "ln": -0.0354476,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": -0.0139232,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "tpu",
      "ln": 0.176646,
      "rows": 26
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm ",
      "ln": 0,
      "rows": 5
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "states",
      "ln": -0.0458192,
      "rows": 1148
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "states",
      "ln": 0.00203852,
      "rows": 1148
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "states",
      "ln": 0.10592,
      "rows": 1148
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3.5-397b-a17b",
      "ln": 0.4014,
      "rows": 610
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "states",
      "ln": 0.0426648,
      "rows": 1148
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3.5-397b-a17b",
      "ln": -0.0374565,
      "rows": 610
    },
    {
      "term": "gemmShare",
      "of": "work",
      "key": "pass",
      "ln": 0.354269,
      "rows": 70
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.463903,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.0273165,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.00749152,
      "rows": 24
    },
    {
      "term": "hostStepSec",
      "of": "work",
      "key": "pass",
      "ln": 0.00861204,
      "rows": 70
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.00139152,
      "rows": 24
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "pytorch, images",
      "ln": -0.146611,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 1.254,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.169799,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ada fp16",
      "ln": -0.123009,
      "rows": 30
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.381779,
      "rows": 16
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0424487,
      "rows": 32
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0173978,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.308989,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.0231613,
      "rows": 16
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0809899,
      "rows": 32
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.0761933,
      "rows": 32
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.00452676,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0293073,
      "rows": 4615
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp16",
      "ln": -0.0793491,
      "rows": 640
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0592758,
      "rows": 10
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0655635,
      "rows": 4615
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.315157,
      "rows": 4615
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0777262,
      "rows": 4615
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.305139,
      "rows": 4615
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0276037,
      "rows": 10
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.00544607,
      "rows": 4615
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.15961,
      "rows": 4615
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.275269,
      "rows": 4615
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.100732,
      "rows": 4615
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.041334,
      "rows": 4615
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0.24,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0.0992684,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": 0.0490415,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "optimum-habana",
      "ln": -0.0289056,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "optimum-habana ",
      "ln": -0.00577409,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": -0.00216543,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-3.1-8b",
      "ln": -0.0550059,
      "rows": 272
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-3.1-8b",
      "ln": -0.00930713,
      "rows": 272
    },
    {
      "term": "gemmShare",
      "of": "work",
      "key": "kernel",
      "ln": -0.13524,
      "rows": 192
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": 0.169409,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": -0.0431794,
      "rows": 12
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "B200",
      "ln": 0.0550118,
      "rows": 3132
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "B200",
      "ln": -0.0129781,
      "rows": 3132
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.00828024,
      "rows": 38
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B200",
      "ln": 0.0450735,
      "rows": 3132
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.000789569,
      "rows": 38
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0,
      "rows": 38
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.199782,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.0285595,
      "rows": 38
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0,
      "rows": 38
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp8",
      "ln": 0.124646,
      "rows": 1476
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.686446,
      "rows": 3210
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp4",
      "ln": -0.0591752,
      "rows": 2499
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp4",
      "ln": -0.00276186,
      "rows": 3210
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.401976,
      "rows": 3210
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": -0.221189,
      "rows": 3210
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp8",
      "ln": -0.0624017,
      "rows": 2011
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.138193,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.0893558,
      "rows": 11
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gpt-j-6b",
      "ln": -0.0955394,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "model",
      "key": "gpt-j-6b",
      "ln": -0.0758036,
      "rows": 5
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-l40s",
      "ln": 0.0602081,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-l40s",
      "ln": 0.0197596,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": -0.00999689,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0.298225,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0,
      "rows": 12
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.0329366,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna2 fp16",
      "ln": 0.0143755,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.00990583,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.940867,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.0598939,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.381066,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp8",
      "ln": -0.115008,
      "rows": 557
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-3.1-70b",
      "ln": 0.0428525,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": 0.0714523,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-3.1-70b",
      "ln": -0.200889,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": -0.291857,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": 0,
      "rows": 8
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.435634,
      "rows": 1262
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp4",
      "ln": 0.187304,
      "rows": 711
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": 0.108381,
      "rows": 1260
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0593506,
      "rows": 1262
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.386697,
      "rows": 1262
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.00309956,
      "rows": 1262
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.0288716,
      "rows": 1262
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": -0.0038564,
      "rows": 1260
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp4",
      "ln": -0.0113646,
      "rows": 287
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.112144,
      "rows": 1262
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0845748,
      "rows": 1262
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "latent",
      "ln": 0.0643762,
      "rows": 2054
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.224849,
      "rows": 1262
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0585381,
      "rows": 1818
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.010517,
      "rows": 1262
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "latent",
      "ln": -0.0274942,
      "rows": 2054
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": -0.0348385,
      "rows": 1260
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0232299,
      "rows": 1818
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.0590559,
      "rows": 1818
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.0337717,
      "rows": 1818
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "latent",
      "ln": 0.452942,
      "rows": 2054
    },
    {
      "term": "compute",
      "of": "model",
      "key": "deepseek-r1",
      "ln": 0.0586323,
      "rows": 1649
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "sglang",
      "ln": 0.322159,
      "rows": 1818
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": -0.0587654,
      "rows": 60
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": 0.0139222,
      "rows": 432
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "latent",
      "ln": 0.100643,
      "rows": 2054
    },
    {
      "term": "memory",
      "of": "model",
      "key": "deepseek-r1",
      "ln": -0.203663,
      "rows": 1649
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "sglang",
      "ln": 0.00857702,
      "rows": 1818
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": 0.100209,
      "rows": 60
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": -0.00269365,
      "rows": 432
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.716159,
      "rows": 1818
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": 0.029711,
      "rows": 60
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp8",
      "ln": -0.0121471,
      "rows": 530
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.748015,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.369145,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "apple fp32",
      "ln": -0.149717,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": -0.0334998,
      "rows": 12
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "apple",
      "ln": 0.703881,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.0895045,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.160234,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": 0.00416793,
      "rows": 12
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.00767364,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.199003,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": -0.0997589,
      "rows": 361
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.0109091,
      "rows": 20
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": -0.0161798,
      "rows": 361
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": -0.000720018,
      "rows": 361
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": -0.0309968,
      "rows": 361
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.791349,
      "rows": 361
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0978495,
      "rows": 88
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0250108,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.120164,
      "rows": 361
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0837372,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0432472,
      "rows": 20
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0,
      "rows": 361
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0,
      "rows": 88
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "apple-m2-ultra",
      "ln": -0.0593324,
      "rows": 8
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m2-ultra",
      "ln": -0.0143538,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.128614,
      "rows": 34
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.0586277,
      "rows": 34
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.293716,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.108996,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": -0.0946276,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": 0.0251181,
      "rows": 22
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": 0.326219,
      "rows": 4
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": -0.0164916,
      "rows": 4
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0864075,
      "rows": 1474
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0041717,
      "rows": 1474
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0240559,
      "rows": 1474
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.0246336,
      "rows": 110
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.120167,
      "rows": 110
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": 0.205062,
      "rows": 110
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.0627069,
      "rows": 67
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": 0.145043,
      "rows": 984
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.118146,
      "rows": 67
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": -0.0268739,
      "rows": 984
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.1526,
      "rows": 67
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "B300",
      "ln": 0.0760351,
      "rows": 735
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "B300",
      "ln": -0.00392887,
      "rows": 735
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B300",
      "ln": -0.0944569,
      "rows": 735
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.096367,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.130274,
      "rows": 38
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.0897194,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.0106907,
      "rows": 126
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": 0.0381594,
      "rows": 1168
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.122819,
      "rows": 126
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": -0.0363682,
      "rows": 1168
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.0243941,
      "rows": 126
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": -0.0220262,
      "rows": 60
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "4",
      "ln": 0.148115,
      "rows": 128
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.0307597,
      "rows": 60
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.15348,
      "rows": 60
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "8",
      "ln": 0.199155,
      "rows": 218
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.066459,
      "rows": 53
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.344855,
      "rows": 53
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": 0.178618,
      "rows": 53
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.170743,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.350242,
      "rows": 10
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": 0.61528,
      "rows": 1075
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.0805238,
      "rows": 313
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": -0.0184671,
      "rows": 313
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.274459,
      "rows": 313
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "indexed",
      "ln": 0.0566722,
      "rows": 711
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "indexed",
      "ln": -0.0314723,
      "rows": 711
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "indexed",
      "ln": 0.805473,
      "rows": 711
    },
    {
      "term": "compute",
      "of": "model",
      "key": "glm-5",
      "ln": 0.0574298,
      "rows": 98
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": 0.0227019,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "indexed",
      "ln": -0.0357605,
      "rows": 711
    },
    {
      "term": "memory",
      "of": "model",
      "key": "glm-5",
      "ln": 0.10794,
      "rows": 98
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": -0.0360846,
      "rows": 36
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": -0.047019,
      "rows": 36
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "mxfp4",
      "ln": 0.109983,
      "rows": 2108
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "sinks",
      "ln": -0.0685099,
      "rows": 1651
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "sinks",
      "ln": 0.00851021,
      "rows": 1651
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "sinks",
      "ln": 0.343068,
      "rows": 1651
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gpt-oss-120b",
      "ln": 0.137605,
      "rows": 1619
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": 0.0887979,
      "rows": 182
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "sinks",
      "ln": -0.0829907,
      "rows": 1651
    },
    {
      "term": "memory",
      "of": "model",
      "key": "gpt-oss-120b",
      "ln": -0.0683463,
      "rows": 1619
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.105685,
      "rows": 182
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.131407,
      "rows": 182
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.00441299,
      "rows": 77
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.1269,
      "rows": 77
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.0671823,
      "rows": 77
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0715175,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0583078,
      "rows": 2381
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0519986,
      "rows": 121
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0227428,
      "rows": 2381
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": -0.170212,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0746198,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0823405,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0325428,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0069285,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0699839,
      "rows": 56
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.203824,
      "rows": 56
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": 0.0118881,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.103676,
      "rows": 29
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.143989,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "2",
      "ln": -0.157541,
      "rows": 23
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": -0.00991595,
      "rows": 131
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0650727,
      "rows": 131
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0110622,
      "rows": 131
    },
    {
      "term": "compute",
      "of": "model",
      "key": "kimi-k2.5",
      "ln": 0.0765765,
      "rows": 338
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0487956,
      "rows": 115
    },
    {
      "term": "memory",
      "of": "model",
      "key": "kimi-k2.5",
      "ln": -0.172201,
      "rows": 338
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0654566,
      "rows": 115
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": 0.168477,
      "rows": 115
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "int4",
      "ln": 0.124272,
      "rows": 193
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.112138,
      "rows": 93
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.0887761,
      "rows": 93
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": 0.0515058,
      "rows": 93
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": 0.0338316,
      "rows": 270
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.101869,
      "rows": 270
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.119739,
      "rows": 270
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.272986,
      "rows": 571
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": -0.286361,
      "rows": 571
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.0532408,
      "rows": 571
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.0786471,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.109373,
      "rows": 339
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.0690865,
      "rows": 79
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.037558,
      "rows": 339
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.119391,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.139998,
      "rows": 169
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": 0.0534031,
      "rows": 169
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.053538,
      "rows": 169
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-3.3-70b",
      "ln": -0.214367,
      "rows": 952
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.022135,
      "rows": 227
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-3.3-70b",
      "ln": -0.246675,
      "rows": 952
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0217067,
      "rows": 227
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0486055,
      "rows": 227
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.00341248,
      "rows": 184
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.0051242,
      "rows": 184
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.0772543,
      "rows": 184
    },
    {
      "term": "compute",
      "of": "model",
      "key": "minimax-m2.5",
      "ln": -0.0845861,
      "rows": 1029
    },
    {
      "term": "memory",
      "of": "model",
      "key": "minimax-m2.5",
      "ln": 0.087235,
      "rows": 1029
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": 0.0276451,
      "rows": 58
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": -0.0199362,
      "rows": 58
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": 0.0570964,
      "rows": 58
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-235b-a22b",
      "ln": 0.062459,
      "rows": 252
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-235b-a22b",
      "ln": -0.0244984,
      "rows": 252
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-32b",
      "ln": 0.0139618,
      "rows": 391
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.237649,
      "rows": 78
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-32b",
      "ln": -0.122578,
      "rows": 391
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.132626,
      "rows": 78
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": 0,
      "rows": 78
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.8.post1",
      "ln": -0.0773218,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.8.post1",
      "ln": -0.0827112,
      "rows": 6
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.8.post1",
      "ln": 0,
      "rows": 6
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.0209051,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.0135757,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.118355,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.00993115,
      "rows": 21
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": -0.0506201,
      "rows": 21
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.161197,
      "rows": 21
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0.255239,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.0834866,
      "rows": 6
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.0435884,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "neuron",
      "ln": 1.5713,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0.378249,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.164383,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.0188579,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "neuron",
      "ln": 0.478115,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": -0.255131,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": -0.0589335,
      "rows": 6
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": -1.39828,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": 0.00935821,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.108337,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.107075,
      "rows": 24
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-gb10",
      "ln": -0.0743206,
      "rows": 738
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-gb10",
      "ln": 0.0426463,
      "rows": 738
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gemma-4-26b-a4b",
      "ln": 0.0363929,
      "rows": 106
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.26.0",
      "ln": -0.182806,
      "rows": 697
    },
    {
      "term": "memory",
      "of": "model",
      "key": "gemma-4-26b-a4b",
      "ln": 0.0745834,
      "rows": 106
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.26.0",
      "ln": -0.0958507,
      "rows": 697
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.26.0",
      "ln": 0.124783,
      "rows": 697
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "djangodevreng/dgx-spark-benchmarks",
      "ln": 1.20173,
      "rows": 738
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gemma-4-31b",
      "ln": 0.03809,
      "rows": 82
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gemma-4-e2b",
      "ln": 0.0191219,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "gemma-4-e2b",
      "ln": 0.0515397,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "mistral-small-4-119b",
      "ln": -0.019134,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "mistral-small-4-119b",
      "ln": 0.0592501,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "muse-glimmer-30b",
      "ln": -0.0570129,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.26.1rc1.dev608+g99a10304d",
      "ln": -0.0950868,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "muse-glimmer-30b",
      "ln": -0.00865878,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.26.1rc1.dev608+g99a10304d",
      "ln": -0.0127802,
      "rows": 41
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.26.1rc1.dev608+g99a10304d",
      "ln": 0.0339014,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "nemotron-3-nano-omni-30b-a3b",
      "ln": -0.0322849,
      "rows": 123
    },
    {
      "term": "memory",
      "of": "model",
      "key": "nemotron-3-nano-omni-30b-a3b",
      "ln": -0.0563739,
      "rows": 123
    },
    {
      "term": "compute",
      "of": "model",
      "key": "nemotron-cascade-2-30b-a3b",
      "ln": -0.0483459,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "nemotron-cascade-2-30b-a3b",
      "ln": -0.0161093,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3.5-0.8b",
      "ln": -0.0324238,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3.5-0.8b",
      "ln": -0.01733,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3.5-9b",
      "ln": -0.0564617,
      "rows": 41
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3.5-9b",
      "ln": 0.0291251,
      "rows": 41
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3.6-35b-a3b",
      "ln": 0.0271687,
      "rows": 163
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3.6-35b-a3b",
      "ln": 0.0896647,
      "rows": 163
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3.8-27b",
      "ln": -0.0712478,
      "rows": 82
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3.8-27b",
      "ln": -0.104939,
      "rows": 82
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.25549,
      "rows": 273
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "amd-ryzen-ai-max-395 fp16",
      "ln": 0.100248,
      "rows": 273
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.0542107,
      "rows": 273
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.130439,
      "rows": 273
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 1.78574,
      "rows": 273
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.115559,
      "rows": 273
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00657308,
      "rows": 273
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "q4_k_xl",
      "ln": -0.0831826,
      "rows": 100
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.0707375,
      "rows": 273
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.0727353,
      "rows": 273
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.263443,
      "rows": 273
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0450258,
      "rows": 273
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0165983,
      "rows": 273
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-next-80b-a3b",
      "ln": -0.0909778,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b9010 Vulkan RADV",
      "ln": -0.712465,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": 0.11267,
      "rows": 273
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-next-80b-a3b",
      "ln": 0.0116862,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b9010 Vulkan RADV",
      "ln": -0.0373651,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": -0.0204902,
      "rows": 273
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b9010 Vulkan RADV",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b9187 vulkan-radv",
      "ln": 0.177965,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b9187 vulkan-radv",
      "ln": -0.0451452,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b9187 vulkan-radv",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b9187 rocm-7-2-3",
      "ln": 0.100843,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b9187 rocm-7-2-3",
      "ln": -0.0791827,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b9187 rocm-7-2-3",
      "ln": 0,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "model",
      "key": "gpt-oss-20b",
      "ln": -0.0468274,
      "rows": 32
    },
    {
      "term": "memory",
      "of": "model",
      "key": "gpt-oss-20b",
      "ln": -0.0364642,
      "rows": 32
    },
    {
      "term": "compute",
      "of": "model",
      "key": "ministral-3-14b",
      "ln": 0.117468,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b9193 rocm-7-2-3",
      "ln": 0.172499,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "model",
      "key": "ministral-3-14b",
      "ln": -0.00629546,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b9193 rocm-7-2-3",
      "ln": 0.11029,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b9193 rocm-7-2-3",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b9193 vulkan-radv",
      "ln": 0.396849,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b9193 vulkan-radv",
      "ln": 0.194224,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b9193 vulkan-radv",
      "ln": 0,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "model",
      "key": "nemotron-3-super-120b-a12b",
      "ln": -0.0740539,
      "rows": 13
    },
    {
      "term": "memory",
      "of": "model",
      "key": "nemotron-3-super-120b-a12b",
      "ln": 0.0690398,
      "rows": 13
    },
    {
      "term": "compute",
      "of": "model",
      "key": "glm-4.5-air",
      "ln": 0.115324,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": -0.0907805,
      "rows": 40
    },
    {
      "term": "memory",
      "of": "model",
      "key": "glm-4.5-air",
      "ln": -0.0650447,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": -0.0841958,
      "rows": 40
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": 0,
      "rows": 40
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6118",
      "ln": 0.0670421,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6118",
      "ln": 0.0272394,
      "rows": 20
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b6118",
      "ln": 0,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6097",
      "ln": 0.124221,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6097",
      "ln": 0.0287835,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b6097",
      "ln": 0,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6077",
      "ln": -0.0271324,
      "rows": 66
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6077",
      "ln": -0.165807,
      "rows": 66
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "llama.cpp b6077",
      "ln": 0,
      "rows": 66
    },
    {
      "term": "compute",
      "of": "model",
      "key": "llama-4-scout",
      "ln": -0.15294,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "model",
      "key": "llama-4-scout",
      "ln": -0.0983367,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-30b-a3b",
      "ln": 0.11016,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-30b-a3b",
      "ln": -0.0237324,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0.064737,
      "rows": 549
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0.0482818,
      "rows": 549
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0,
      "rows": 549
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0.136708,
      "rows": 614
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0.0218797,
      "rows": 614
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0,
      "rows": 614
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.0982964,
      "rows": 366
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.00975892,
      "rows": 366
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.0151179,
      "rows": 366
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.0036102,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "atom",
      "ln": 0.202427,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": 0.010074,
      "rows": 317
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": 0.0382142,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "atom",
      "ln": -0.0791905,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": -0.0183144,
      "rows": 317
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": -0.00639629,
      "rows": 366
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.201479,
      "rows": 366
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": 0,
      "rows": 317
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "compressed",
      "ln": 0.0070765,
      "rows": 363
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "compressed",
      "ln": -0.0118904,
      "rows": 363
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "compressed",
      "ln": 0.491329,
      "rows": 363
    },
    {
      "term": "compute",
      "of": "model",
      "key": "deepseek-v4-pro",
      "ln": 0.127067,
      "rows": 363
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "compressed",
      "ln": 0.0190885,
      "rows": 363
    },
    {
      "term": "memory",
      "of": "model",
      "key": "deepseek-v4-pro",
      "ln": 0.0251347,
      "rows": 363
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": 0.395149,
      "rows": 1972
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": -0.0905782,
      "rows": 1972
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": 0,
      "rows": 1972
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm cdna4",
      "ln": 0.147965,
      "rows": 464
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna4",
      "ln": 0.0260146,
      "rows": 464
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0339542,
      "rows": 307
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.00546955,
      "rows": 307
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0443258,
      "rows": 307
    },
    {
      "term": "compute",
      "of": "model",
      "key": "glm-5.1",
      "ln": 0.0513711,
      "rows": 31
    },
    {
      "term": "memory",
      "of": "model",
      "key": "glm-5.1",
      "ln": 0.0388323,
      "rows": 31
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.0147355,
      "rows": 63
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.0623902,
      "rows": 63
    },
    {
      "term": "compute",
      "of": "model",
      "key": "minimax-m3",
      "ln": 0.099606,
      "rows": 582
    },
    {
      "term": "memory",
      "of": "model",
      "key": "minimax-m3",
      "ln": -0.197501,
      "rows": 582
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp16",
      "ln": -0.00301141,
      "rows": 21
    },
    {
      "term": "compute",
      "of": "model",
      "key": "bloom-176b",
      "ln": 0.0806993,
      "rows": 31
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.0282387,
      "rows": 234
    },
    {
      "term": "memory",
      "of": "model",
      "key": "bloom-176b",
      "ln": 0.130513,
      "rows": 31
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.341069,
      "rows": 234
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0,
      "rows": 234
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "nim",
      "ln": 0.00132981,
      "rows": 5
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "nim",
      "ln": 0.0000833403,
      "rows": 5
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "nim",
      "ln": 0.000144406,
      "rows": 5
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "nim",
      "ln": 0.000156708,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "nim",
      "ln": 0.0438733,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": 0.0164918,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": 0.00847245,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "nim",
      "ln": 0.0355627,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": 0.00596852,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": 0.00238246,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "nim",
      "ln": 0.00655171,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": 0.00425948,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": 0.0366539,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": 0.0344107,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": 0.00744685,
      "rows": 20
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": -0.0624002,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.0579591,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.167014,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.0988879,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": 0.0139367,
      "rows": 47
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.0198133,
      "rows": 47
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.0298073,
      "rows": 47
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": 0.00817792,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.0782002,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.0700063,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0173101,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0675876,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0429757,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.0752762,
      "rows": 61
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.124559,
      "rows": 61
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.213236,
      "rows": 61
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": -0.000982098,
      "rows": 110
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": -0.0457839,
      "rows": 110
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": 0.032223,
      "rows": 110
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.00192254,
      "rows": 13
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.000166439,
      "rows": 13
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.0338257,
      "rows": 13
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.0171978,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.0472469,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": 0.025757,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": 0.00498616,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.0515535,
      "rows": 36
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.126524,
      "rows": 36
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0414203,
      "rows": 17
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0444697,
      "rows": 17
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": 0.0752546,
      "rows": 17
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.0352173,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.0100078,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom 2026-01",
      "ln": -0.0350656,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": -0.0367039,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": 0.0210571,
      "rows": 6
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": 0,
      "rows": 6
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 22
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 22
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 22
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 22
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 6.43727e-13,
      "rows": 22
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 3.80709e-13,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "model",
      "key": "glm-4.7",
      "ln": 0.0805576,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.634595,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.11747,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-gaudi gaudi",
      "ln": 0.0467604,
      "rows": 22
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.0231934,
      "rows": 22
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.0150794,
      "rows": 22
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 21
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 21
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 21
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 21
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.169235,
      "rows": 21
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-tpu ",
      "ln": 0.0395743,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.0332903,
      "rows": 21
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.298092,
      "rows": 21
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-tpu ",
      "ln": 0.0624847,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.0208785,
      "rows": 21
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.101561,
      "rows": 21
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-tpu ",
      "ln": 0.0252554,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang InferenceX 2026-09",
      "ln": -0.0572642,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang InferenceX 2026-09",
      "ln": -0.184221,
      "rows": 10
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang InferenceX 2026-09",
      "ln": 0,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0251934,
      "rows": 14
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": -0.0108049,
      "rows": 14
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0407586,
      "rows": 14
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": 0.00272885,
      "rows": 230
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": 0.0508913,
      "rows": 230
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": -0.224475,
      "rows": 230
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.035937,
      "rows": 129
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0785128,
      "rows": 129
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0369339,
      "rows": 129
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": 0.08996,
      "rows": 391
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.0214911,
      "rows": 391
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.416252,
      "rows": 391
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.152476,
      "rows": 170
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.181587,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.342181,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 2.7194,
      "rows": 170
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": 0.0172029,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": 0.133433,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": 0.0233798,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": -0.335128,
      "rows": 109
    },
    {
      "term": "compute",
      "of": "model",
      "key": "ernie-4.5-21b-a3b",
      "ln": -0.0303676,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.0101389,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "model",
      "key": "ernie-4.5-21b-a3b",
      "ln": -0.153143,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.051454,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.130646,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "model",
      "key": "glm-4.7-flash",
      "ln": 0.0151951,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "model",
      "key": "glm-4.7-flash",
      "ln": 0.181638,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "model",
      "key": "kimi-k2.6",
      "ln": 0.022313,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "model",
      "key": "kimi-k2.6",
      "ln": 0.157725,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "model",
      "key": "minimax-m2",
      "ln": 0.00427406,
      "rows": 4
    },
    {
      "term": "memory",
      "of": "model",
      "key": "minimax-m2",
      "ln": 0.106544,
      "rows": 4
    },
    {
      "term": "compute",
      "of": "model",
      "key": "nemotron-3-nano-30b-a3b",
      "ln": -0.00503314,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "model",
      "key": "nemotron-3-nano-30b-a3b",
      "ln": 0.0276793,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "model",
      "key": "qwen3-coder-next",
      "ln": 0.00311514,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "model",
      "key": "qwen3-coder-next",
      "ln": 0.0596118,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": 0.708623,
      "rows": 9
    }
  ],
  "edge": {
    "compute": 1,
    "memory": 0.876703
  },
  "maturity": [
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.60364,
      "rows": 4818
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "prefill",
      "ratio": 1.83745,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.09667,
      "rows": 4818
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "decode",
      "ratio": 1.51988,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.30685,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.18219,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.20512,
      "rows": 2286
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.1562,
      "rows": 43
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "decode",
      "ratio": 0.998858,
      "rows": 2286
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.965229,
      "rows": 43
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "prefill",
      "ratio": 0.815708,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "prefill",
      "ratio": 0.754003,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "decode",
      "ratio": 0.859222,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.807515,
      "rows": 10
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.64841,
      "rows": 5
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.05848,
      "rows": 5
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "prefill",
      "ratio": 0.86363,
      "rows": 24
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "decode",
      "ratio": 3.99717,
      "rows": 24
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.27125,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.40392,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.10814,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.10176,
      "rows": 15
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "prefill",
      "ratio": 1.22114,
      "rows": 38
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "decode",
      "ratio": 1.17368,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "prefill",
      "ratio": 1.04958,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "decode",
      "ratio": 0.913475,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "prefill",
      "ratio": 1.19313,
      "rows": 12
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "decode",
      "ratio": 1.34593,
      "rows": 12
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "prefill",
      "ratio": 1.72242,
      "rows": 8
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "decode",
      "ratio": 0.819079,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "prefill",
      "ratio": 1.3801,
      "rows": 1818
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "prefill",
      "ratio": 1.30134,
      "rows": 60
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "decode",
      "ratio": 1.15046,
      "rows": 1818
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "decode",
      "ratio": 1.27172,
      "rows": 60
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "prefill",
      "ratio": 2.20637,
      "rows": 361
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "prefill",
      "ratio": 2.43318,
      "rows": 88
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "decode",
      "ratio": 1.28628,
      "rows": 361
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "decode",
      "ratio": 1.39862,
      "rows": 88
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.1758,
      "rows": 110
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "decode",
      "ratio": 0.885759,
      "rows": 110
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.46942,
      "rows": 67
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.29474,
      "rows": 67
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "prefill",
      "ratio": 1.51972,
      "rows": 38
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "decode",
      "ratio": 1.31054,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.21807,
      "rows": 126
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.12939,
      "rows": 126
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "prefill",
      "ratio": 1.17887,
      "rows": 60
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "decode",
      "ratio": 1.03006,
      "rows": 60
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "prefill",
      "ratio": 1.12763,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "decode",
      "ratio": 0.707514,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "prefill",
      "ratio": 1.4295,
      "rows": 10
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "decode",
      "ratio": 1.41779,
      "rows": 10
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "prefill",
      "ratio": 1.49583,
      "rows": 313
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "decode",
      "ratio": 1.12941,
      "rows": 313
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "prefill",
      "ratio": 1.41179,
      "rows": 36
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "decode",
      "ratio": 1.10969,
      "rows": 36
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "prefill",
      "ratio": 1.75256,
      "rows": 182
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "decode",
      "ratio": 0.986687,
      "rows": 182
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "prefill",
      "ratio": 1.21045,
      "rows": 77
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "decode",
      "ratio": 1.13401,
      "rows": 77
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "prefill",
      "ratio": 1.72253,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "decode",
      "ratio": 1.15521,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.72789,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.1908,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.1968,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "decode",
      "ratio": 0.931344,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "prefill",
      "ratio": 1.21953,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "decode",
      "ratio": 0.900487,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.19323,
      "rows": 131
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.06602,
      "rows": 131
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "prefill",
      "ratio": 1.52727,
      "rows": 115
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "decode",
      "ratio": 1.02719,
      "rows": 115
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "prefill",
      "ratio": 1.43353,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "decode",
      "ratio": 1.00351,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "prefill",
      "ratio": 1.65883,
      "rows": 270
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "decode",
      "ratio": 0.990459,
      "rows": 270
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "prefill",
      "ratio": 1.58339,
      "rows": 571
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "decode",
      "ratio": 0.750134,
      "rows": 571
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "prefill",
      "ratio": 1.49303,
      "rows": 79
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "decode",
      "ratio": 1.23275,
      "rows": 79
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "prefill",
      "ratio": 1.39414,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "decode",
      "ratio": 1.15683,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.56854,
      "rows": 227
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.07313,
      "rows": 227
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.20101,
      "rows": 184
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 0.993752,
      "rows": 184
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "prefill",
      "ratio": 1.6486,
      "rows": 58
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "decode",
      "ratio": 1.07503,
      "rows": 58
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "prefill",
      "ratio": 1.08818,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "decode",
      "ratio": 1.00757,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "prefill",
      "ratio": 1.27741,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "decode",
      "ratio": 1.05914,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "prefill",
      "ratio": 1.40926,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "decode",
      "ratio": 1.16619,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "prefill",
      "ratio": 1.39388,
      "rows": 21
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "decode",
      "ratio": 1.09368,
      "rows": 21
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "prefill",
      "ratio": 1.29077,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "prefill",
      "ratio": 1.40316,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "decode",
      "ratio": 1.66502,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "decode",
      "ratio": 1.9625,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "prefill",
      "ratio": 1.30291,
      "rows": 24
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "decode",
      "ratio": 1.49406,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "0.26.0",
      "phase": "prefill",
      "ratio": 1.33572,
      "rows": 697
    },
    {
      "framework": "vllm",
      "version": "0.26.0",
      "phase": "decode",
      "ratio": 0.996438,
      "rows": 697
    },
    {
      "framework": "vllm",
      "version": "0.26.1rc1.dev608+g99a10304d",
      "phase": "prefill",
      "ratio": 1.45818,
      "rows": 41
    },
    {
      "framework": "vllm",
      "version": "0.26.1rc1.dev608+g99a10304d",
      "phase": "decode",
      "ratio": 1.08275,
      "rows": 41
    },
    {
      "framework": "llama.cpp",
      "version": "b9010 Vulkan RADV",
      "phase": "prefill",
      "ratio": 1.08208,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b9010 Vulkan RADV",
      "phase": "decode",
      "ratio": 1.2391,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b9187 vulkan-radv",
      "phase": "prefill",
      "ratio": 2.63614,
      "rows": 30
    },
    {
      "framework": "llama.cpp",
      "version": "b9187 vulkan-radv",
      "phase": "decode",
      "ratio": 1.2295,
      "rows": 30
    },
    {
      "framework": "llama.cpp",
      "version": "b9187 rocm-7-2-3",
      "phase": "prefill",
      "ratio": 2.44047,
      "rows": 30
    },
    {
      "framework": "llama.cpp",
      "version": "b9187 rocm-7-2-3",
      "phase": "decode",
      "ratio": 1.18835,
      "rows": 30
    },
    {
      "framework": "llama.cpp",
      "version": "b9193 rocm-7-2-3",
      "phase": "prefill",
      "ratio": 2.62177,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b9193 rocm-7-2-3",
      "phase": "decode",
      "ratio": 1.43626,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b9193 vulkan-radv",
      "phase": "prefill",
      "ratio": 3.28116,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b9193 vulkan-radv",
      "phase": "decode",
      "ratio": 1.56201,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "prefill",
      "ratio": 2.0149,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "decode",
      "ratio": 1.18241,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "prefill",
      "ratio": 2.35936,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "decode",
      "ratio": 1.32179,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "prefill",
      "ratio": 2.4982,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "decode",
      "ratio": 1.32384,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "prefill",
      "ratio": 2.14731,
      "rows": 66
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "decode",
      "ratio": 1.08975,
      "rows": 66
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.28572,
      "rows": 549
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.04827,
      "rows": 549
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.58228,
      "rows": 614
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.17591,
      "rows": 614
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "prefill",
      "ratio": 1.22437,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.23677,
      "rows": 317
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "decode",
      "ratio": 1.05379,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.03467,
      "rows": 317
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 2.38078,
      "rows": 1972
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.00171,
      "rows": 1972
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "prefill",
      "ratio": 1.64958,
      "rows": 234
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "decode",
      "ratio": 1.54242,
      "rows": 234
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "prefill",
      "ratio": 1.04485,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "prefill",
      "ratio": 1.06222,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "decode",
      "ratio": 1.18193,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "decode",
      "ratio": 1.18901,
      "rows": 5
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "prefill",
      "ratio": 1.26724,
      "rows": 20
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "decode",
      "ratio": 1.06167,
      "rows": 20
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.46246,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.35958,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.39947,
      "rows": 47
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.12789,
      "rows": 47
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.39144,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.06392,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "prefill",
      "ratio": 1.35642,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "decode",
      "ratio": 1.07527,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "prefill",
      "ratio": 1.28003,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "decode",
      "ratio": 1.01573,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.37875,
      "rows": 110
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 1.09898,
      "rows": 110
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "prefill",
      "ratio": 1.22202,
      "rows": 13
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "decode",
      "ratio": 1.05362,
      "rows": 13
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.18457,
      "rows": 8
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 0.952762,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.387,
      "rows": 36
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.09266,
      "rows": 36
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "prefill",
      "ratio": 1.15622,
      "rows": 17
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "decode",
      "ratio": 0.955412,
      "rows": 17
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.26826,
      "rows": 15
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.06439,
      "rows": 15
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.16169,
      "rows": 6
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.02011,
      "rows": 6
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "prefill",
      "ratio": 1,
      "rows": 22
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "prefill",
      "ratio": 1,
      "rows": 22
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "decode",
      "ratio": 2.15154,
      "rows": 22
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "decode",
      "ratio": 2.41972,
      "rows": 22
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "prefill",
      "ratio": 1.1844,
      "rows": 21
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "prefill",
      "ratio": 1.23221,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "decode",
      "ratio": 1.53676,
      "rows": 21
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "decode",
      "ratio": 1.63585,
      "rows": 7
    },
    {
      "framework": "sglang",
      "version": "InferenceX 2026-09",
      "phase": "prefill",
      "ratio": 1.30329,
      "rows": 10
    },
    {
      "framework": "sglang",
      "version": "InferenceX 2026-09",
      "phase": "decode",
      "ratio": 0.956899,
      "rows": 10
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "prefill",
      "ratio": 1.21462,
      "rows": 14
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "decode",
      "ratio": 1.52025,
      "rows": 14
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.20841,
      "rows": 230
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.05101,
      "rows": 230
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.4306,
      "rows": 129
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.24443,
      "rows": 129
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.7546,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.07336,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "prefill",
      "ratio": 1.86779,
      "rows": 170
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "decode",
      "ratio": 1.31504,
      "rows": 170
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "prefill",
      "ratio": 1.40405,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "decode",
      "ratio": 1.31468,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "prefill",
      "ratio": 1.36618,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "decode",
      "ratio": 1.09276,
      "rows": 28
    }
  ],
  "power": [
    {
      "chip": "nvidia-a100-sxm4-40gb",
      "floorWatts": 64.8703,
      "joulesPerFlop": 1.22679e-12,
      "joulesPerByte": 1.66421e-10,
      "rows": 40
    },
    {
      "chip": "nvidia-gh200-96gb",
      "floorWatts": 155.296,
      "joulesPerFlop": 9.52712e-13,
      "joulesPerByte": 1.07947e-10,
      "rows": 16
    },
    {
      "chip": "nvidia-h100-sxm5-80gb",
      "floorWatts": 113.742,
      "joulesPerFlop": 6.85397e-13,
      "joulesPerByte": 1.39296e-10,
      "rows": 66
    },
    {
      "chip": "nvidia-b200-sxm-180gb",
      "floorWatts": 189.671,
      "joulesPerFlop": 3.48311e-13,
      "joulesPerByte": 9.41069e-11,
      "rows": 457
    },
    {
      "chip": "amd-mi355x",
      "floorWatts": 222.387,
      "joulesPerFlop": 2.85128e-13,
      "joulesPerByte": 1.12052e-10,
      "rows": 451
    },
    {
      "chip": "nvidia-h200-sxm-141gb",
      "floorWatts": 117.498,
      "joulesPerFlop": 5.92724e-13,
      "joulesPerByte": 9.73725e-11,
      "rows": 187
    },
    {
      "chip": "nvidia-b300-sxm",
      "floorWatts": 188.366,
      "joulesPerFlop": 3.46599e-13,
      "joulesPerByte": 7.41343e-11,
      "rows": 289
    },
    {
      "chip": "amd-mi300x",
      "floorWatts": 120.776,
      "joulesPerFlop": 5.47902e-13,
      "joulesPerByte": 8.53987e-11,
      "rows": 15
    },
    {
      "chip": "amd-mi325x",
      "floorWatts": 170.302,
      "joulesPerFlop": 7.3998e-13,
      "joulesPerByte": 1.17834e-10,
      "rows": 96
    }
  ],
  "powerShares": {
    "floor": 0.194962,
    "compute": 0.659126,
    "memory": 0.570284
  },
  "errors": [
    {
      "phase": "prefill",
      "basis": "STACK",
      "share": 0.3521343234150047,
      "rows": 338
    },
    {
      "phase": "prefill",
      "basis": "FRAMEWORK",
      "share": 0.47619290834759687,
      "rows": 338
    },
    {
      "phase": "prefill",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "prefill",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "decode",
      "basis": "STACK",
      "share": 0.24627733590200007,
      "rows": 295
    },
    {
      "phase": "decode",
      "basis": "FRAMEWORK",
      "share": 0.445720223735915,
      "rows": 295
    },
    {
      "phase": "decode",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "decode",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "generate",
      "basis": "STACK",
      "share": 0.15063196027465797,
      "rows": 71
    },
    {
      "phase": "generate",
      "basis": "FRAMEWORK",
      "share": 0.22783957057158744,
      "rows": 71
    },
    {
      "phase": "generate",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "generate",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "serving",
      "basis": "STACK",
      "share": 0.21699797928959663,
      "rows": 12185
    },
    {
      "phase": "serving",
      "basis": "FRAMEWORK",
      "share": 0.2078652942120054,
      "rows": 12185
    },
    {
      "phase": "serving",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "serving",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "image",
      "basis": "STACK",
      "share": 0.14135970288324695,
      "rows": 68
    },
    {
      "phase": "image",
      "basis": "FRAMEWORK",
      "share": 0.4228503503151655,
      "rows": 68
    },
    {
      "phase": "image",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "image",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "op",
      "basis": "STACK",
      "share": 0.19748011550401556,
      "rows": 192
    },
    {
      "phase": "op",
      "basis": "FRAMEWORK",
      "share": 0.21884508879348674,
      "rows": 192
    },
    {
      "phase": "op",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "op",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "ttft",
      "basis": "STACK",
      "share": 0.7599215387210376,
      "rows": 4004
    },
    {
      "phase": "ttft",
      "basis": "FRAMEWORK",
      "share": 0.7475886795353133,
      "rows": 4004
    },
    {
      "phase": "ttft",
      "basis": "FAMILY",
      "share": 0.9283373273030113,
      "rows": 149
    },
    {
      "phase": "ttft",
      "basis": "UNSEEN",
      "share": 1.6455211059480503,
      "rows": 0
    },
    {
      "phase": "power",
      "basis": "STACK",
      "share": 0.18132167289942291,
      "rows": 86
    },
    {
      "phase": "power",
      "basis": "FRAMEWORK",
      "share": 0.22970946548176152,
      "rows": 86
    },
    {
      "phase": "energy",
      "basis": "STACK",
      "share": 0.29945201084120665,
      "rows": 1531
    },
    {
      "phase": "energy",
      "basis": "FRAMEWORK",
      "share": 0.41362081831952824,
      "rows": 1531
    }
  ],
  "ratios": [
    {
      "phase": "prefill",
      "relation": "GENERATION",
      "share": 0.4949236391923755,
      "pairs": 198
    },
    {
      "phase": "prefill",
      "relation": "VENDOR",
      "share": 0.2789283449497162,
      "pairs": 116
    },
    {
      "phase": "prefill",
      "relation": "OTHER",
      "share": 0.6501931927828726,
      "pairs": 56
    },
    {
      "phase": "decode",
      "relation": "GENERATION",
      "share": 0.17585202912127462,
      "pairs": 222
    },
    {
      "phase": "decode",
      "relation": "VENDOR",
      "share": 0.14944705799747227,
      "pairs": 124
    },
    {
      "phase": "decode",
      "relation": "OTHER",
      "share": 0.2119936132031479,
      "pairs": 64
    },
    {
      "phase": "generate",
      "relation": "GENERATION",
      "share": 0.11361120721826268,
      "pairs": 27
    },
    {
      "phase": "generate",
      "relation": "VENDOR",
      "share": 0.11361120721826268,
      "pairs": 27
    },
    {
      "phase": "generate",
      "relation": "OTHER",
      "share": 0.11361120721826268,
      "pairs": 27
    },
    {
      "phase": "serving",
      "relation": "GENERATION",
      "share": 0.1210929213269254,
      "pairs": 1382
    },
    {
      "phase": "serving",
      "relation": "VENDOR",
      "share": 0.2807048904831919,
      "pairs": 2052
    },
    {
      "phase": "serving",
      "relation": "OTHER",
      "share": 0.22600669181779898,
      "pairs": 3771
    },
    {
      "phase": "image",
      "relation": "GENERATION",
      "share": 0.20864183872435205,
      "pairs": 8
    },
    {
      "phase": "image",
      "relation": "VENDOR",
      "share": 0.20864183872435205,
      "pairs": 8
    },
    {
      "phase": "image",
      "relation": "OTHER",
      "share": 0.20864183872435205,
      "pairs": 8
    },
    {
      "phase": "op",
      "relation": "GENERATION",
      "share": 0.23690745973883143,
      "pairs": 56
    },
    {
      "phase": "op",
      "relation": "VENDOR",
      "share": 0.23243489249514804,
      "pairs": 48
    },
    {
      "phase": "op",
      "relation": "OTHER",
      "share": 0.23690745973883143,
      "pairs": 56
    },
    {
      "phase": "ttft",
      "relation": "GENERATION",
      "share": 0.14828777579146601,
      "pairs": 221
    },
    {
      "phase": "ttft",
      "relation": "VENDOR",
      "share": 0.4939381046000957,
      "pairs": 235
    },
    {
      "phase": "ttft",
      "relation": "OTHER",
      "share": 0.23718681583060874,
      "pairs": 353
    },
    {
      "phase": "power",
      "relation": "GENERATION",
      "share": 0.09436356857982431,
      "pairs": 17
    },
    {
      "phase": "power",
      "relation": "VENDOR",
      "share": 0.09436356857982431,
      "pairs": 17
    },
    {
      "phase": "power",
      "relation": "OTHER",
      "share": 0.09436356857982431,
      "pairs": 17
    },
    {
      "phase": "energy",
      "relation": "GENERATION",
      "share": 0.08597581506075458,
      "pairs": 243
    },
    {
      "phase": "energy",
      "relation": "VENDOR",
      "share": 0.8410595520901063,
      "pairs": 271
    },
    {
      "phase": "energy",
      "relation": "OTHER",
      "share": 0.4718170502058663,
      "pairs": 421
    }
  ]
};
