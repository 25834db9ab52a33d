// Written by `inferbench calibrate --write`; do not edit.
import type { Calibration } from '@inferbench/domain/calibration';

export const CALIBRATION: Calibration = {
  "schema": "inferbench.calibration/2",
  "date": "2026-11-23",
  "latencyRows": 9043,
  "powerRows": 1575,
  "constants": {
    "gemmShare": 0.403759,
    "expertShare": 0.337388,
    "attentionShare": 0.23079,
    "decodeAttentionShare": 0.584364,
    "imageAttentionShare": 0.321709,
    "bandwidthShare": 0.740187,
    "expertBandwidthShare": 0.640954,
    "cacheBandwidthShare": 0.830564,
    "kernelSec": 0.00000877852,
    "expertKernelSec": 0.00000447389,
    "attentionKernelSec": 0.00000507723,
    "expansionShare": 1.13644,
    "allReduceSec": 0.00000503543,
    "allToAllSec": 0.00000798561,
    "sumLinkShare": 0.813302,
    "exchangeLinkShare": 0.752854,
    "hostStepSec": 0.000226264,
    "hostSequenceSec": 0.0000116388,
    "prefillFixedSec": 0.000600766
  },
  "ingestSec": 0.0555433,
  "promptShare": 0.84918,
  "effects": [
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.283685,
      "rows": 1607
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.299864,
      "rows": 617
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp16",
      "ln": 0.113923,
      "rows": 60
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0391561,
      "rows": 310
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.0325789,
      "rows": 1607
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0901915,
      "rows": 617
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0234848,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.0577536,
      "rows": 1607
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": -0.002668,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0250156,
      "rows": 310
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": 0.325167,
      "rows": 1607
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.146271,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0578072,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "dense",
      "ln": -0.0796952,
      "rows": 2142
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.229948,
      "rows": 617
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm",
      "ln": -0.175437,
      "rows": 4054
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.109208,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0102012,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "dense",
      "ln": 0.0343028,
      "rows": 2142
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.0275749,
      "rows": 2029
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0197044,
      "rows": 2029
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.155752,
      "rows": 2029
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0236217,
      "rows": 310
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0256679,
      "rows": 2029
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0104361,
      "rows": 4054
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.00932783,
      "rows": 4054
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0116004,
      "rows": 4054
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "dense",
      "ln": -0.30316,
      "rows": 2142
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm",
      "ln": 0.40024,
      "rows": 4054
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.020372,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.132232,
      "rows": 554
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "argonne-lcf/LLM-Inference-Bench",
      "ln": -0.12862,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "dense",
      "ln": -0.112827,
      "rows": 2142
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm",
      "ln": 0.013418,
      "rows": 4054
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.287989,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.112383,
      "rows": 554
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "argonne-lcf/LLM-Inference-Bench",
      "ln": 0.307565,
      "rows": 88
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm",
      "ln": -0.170069,
      "rows": 4054
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.0513044,
      "rows": 256
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ampere fp16",
      "ln": -0.221142,
      "rows": 255
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.111885,
      "rows": 227
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.319985,
      "rows": 256
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.186493,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.0705149,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.0620564,
      "rows": 227
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0259733,
      "rows": 256
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.526884,
      "rows": 256
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0227337,
      "rows": 256
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": -0.183248,
      "rows": 6914
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.0646037,
      "rows": 6914
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.145197,
      "rows": 6914
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.20481,
      "rows": 227
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.0132062,
      "rows": 6914
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024",
      "ln": -0.052307,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.0679127,
      "rows": 109
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024",
      "ln": -0.0179529,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.127769,
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
      "ln": -0.0583802,
      "rows": 2271
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.0569437,
      "rows": 2271
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.10642,
      "rows": 2271
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.317075,
      "rows": 2271
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.162329,
      "rows": 2271
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": 0.0281258,
      "rows": 43
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm ampere",
      "ln": 0.033724,
      "rows": 19
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.17219,
      "rows": 2271
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": -0.0806888,
      "rows": 43
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.251964,
      "rows": 2271
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
      "ln": -0.0667776,
      "rows": 2795
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp16",
      "ln": 0.0107452,
      "rows": 803
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.00773545,
      "rows": 1344
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "hopper",
      "ln": 0.112988,
      "rows": 2795
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.501895,
      "rows": 2795
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0292834,
      "rows": 2795
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.108924,
      "rows": 2795
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0536196,
      "rows": 2795
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "H100",
      "ln": -0.00878441,
      "rows": 1344
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.187656,
      "rows": 2795
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0709001,
      "rows": 2795
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": -0.157929,
      "rows": 2795
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.183048,
      "rows": 2795
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.100987,
      "rows": 2795
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.110094,
      "rows": 1344
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": -0.0503833,
      "rows": 1286
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": 0.0377763,
      "rows": 1286
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0797566,
      "rows": 1097
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0933557,
      "rows": 1097
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "bf16",
      "ln": -0.117711,
      "rows": 652
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
      "ln": -0.0787379,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.0283457,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.0283457,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.250615,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "deepspeed",
      "ln": -0.312379,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.112456,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.112456,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.380485,
      "rows": 36
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
      "ln": 0.0588556,
      "rows": 4427
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.239277,
      "rows": 4427
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": -0.0417351,
      "rows": 4427
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.0537996,
      "rows": 4427
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp8",
      "ln": -0.137889,
      "rows": 3444
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "experts",
      "ln": -0.157299,
      "rows": 1370
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "experts",
      "ln": 0.0858674,
      "rows": 1370
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "experts",
      "ln": -0.0391971,
      "rows": 1370
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm ",
      "ln": 0.0767493,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": 0.0767493,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "AI-Hypercomputer/tpu-recipes",
      "ln": 0.306997,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "tpu",
      "ln": 0.918757,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "experts",
      "ln": 0.110495,
      "rows": 1370
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm ",
      "ln": -0.0185055,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": -0.0185055,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "AI-Hypercomputer/tpu-recipes",
      "ln": -0.0740218,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "tpu",
      "ln": 0.268566,
      "rows": 12
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
      "ln": -0.0235758,
      "rows": 612
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "states",
      "ln": 0.0440927,
      "rows": 612
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "states",
      "ln": 0.392118,
      "rows": 612
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "states",
      "ln": 0.00773751,
      "rows": 612
    },
    {
      "term": "gemmShare",
      "of": "work",
      "key": "pass",
      "ln": 0.239275,
      "rows": 70
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.240655,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.0188154,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.0089777,
      "rows": 24
    },
    {
      "term": "hostStepSec",
      "of": "work",
      "key": "pass",
      "ln": 0.0106173,
      "rows": 70
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.0015739,
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
      "ln": -0.0629587,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "huggingface/pytorch-image-models",
      "ln": -0.325793,
      "rows": 26
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.534049,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "huggingface/pytorch-image-models",
      "ln": 0.706341,
      "rows": 26
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
      "ln": -0.128903,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ada fp16",
      "ln": -0.0949827,
      "rows": 30
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.166284,
      "rows": 16
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ada",
      "ln": 0.00571844,
      "rows": 32
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ada",
      "ln": 0.0194527,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.333166,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.0315643,
      "rows": 16
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0866465,
      "rows": 32
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.0312654,
      "rows": 32
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.00260998,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0666268,
      "rows": 3831
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp16",
      "ln": 0.0377271,
      "rows": 230
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0173669,
      "rows": 10
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0699401,
      "rows": 3831
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.246603,
      "rows": 3831
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0241867,
      "rows": 3831
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.250813,
      "rows": 3831
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.00988228,
      "rows": 3831
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0294208,
      "rows": 10
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0545638,
      "rows": 3831
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0950788,
      "rows": 3831
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.353204,
      "rows": 3831
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.209341,
      "rows": 3831
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0297579,
      "rows": 3831
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
      "ln": 0.141392,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0.050901,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": 0.050901,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Intel Gaudi model performance pages",
      "ln": 0.203604,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0.0279307,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0.010055,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": 0.010055,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Intel Gaudi model performance pages",
      "ln": 0.0402202,
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
      "term": "gemmShare",
      "of": "work",
      "key": "kernel",
      "ln": 0.012207,
      "rows": 192
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "microsoft/vidur",
      "ln": -0.171823,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "microsoft/vidur",
      "ln": -0.0367159,
      "rows": 56
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": 0.0734848,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": -0.0541813,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "B200",
      "ln": 0.0297103,
      "rows": 3086
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.0102644,
      "rows": 38
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B200",
      "ln": -0.0966817,
      "rows": 3086
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.00119136,
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
      "ln": 0.0775729,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ml-energy/leaderboard",
      "ln": 0.111705,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.00855108,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ml-energy/leaderboard",
      "ln": 0.0123136,
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
      "term": "compute",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator",
      "ln": -0.335468,
      "rows": 97
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator",
      "ln": -0.0260843,
      "rows": 97
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp8",
      "ln": 0.056702,
      "rows": 1324
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.415268,
      "rows": 2988
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp4",
      "ln": -0.0648171,
      "rows": 2277
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.137719,
      "rows": 2988
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": -0.347242,
      "rows": 2988
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp8",
      "ln": -0.0404241,
      "rows": 1992
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.0486368,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "NVIDIA/TensorRT-LLM",
      "ln": -0.103648,
      "rows": 23
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.133795,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "NVIDIA/TensorRT-LLM",
      "ln": 0.324204,
      "rows": 23
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-l40s",
      "ln": 0.0156717,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-l40s",
      "ln": 0.0223314,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0.0227249,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0.214846,
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
      "ln": 0.0866633,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna2 fp16",
      "ln": 0.038517,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.00962925,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.630554,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.0700616,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.316621,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "PrincetonUniversity/LLMCompass",
      "ln": -0.312192,
      "rows": 39
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "PrincetonUniversity/LLMCompass",
      "ln": 0.28828,
      "rows": 39
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp8",
      "ln": 0.01935,
      "rows": 557
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": 0.047765,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ROCm/vllm",
      "ln": 0.19106,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": -0.0704708,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ROCm/vllm",
      "ln": -0.281883,
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
      "ln": 0.439287,
      "rows": 1255
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp4",
      "ln": 0.249381,
      "rows": 711
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": 0.0482193,
      "rows": 1253
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0338285,
      "rows": 1255
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.231345,
      "rows": 1255
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.00265982,
      "rows": 1255
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0132764,
      "rows": 1255
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp4",
      "ln": 0.0369045,
      "rows": 287
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0185453,
      "rows": 1255
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.132423,
      "rows": 1255
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "latent",
      "ln": 0.109518,
      "rows": 1976
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0676069,
      "rows": 1255
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.150626,
      "rows": 1783
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.0173914,
      "rows": 1255
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.00692999,
      "rows": 1255
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "latent",
      "ln": -0.0412033,
      "rows": 1976
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": -0.0937056,
      "rows": 1253
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0168297,
      "rows": 1783
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.114178,
      "rows": 1783
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.0101268,
      "rows": 1783
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "latent",
      "ln": 0.0508569,
      "rows": 1976
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "sglang",
      "ln": 0.317232,
      "rows": 1783
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": -0.0012877,
      "rows": 56
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": 0.0386097,
      "rows": 425
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX-app",
      "ln": 0.0253365,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "latent",
      "ln": -0.0432133,
      "rows": 1976
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0969827,
      "rows": 1783
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": -0.012073,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": 0.0402687,
      "rows": 425
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX-app",
      "ln": -0.0660431,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.690401,
      "rows": 1783
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": 0.0459819,
      "rows": 56
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp8",
      "ln": -0.0471625,
      "rows": 523
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.413771,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.413771,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "apple fp32",
      "ln": -0.183898,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": -0.0241235,
      "rows": 12
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "apple",
      "ln": 0.11516,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.028518,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.0641654,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": 0.00648982,
      "rows": 12
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.0137831,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.13684,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.0473376,
      "rows": 229
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.0145189,
      "rows": 20
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.00258242,
      "rows": 229
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.000132883,
      "rows": 229
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.0304416,
      "rows": 229
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.525243,
      "rows": 229
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0576823,
      "rows": 88
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0746527,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "XiongjieDai/GPU-Benchmarks-on-LLM-Inference",
      "ln": 0.230729,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.0354679,
      "rows": 229
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0565009,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0573269,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "XiongjieDai/GPU-Benchmarks-on-LLM-Inference",
      "ln": 0.226004,
      "rows": 88
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0,
      "rows": 229
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
      "ln": -0.021851,
      "rows": 8
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m2-ultra",
      "ln": -0.0136193,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.0935766,
      "rows": 34
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.0215291,
      "rows": 34
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.304967,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.118664,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": -0.0790558,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": 0.0166929,
      "rows": 22
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": 0.13629,
      "rows": 4
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": -0.0277855,
      "rows": 4
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0151552,
      "rows": 1451
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "H200",
      "ln": 0.00282668,
      "rows": 1451
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0440375,
      "rows": 1451
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.0141236,
      "rows": 110
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.0989611,
      "rows": 110
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": 0.341913,
      "rows": 110
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "nvfp4",
      "ln": -0.0237377,
      "rows": 1597
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.0263152,
      "rows": 66
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": 0.137404,
      "rows": 960
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.118817,
      "rows": 66
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": -0.0754049,
      "rows": 960
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.217114,
      "rows": 66
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "B300",
      "ln": 0.0247484,
      "rows": 735
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B300",
      "ln": -0.0925114,
      "rows": 735
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.0370885,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.101055,
      "rows": 38
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.133805,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.00723803,
      "rows": 125
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": -0.0789953,
      "rows": 1153
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.131301,
      "rows": 125
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": -0.0684399,
      "rows": 1153
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": -0.000760986,
      "rows": 125
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": -0.00993757,
      "rows": 55
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "4",
      "ln": 0.211429,
      "rows": 127
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.0201162,
      "rows": 55
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.242962,
      "rows": 55
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "8",
      "ln": 0.260588,
      "rows": 199
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.030105,
      "rows": 53
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.275061,
      "rows": 53
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": 0.287802,
      "rows": 53
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.0510339,
      "rows": 9
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": -0.122228,
      "rows": 1072
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.203099,
      "rows": 9
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": 0.0146169,
      "rows": 1072
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0,
      "rows": 9
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": 0.591748,
      "rows": 1072
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.0397845,
      "rows": 307
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.00179123,
      "rows": 307
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.288248,
      "rows": 307
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "indexed",
      "ln": 0.222847,
      "rows": 709
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "indexed",
      "ln": -0.0607514,
      "rows": 709
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "indexed",
      "ln": 0.489674,
      "rows": 709
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": 0.0162455,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "indexed",
      "ln": -0.0045147,
      "rows": 709
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": 0.023594,
      "rows": 36
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": -0.0817994,
      "rows": 36
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "mxfp4",
      "ln": 0.092118,
      "rows": 2084
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "sinks",
      "ln": -0.132269,
      "rows": 1627
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "sinks",
      "ln": -0.00780036,
      "rows": 1627
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "sinks",
      "ln": 0.104784,
      "rows": 1627
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": 0.0387527,
      "rows": 182
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "sinks",
      "ln": -0.107052,
      "rows": 1627
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.0904297,
      "rows": 182
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.153969,
      "rows": 182
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.00263389,
      "rows": 77
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.120292,
      "rows": 77
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.0352364,
      "rows": 77
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0112318,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0388729,
      "rows": 1636
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0394342,
      "rows": 121
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0594685,
      "rows": 1636
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": -0.20989,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0299837,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0700855,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0577401,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0139166,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0570579,
      "rows": 56
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.296752,
      "rows": 56
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": 0.00547652,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.0758403,
      "rows": 29
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.217039,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "2",
      "ln": -0.154104,
      "rows": 23
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": -0.00831272,
      "rows": 131
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0611843,
      "rows": 131
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0294558,
      "rows": 131
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0117998,
      "rows": 112
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0735748,
      "rows": 112
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": 0.211516,
      "rows": 112
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "int4",
      "ln": 0.15384,
      "rows": 193
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.0654553,
      "rows": 93
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.0362196,
      "rows": 93
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": 0.0760645,
      "rows": 93
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.00358854,
      "rows": 270
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.0924728,
      "rows": 270
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.171797,
      "rows": 270
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.157289,
      "rows": 571
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": -0.178047,
      "rows": 571
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.0677549,
      "rows": 571
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.0549113,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.100606,
      "rows": 335
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.110164,
      "rows": 79
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.0250863,
      "rows": 335
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.175444,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.0994171,
      "rows": 169
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": 0.0986554,
      "rows": 169
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.0568477,
      "rows": 169
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0710846,
      "rows": 226
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0331301,
      "rows": 226
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.087012,
      "rows": 226
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.0243413,
      "rows": 183
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": 0.022341,
      "rows": 183
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.128864,
      "rows": 183
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": -0.00520208,
      "rows": 58
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": -0.00230791,
      "rows": 58
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": 0.0504195,
      "rows": 58
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.134407,
      "rows": 78
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.0792824,
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
      "ln": -0.0331951,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.8.post1",
      "ln": -0.0467112,
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
      "ln": 0.00767858,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.0321766,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.184152,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.00068104,
      "rows": 21
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.00655617,
      "rows": 21
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.21785,
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
      "ln": 0.120714,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.0193972,
      "rows": 6
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.0434571,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": 0.173828,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "neuron",
      "ln": 0.482857,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0.134365,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.0975963,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.0483715,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": 0.193486,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "neuron",
      "ln": 0.537461,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": -0.179806,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": -0.0507224,
      "rows": 6
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": -0.719224,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": 0.0240599,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.0492247,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.129084,
      "rows": 24
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00875142,
      "rows": 141
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "amd-ryzen-ai-max-395 fp16",
      "ln": -0.00388953,
      "rows": 141
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.099697,
      "rows": 141
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.93316,
      "rows": 141
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0797796,
      "rows": 141
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0088644,
      "rows": 141
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.0134734,
      "rows": 141
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0752921,
      "rows": 141
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0252161,
      "rows": 141
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00811546,
      "rows": 141
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": 0.0607815,
      "rows": 40
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": 0.131405,
      "rows": 141
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "lhl/strix-halo-testing",
      "ln": 0.525621,
      "rows": 141
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": -0.0048039,
      "rows": 40
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": -0.0437325,
      "rows": 141
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "lhl/strix-halo-testing",
      "ln": -0.17493,
      "rows": 141
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
      "ln": -0.0404704,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6118",
      "ln": -0.00191977,
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
      "ln": 0.0245435,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6097",
      "ln": -0.0220024,
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
      "ln": 0.0865507,
      "rows": 66
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6077",
      "ln": -0.0150064,
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
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": -0.0110466,
      "rows": 543
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0.077482,
      "rows": 543
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0,
      "rows": 543
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0.0785506,
      "rows": 608
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0.0689174,
      "rows": 608
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0,
      "rows": 608
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.190084,
      "rows": 366
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.0122939,
      "rows": 366
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.0208384,
      "rows": 366
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.00506207,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "atom",
      "ln": 0.194273,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": 0.0360331,
      "rows": 317
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": 0.0699383,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "atom",
      "ln": -0.125931,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": -0.0078858,
      "rows": 317
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": -0.0453351,
      "rows": 366
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.175142,
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
      "ln": 0.0237415,
      "rows": 345
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "compressed",
      "ln": -0.00605788,
      "rows": 345
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "compressed",
      "ln": 0.444631,
      "rows": 345
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "compressed",
      "ln": 0.14336,
      "rows": 345
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": 0.190497,
      "rows": 1950
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": -0.0805687,
      "rows": 1950
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": 0,
      "rows": 1950
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm cdna4",
      "ln": 0.0922735,
      "rows": 464
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna4",
      "ln": 0.060414,
      "rows": 464
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.00583783,
      "rows": 307
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0253121,
      "rows": 307
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0257009,
      "rows": 307
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.0387965,
      "rows": 63
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.0253088,
      "rows": 63
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp16",
      "ln": -0.00697981,
      "rows": 21
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.0224272,
      "rows": 234
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Mutinifni/splitwise-sim",
      "ln": 0.0897087,
      "rows": 234
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.13134,
      "rows": 234
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Mutinifni/splitwise-sim",
      "ln": 0.525359,
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
      "ln": -0.00287118,
      "rows": 5
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.000125092,
      "rows": 5
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.000117663,
      "rows": 5
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.0001301,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "nim",
      "ln": -0.01839,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.00662042,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": -0.00662042,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.0264817,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "nim",
      "ln": -0.0112132,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.00403675,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": -0.00403675,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.016147,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.00767931,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.00767931,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.0307173,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": 0.0154481,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": -0.00659759,
      "rows": 20
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": -0.0796628,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.0193703,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.105952,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.170114,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": 0.0121513,
      "rows": 46
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.00657376,
      "rows": 46
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.0428131,
      "rows": 46
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.000339047,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.0954245,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.104234,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.00810131,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0636923,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.056796,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.0290767,
      "rows": 61
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.127993,
      "rows": 61
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.27149,
      "rows": 61
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": 0.00458036,
      "rows": 106
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": -0.0428233,
      "rows": 106
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": 0.0600957,
      "rows": 106
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": 0.00579843,
      "rows": 13
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.00868774,
      "rows": 13
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.0368106,
      "rows": 13
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.00921395,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.0355396,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": 0.0442628,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": 0.00166576,
      "rows": 34
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.0523861,
      "rows": 34
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.17321,
      "rows": 34
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0183531,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0437643,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": 0.13121,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.0139162,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.00542295,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom 2026-01",
      "ln": -0.0586689,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": -0.0135614,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": 0.0223613,
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
      "rows": 11
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 1.10388e-54,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 3.97398e-55,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.37957,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.136645,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-gaudi gaudi",
      "ln": 0.136645,
      "rows": 11
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.0390332,
      "rows": 11
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.0390332,
      "rows": 11
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 7
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 7
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 7
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.0164966,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.00593877,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.00593877,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.118546,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0426764,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.0426764,
      "rows": 7
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.0724368,
      "rows": 7
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0724368,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": -0.00146758,
      "rows": 230
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": 0.0600119,
      "rows": 230
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": -0.285217,
      "rows": 230
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0105566,
      "rows": 128
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0883861,
      "rows": 128
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0574368,
      "rows": 128
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": 0.0528409,
      "rows": 391
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.0589538,
      "rows": 391
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.451544,
      "rows": 391
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.03847,
      "rows": 170
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 0.15388,
      "rows": 170
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.0483582,
      "rows": 170
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 0.193433,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.565251,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 2.261,
      "rows": 170
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": -0.00698396,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": 0.108196,
      "rows": 105
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": -0.107456,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": 0.526587,
      "rows": 105
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": 0.0357909,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": -0.464129,
      "rows": 105
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": 0.0117571,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.0852875,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.165288,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": -0.0543885,
      "rows": 9
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": -0.038226,
      "rows": 9
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": 0.48394,
      "rows": 9
    }
  ],
  "edge": {
    "compute": 0.791408,
    "memory": 0.793976
  },
  "maturity": [
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.88548,
      "rows": 4054
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "prefill",
      "ratio": 1.92428,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.2765,
      "rows": 4054
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "decode",
      "ratio": 1.70252,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.78939,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.25379,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.48627,
      "rows": 2271
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.52867,
      "rows": 43
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "decode",
      "ratio": 1.06026,
      "rows": 2271
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.978067,
      "rows": 43
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "prefill",
      "ratio": 1.1679,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.13526,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "decode",
      "ratio": 0.92157,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.823548,
      "rows": 10
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 2.03589,
      "rows": 5
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.25309,
      "rows": 5
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "prefill",
      "ratio": 1.18647,
      "rows": 24
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "decode",
      "ratio": 2.14846,
      "rows": 24
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.45548,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.53148,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.29516,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.30825,
      "rows": 15
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "prefill",
      "ratio": 1.36549,
      "rows": 38
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "decode",
      "ratio": 1.2703,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "prefill",
      "ratio": 1.41571,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "decode",
      "ratio": 0.927481,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "prefill",
      "ratio": 1.52043,
      "rows": 12
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "decode",
      "ratio": 1.31437,
      "rows": 12
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "prefill",
      "ratio": 1.97772,
      "rows": 8
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "decode",
      "ratio": 1.18964,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "prefill",
      "ratio": 1.73529,
      "rows": 1783
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "prefill",
      "ratio": 1.73306,
      "rows": 56
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "decode",
      "ratio": 1.14307,
      "rows": 1783
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "decode",
      "ratio": 1.12935,
      "rows": 56
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "prefill",
      "ratio": 2.13653,
      "rows": 229
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "prefill",
      "ratio": 2.2634,
      "rows": 88
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "decode",
      "ratio": 1.30496,
      "rows": 229
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "decode",
      "ratio": 1.38081,
      "rows": 88
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.46543,
      "rows": 110
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "decode",
      "ratio": 0.960358,
      "rows": 110
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.78156,
      "rows": 66
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.28729,
      "rows": 66
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "prefill",
      "ratio": 1.80086,
      "rows": 38
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "decode",
      "ratio": 1.26462,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.49707,
      "rows": 125
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.20902,
      "rows": 125
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "prefill",
      "ratio": 1.47157,
      "rows": 55
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "decode",
      "ratio": 1.0818,
      "rows": 55
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "prefill",
      "ratio": 1.44219,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "decode",
      "ratio": 0.805293,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "prefill",
      "ratio": 1.56409,
      "rows": 9
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "decode",
      "ratio": 1.29902,
      "rows": 9
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "prefill",
      "ratio": 1.80572,
      "rows": 307
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "decode",
      "ratio": 1.14512,
      "rows": 307
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "prefill",
      "ratio": 1.76371,
      "rows": 36
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "decode",
      "ratio": 1.17036,
      "rows": 36
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "prefill",
      "ratio": 1.95998,
      "rows": 182
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "decode",
      "ratio": 1.16613,
      "rows": 182
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "prefill",
      "ratio": 1.49019,
      "rows": 77
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "decode",
      "ratio": 1.19579,
      "rows": 77
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "prefill",
      "ratio": 1.90678,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "decode",
      "ratio": 1.32784,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.94287,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.36917,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.46573,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "decode",
      "ratio": 1.00146,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "prefill",
      "ratio": 1.49443,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "decode",
      "ratio": 0.982821,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.47397,
      "rows": 131
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.12715,
      "rows": 131
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "prefill",
      "ratio": 1.86336,
      "rows": 112
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "decode",
      "ratio": 1.18595,
      "rows": 112
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "prefill",
      "ratio": 1.76602,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "decode",
      "ratio": 1.23109,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "prefill",
      "ratio": 1.87872,
      "rows": 270
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "decode",
      "ratio": 1.16375,
      "rows": 270
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "prefill",
      "ratio": 1.73943,
      "rows": 571
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "decode",
      "ratio": 0.887333,
      "rows": 571
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "prefill",
      "ratio": 1.83324,
      "rows": 79
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "decode",
      "ratio": 1.2762,
      "rows": 79
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "prefill",
      "ratio": 1.70705,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "decode",
      "ratio": 1.40885,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.7561,
      "rows": 226
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.2349,
      "rows": 226
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.45053,
      "rows": 183
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.08421,
      "rows": 183
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "prefill",
      "ratio": 1.8757,
      "rows": 58
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "decode",
      "ratio": 1.27355,
      "rows": 58
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "prefill",
      "ratio": 1.51705,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "decode",
      "ratio": 1.05595,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "prefill",
      "ratio": 1.67863,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "decode",
      "ratio": 1.09091,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "prefill",
      "ratio": 1.74866,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "decode",
      "ratio": 1.18045,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "prefill",
      "ratio": 1.73647,
      "rows": 21
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "decode",
      "ratio": 1.15059,
      "rows": 21
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "prefill",
      "ratio": 1.42569,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "prefill",
      "ratio": 1.45361,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "decode",
      "ratio": 1.44061,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "decode",
      "ratio": 1.5883,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "prefill",
      "ratio": 1.46041,
      "rows": 24
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "decode",
      "ratio": 1.37141,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "prefill",
      "ratio": 2.27042,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "decode",
      "ratio": 1.2987,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "prefill",
      "ratio": 2.05179,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "decode",
      "ratio": 1.30245,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "prefill",
      "ratio": 2.18962,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "decode",
      "ratio": 1.27656,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "prefill",
      "ratio": 2.32969,
      "rows": 66
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "decode",
      "ratio": 1.28552,
      "rows": 66
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.46994,
      "rows": 543
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.14568,
      "rows": 543
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.87709,
      "rows": 608
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.22463,
      "rows": 608
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "prefill",
      "ratio": 1.53452,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.59082,
      "rows": 317
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "decode",
      "ratio": 1.11046,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.10173,
      "rows": 317
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 2.28115,
      "rows": 1950
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.17769,
      "rows": 1950
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "prefill",
      "ratio": 1.92824,
      "rows": 234
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "decode",
      "ratio": 1.45566,
      "rows": 234
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "prefill",
      "ratio": 1.24055,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "prefill",
      "ratio": 1.23236,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "decode",
      "ratio": 1.24544,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "decode",
      "ratio": 1.24042,
      "rows": 5
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "prefill",
      "ratio": 1.5584,
      "rows": 20
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "decode",
      "ratio": 1.10315,
      "rows": 20
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.76923,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.27083,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.7565,
      "rows": 46
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.13558,
      "rows": 46
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.7347,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.03904,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "prefill",
      "ratio": 1.72129,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "decode",
      "ratio": 1.07254,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "prefill",
      "ratio": 1.68556,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "decode",
      "ratio": 1.00574,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.74325,
      "rows": 106
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 1.09516,
      "rows": 106
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "prefill",
      "ratio": 1.54344,
      "rows": 13
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "decode",
      "ratio": 1.10085,
      "rows": 13
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.47264,
      "rows": 8
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 1.02324,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.73818,
      "rows": 34
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.08473,
      "rows": 34
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "prefill",
      "ratio": 1.45924,
      "rows": 16
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "decode",
      "ratio": 1.01486,
      "rows": 16
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.55602,
      "rows": 15
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.11649,
      "rows": 15
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.46625,
      "rows": 6
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.08423,
      "rows": 6
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "prefill",
      "ratio": 1.26357,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "prefill",
      "ratio": 1.26357,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "decode",
      "ratio": 1.84093,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "decode",
      "ratio": 2.11048,
      "rows": 11
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "prefill",
      "ratio": 1.28459,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "prefill",
      "ratio": 1.29224,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "decode",
      "ratio": 1.418,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "decode",
      "ratio": 1.47983,
      "rows": 7
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.48409,
      "rows": 230
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.12583,
      "rows": 230
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.7537,
      "rows": 128
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.2487,
      "rows": 128
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.98779,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.20342,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "prefill",
      "ratio": 1.95943,
      "rows": 170
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "decode",
      "ratio": 1.33974,
      "rows": 170
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "prefill",
      "ratio": 1.72321,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "decode",
      "ratio": 1.02661,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "prefill",
      "ratio": 1.75581,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "decode",
      "ratio": 1.04962,
      "rows": 28
    }
  ],
  "power": [
    {
      "chip": "nvidia-a100-sxm4-40gb",
      "floorWatts": 64.6644,
      "joulesPerFlop": 1.26167e-12,
      "joulesPerByte": 1.69036e-10,
      "rows": 40
    },
    {
      "chip": "nvidia-gh200-96gb",
      "floorWatts": 154.134,
      "joulesPerFlop": 1.005e-12,
      "joulesPerByte": 1.06939e-10,
      "rows": 16
    },
    {
      "chip": "nvidia-h100-sxm5-80gb",
      "floorWatts": 114.091,
      "joulesPerFlop": 7.10936e-13,
      "joulesPerByte": 1.42587e-10,
      "rows": 66
    },
    {
      "chip": "nvidia-b200-sxm-180gb",
      "floorWatts": 192.844,
      "joulesPerFlop": 3.60491e-13,
      "joulesPerByte": 1.04091e-10,
      "rows": 448
    },
    {
      "chip": "amd-mi355x",
      "floorWatts": 229.46,
      "joulesPerFlop": 3.72162e-13,
      "joulesPerByte": 1.12756e-10,
      "rows": 437
    },
    {
      "chip": "nvidia-h200-sxm-141gb",
      "floorWatts": 117.455,
      "joulesPerFlop": 6.44126e-13,
      "joulesPerByte": 9.94334e-11,
      "rows": 168
    },
    {
      "chip": "nvidia-b300-sxm",
      "floorWatts": 193.679,
      "joulesPerFlop": 4.09047e-13,
      "joulesPerByte": 8.51825e-11,
      "rows": 289
    },
    {
      "chip": "amd-mi300x",
      "floorWatts": 120.627,
      "joulesPerFlop": 5.82831e-13,
      "joulesPerByte": 8.42836e-11,
      "rows": 15
    },
    {
      "chip": "amd-mi325x",
      "floorWatts": 175.134,
      "joulesPerFlop": 7.87166e-13,
      "joulesPerByte": 1.26558e-10,
      "rows": 96
    }
  ],
  "powerShares": {
    "floor": 0.203957,
    "compute": 0.7743,
    "memory": 0.57048
  },
  "errors": [
    {
      "phase": "prefill",
      "share": 0.16907972970745644,
      "rows": 164
    },
    {
      "phase": "decode",
      "share": 0.3930717123276073,
      "rows": 139
    },
    {
      "phase": "generate",
      "share": 0.1618823122012123,
      "rows": 53
    },
    {
      "phase": "serving",
      "share": 0.22681852545096381,
      "rows": 6964
    },
    {
      "phase": "image",
      "share": 0.16443692155384038,
      "rows": 41
    },
    {
      "phase": "op",
      "share": 0.1715347330170005,
      "rows": 168
    },
    {
      "phase": "power",
      "share": 0.11592498258115569,
      "rows": 61
    },
    {
      "phase": "energy",
      "share": 0.24044011006316568,
      "rows": 677
    }
  ]
};
