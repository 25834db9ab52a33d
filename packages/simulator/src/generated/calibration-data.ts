// Written by `inferbench calibrate --write`; do not edit.
import type { Calibration } from '@inferbench/domain/calibration';

export const CALIBRATION: Calibration = {
  "schema": "inferbench.calibration/2",
  "date": "2026-11-23",
  "latencyRows": 9043,
  "powerRows": 1575,
  "constants": {
    "gemmShare": 0.391169,
    "expertShare": 0.334097,
    "attentionShare": 0.227097,
    "decodeAttentionShare": 0.580459,
    "imageAttentionShare": 0.12068,
    "bandwidthShare": 0.746214,
    "expertBandwidthShare": 0.645512,
    "cacheBandwidthShare": 0.837776,
    "kernelSec": 0.00000869651,
    "expertKernelSec": 0.00000448356,
    "attentionKernelSec": 0.00000506304,
    "expansionShare": 1.11926,
    "allReduceSec": 0.00000504976,
    "allToAllSec": 0.00000797396,
    "sumLinkShare": 0.819166,
    "exchangeLinkShare": 0.753193,
    "hostStepSec": 0.000225827,
    "hostSequenceSec": 0.0000115135,
    "prefillFixedSec": 0.000590909
  },
  "ingestSec": 0.0552013,
  "promptShare": 0.841524,
  "effects": [
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.241692,
      "rows": 1607
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.308301,
      "rows": 617
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp16",
      "ln": 0.116179,
      "rows": 60
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0392087,
      "rows": 310
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.0352816,
      "rows": 1607
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0838859,
      "rows": 617
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.027197,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": -0.0563248,
      "rows": 1607
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": -0.00581936,
      "rows": 617
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0249738,
      "rows": 310
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp16",
      "ln": 0.325442,
      "rows": 1607
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.146655,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0589833,
      "rows": 617
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "dense",
      "ln": -0.0838582,
      "rows": 2142
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.225682,
      "rows": 617
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "vllm",
      "ln": -0.172773,
      "rows": 4054
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.110153,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "cdna3",
      "ln": 0.0101593,
      "rows": 617
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "dense",
      "ln": 0.0341546,
      "rows": 2142
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.0270134,
      "rows": 2029
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0196414,
      "rows": 2029
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": -0.158293,
      "rows": 2029
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi300x",
      "ln": 0.0234518,
      "rows": 310
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "AMD",
      "ln": 0.0255268,
      "rows": 2029
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0105692,
      "rows": 4054
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0102877,
      "rows": 4054
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "vllm",
      "ln": 0.00800423,
      "rows": 4054
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "dense",
      "ln": -0.338675,
      "rows": 2142
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "vllm",
      "ln": 0.382544,
      "rows": 4054
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.0201981,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.126743,
      "rows": 554
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "argonne-lcf/LLM-Inference-Bench",
      "ln": -0.156293,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "dense",
      "ln": -0.109039,
      "rows": 2142
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm",
      "ln": 0.0162594,
      "rows": 4054
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024-rocm",
      "ln": 0.288952,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna3",
      "ln": 0.113072,
      "rows": 554
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "argonne-lcf/LLM-Inference-Bench",
      "ln": 0.309604,
      "rows": 88
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm",
      "ln": -0.170895,
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
      "ln": -0.0880968,
      "rows": 256
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ampere fp16",
      "ln": -0.192611,
      "rows": 255
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.138131,
      "rows": 227
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.333336,
      "rows": 256
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ampere",
      "ln": 0.10199,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": -0.0870881,
      "rows": 256
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.0703001,
      "rows": 227
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0248621,
      "rows": 256
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.527129,
      "rows": 256
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ampere",
      "ln": 0.0226559,
      "rows": 256
    },
    {
      "term": "allReduceSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": -0.181992,
      "rows": 6914
    },
    {
      "term": "allToAllSec",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.0637323,
      "rows": 6914
    },
    {
      "term": "sumLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.14314,
      "rows": 6914
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "A100",
      "ln": 0.20178,
      "rows": 227
    },
    {
      "term": "exchangeLinkShare",
      "of": "vendor",
      "key": "NVIDIA",
      "ln": 0.0130592,
      "rows": 6914
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2024",
      "ln": -0.0609386,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.0666669,
      "rows": 109
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2024",
      "ln": -0.0160935,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm ampere",
      "ln": -0.125263,
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
      "ln": -0.056092,
      "rows": 2271
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.0573544,
      "rows": 2271
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.105667,
      "rows": 2271
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.31819,
      "rows": 2271
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.141481,
      "rows": 2271
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": 0.0261963,
      "rows": 43
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm ampere",
      "ln": 0.027097,
      "rows": 19
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": -0.167697,
      "rows": 2271
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2024",
      "ln": -0.0826357,
      "rows": 43
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm ampere",
      "ln": 0.00669267,
      "rows": 19
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "tensorrt-llm",
      "ln": 0.2503,
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
      "ln": -0.0501516,
      "rows": 2795
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp16",
      "ln": 0.0166889,
      "rows": 803
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.0103141,
      "rows": 1344
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "hopper",
      "ln": 0.129225,
      "rows": 2795
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.512266,
      "rows": 2795
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0286862,
      "rows": 2795
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "hopper",
      "ln": 0.0938309,
      "rows": 2795
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0567937,
      "rows": 2795
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "H100",
      "ln": -0.0101711,
      "rows": 1344
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.19217,
      "rows": 2795
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "hopper",
      "ln": -0.0668873,
      "rows": 2795
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": -0.154453,
      "rows": 2795
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.187086,
      "rows": 2795
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "hopper",
      "ln": 0.100851,
      "rows": 2795
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H100",
      "ln": 0.111663,
      "rows": 1344
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": -0.0546565,
      "rows": 1286
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm hopper",
      "ln": 0.0368744,
      "rows": 1286
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0725422,
      "rows": 1097
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm hopper",
      "ln": 0.0946984,
      "rows": 1097
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "bf16",
      "ln": -0.117673,
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
      "ln": -0.0681366,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.0245292,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.0245292,
      "rows": 10
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.289105,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "deepspeed",
      "ln": -0.313395,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "version",
      "key": "deepspeed 2024",
      "ln": -0.112822,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "deepspeed gaudi",
      "ln": -0.112822,
      "rows": 10
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "gaudi",
      "ln": 0.377105,
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
      "ln": 0.0920521,
      "rows": 4427
    },
    {
      "term": "expertShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.246069,
      "rows": 4427
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": -0.0415652,
      "rows": 4427
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp8",
      "ln": 0.0509131,
      "rows": 4427
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp8",
      "ln": -0.136855,
      "rows": 3444
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "experts",
      "ln": -0.152393,
      "rows": 1370
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "experts",
      "ln": 0.0851694,
      "rows": 1370
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "experts",
      "ln": -0.0424627,
      "rows": 1370
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm ",
      "ln": 0.0757825,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": 0.0757825,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "AI-Hypercomputer/tpu-recipes",
      "ln": 0.30313,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "tpu",
      "ln": 0.942717,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "experts",
      "ln": 0.113192,
      "rows": 1370
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm ",
      "ln": -0.0184285,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm tpu",
      "ln": -0.0184285,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "AI-Hypercomputer/tpu-recipes",
      "ln": -0.0737142,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "tpu",
      "ln": 0.262978,
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
      "ln": -0.0255869,
      "rows": 612
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "states",
      "ln": 0.0437958,
      "rows": 612
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "states",
      "ln": 0.391896,
      "rows": 612
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "states",
      "ln": 0.00867067,
      "rows": 612
    },
    {
      "term": "gemmShare",
      "of": "work",
      "key": "pass",
      "ln": 0.715052,
      "rows": 70
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.271786,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-3090",
      "ln": -0.0323645,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.0107793,
      "rows": 24
    },
    {
      "term": "hostStepSec",
      "of": "work",
      "key": "pass",
      "ln": 0.00912005,
      "rows": 70
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.00172915,
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
      "ln": -0.136511,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "huggingface/pytorch-image-models",
      "ln": -0.811794,
      "rows": 26
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "pytorch, images",
      "ln": 0.569672,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "huggingface/pytorch-image-models",
      "ln": 0.655297,
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
      "ln": -0.122732,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "ada fp16",
      "ln": -0.0992545,
      "rows": 30
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.17088,
      "rows": 16
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "ada",
      "ln": 0.00634676,
      "rows": 32
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0652094,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.317977,
      "rows": 32
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-4090",
      "ln": -0.0274348,
      "rows": 16
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "ada",
      "ln": -0.0909459,
      "rows": 32
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.0338661,
      "rows": 32
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "ada",
      "ln": -0.00277102,
      "rows": 32
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.069793,
      "rows": 3831
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp16",
      "ln": 0.0250665,
      "rows": 230
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0237029,
      "rows": 10
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0654104,
      "rows": 3831
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.241414,
      "rows": 3831
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0223317,
      "rows": 3831
    },
    {
      "term": "imageAttentionShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.197218,
      "rows": 3831
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0121833,
      "rows": 3831
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-pro-6000-maxq",
      "ln": -0.0260483,
      "rows": 10
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": 0.0561749,
      "rows": 3831
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0962385,
      "rows": 3831
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.353196,
      "rows": 3831
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.2123,
      "rows": 3831
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "blackwell",
      "ln": -0.0305165,
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
      "ln": 0.140413,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0.0505486,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": 0.0505486,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Intel Gaudi model performance pages",
      "ln": 0.202194,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "optimum-habana",
      "ln": 0.0278184,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "optimum-habana ",
      "ln": 0.0100146,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "optimum-habana gaudi",
      "ln": 0.0100146,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Intel Gaudi model performance pages",
      "ln": 0.0400584,
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
      "ln": -0.0676757,
      "rows": 192
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "microsoft/vidur",
      "ln": -0.18352,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "microsoft/vidur",
      "ln": -0.0241837,
      "rows": 56
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": 0.0855017,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-a40",
      "ln": -0.0495577,
      "rows": 12
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "B200",
      "ln": 0.00518975,
      "rows": 3086
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "B200",
      "ln": 0.0268046,
      "rows": 3086
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.0015163,
      "rows": 38
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B200",
      "ln": -0.0936277,
      "rows": 3086
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "xdit, images",
      "ln": 0.000218306,
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
      "ln": 0.232219,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ml-energy/leaderboard",
      "ln": 0.334395,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "xdit, images",
      "ln": -0.00102014,
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
      "ln": -0.33954,
      "rows": 97
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator",
      "ln": -0.0162958,
      "rows": 97
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp8",
      "ln": 0.0628073,
      "rows": 1324
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.436316,
      "rows": 2988
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "blackwell fp4",
      "ln": -0.0568547,
      "rows": 2277
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": 0.13901,
      "rows": 2988
    },
    {
      "term": "expertBandwidthShare",
      "of": "class",
      "key": "fp4",
      "ln": -0.347182,
      "rows": 2988
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "hopper fp8",
      "ln": -0.0389787,
      "rows": 1992
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.0515555,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "NVIDIA/TensorRT-LLM",
      "ln": -0.120458,
      "rows": 23
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.6",
      "ln": -0.134002,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "NVIDIA/TensorRT-LLM",
      "ln": 0.32356,
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
      "ln": 0.0204996,
      "rows": 12
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-l40s",
      "ln": 0.0209113,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0.0214411,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm v0.5",
      "ln": 0.214892,
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
      "ln": 0.0964094,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna2 fp16",
      "ln": 0.0428486,
      "rows": 16
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.0107122,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.626774,
      "rows": 16
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi210",
      "ln": 0.0696416,
      "rows": 16
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna2",
      "ln": 0.315717,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "PrincetonUniversity/LLMCompass",
      "ln": -0.322481,
      "rows": 39
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "PrincetonUniversity/LLMCompass",
      "ln": 0.299319,
      "rows": 39
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna3 fp8",
      "ln": 0.0208434,
      "rows": 557
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": 0.0465373,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ROCm/vllm",
      "ln": 0.186149,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-rocm",
      "ln": -0.0698306,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ROCm/vllm",
      "ln": -0.279323,
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
      "ln": 0.438427,
      "rows": 1255
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp4",
      "ln": 0.250773,
      "rows": 711
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": 0.0480872,
      "rows": 1253
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0316728,
      "rows": 1255
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.229623,
      "rows": 1255
    },
    {
      "term": "decodeAttentionShare",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.00269811,
      "rows": 1255
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0148257,
      "rows": 1255
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "fp4",
      "ln": 0.0377234,
      "rows": 287
    },
    {
      "term": "expertBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0185134,
      "rows": 1255
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.131382,
      "rows": 1255
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "latent",
      "ln": 0.110186,
      "rows": 1976
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.0686445,
      "rows": 1255
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.145244,
      "rows": 1783
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": -0.0185145,
      "rows": 1255
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "cdna4",
      "ln": 0.00731417,
      "rows": 1255
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "latent",
      "ln": -0.041384,
      "rows": 1976
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi355x",
      "ln": -0.0941911,
      "rows": 1253
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0165905,
      "rows": 1783
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.110838,
      "rows": 1783
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.0102978,
      "rows": 1783
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "latent",
      "ln": 0.0500846,
      "rows": 1976
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "sglang",
      "ln": 0.304921,
      "rows": 1783
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": -0.00176208,
      "rows": 56
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": 0.0368132,
      "rows": 425
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX-app",
      "ln": 0.0242388,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "latent",
      "ln": -0.0411835,
      "rows": 1976
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "sglang",
      "ln": -0.0953833,
      "rows": 1783
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": -0.0102763,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna4",
      "ln": 0.0408322,
      "rows": 425
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX-app",
      "ln": -0.0685562,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "sglang",
      "ln": 0.689599,
      "rows": 1783
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-2026",
      "ln": 0.0456434,
      "rows": 56
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp8",
      "ln": -0.0484669,
      "rows": 523
    },
    {
      "term": "gemmShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.397615,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.397615,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "apple fp32",
      "ln": -0.176718,
      "rows": 20
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": -0.0224259,
      "rows": 12
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "apple",
      "ln": 0.13085,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "class",
      "key": "fp32",
      "ln": -0.0280671,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.0631509,
      "rows": 20
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m1-max",
      "ln": 0.00650634,
      "rows": 12
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "apple",
      "ln": -0.0142486,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.137615,
      "rows": 20
    },
    {
      "term": "kernelSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.044298,
      "rows": 229
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "apple",
      "ln": -0.0146865,
      "rows": 20
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.00228893,
      "rows": 229
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.000116399,
      "rows": 229
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.0267585,
      "rows": 229
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.509209,
      "rows": 229
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0529309,
      "rows": 88
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0666913,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "XiongjieDai/GPU-Benchmarks-on-LLM-Inference",
      "ln": 0.211723,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "llama.cpp",
      "ln": 0.0382633,
      "rows": 229
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp 2024-05",
      "ln": 0.0565799,
      "rows": 88
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp apple",
      "ln": -0.0574254,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "XiongjieDai/GPU-Benchmarks-on-LLM-Inference",
      "ln": 0.226319,
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
      "ln": -0.0217536,
      "rows": 8
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "apple-m2-ultra",
      "ln": -0.0135231,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.0992394,
      "rows": 34
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ampere",
      "ln": -0.0136713,
      "rows": 34
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.293977,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp hopper",
      "ln": 0.121645,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": -0.0751154,
      "rows": 22
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp ada",
      "ln": 0.00603169,
      "rows": 22
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": 0.136744,
      "rows": 4
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "nvidia-rtx-6000-ada",
      "ln": -0.0288074,
      "rows": 4
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0158865,
      "rows": 1451
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "H200",
      "ln": 0.00386073,
      "rows": 1451
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "H200",
      "ln": -0.0483529,
      "rows": 1451
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.014218,
      "rows": 110
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": -0.0985316,
      "rows": 110
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.1.0rc2.post2",
      "ln": 0.338176,
      "rows": 110
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "nvfp4",
      "ln": -0.024594,
      "rows": 1597
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.0267222,
      "rows": 66
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": 0.134231,
      "rows": 960
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.118824,
      "rows": 66
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang blackwell",
      "ln": -0.074074,
      "rows": 960
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-11",
      "ln": 0.217237,
      "rows": 66
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "B300",
      "ln": 0.026268,
      "rows": 735
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "B300",
      "ln": -0.0909454,
      "rows": 735
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.0375295,
      "rows": 38
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.101052,
      "rows": 38
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.10.post1",
      "ln": 0.134456,
      "rows": 38
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.00667576,
      "rows": 125
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": -0.0768166,
      "rows": 1153
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": 0.131496,
      "rows": 125
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "tensorrt-llm blackwell",
      "ln": -0.0682617,
      "rows": 1153
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-11",
      "ln": -0.000110927,
      "rows": 125
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": -0.00970004,
      "rows": 55
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "4",
      "ln": 0.212415,
      "rows": 127
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.0202503,
      "rows": 55
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post2",
      "ln": 0.240362,
      "rows": 55
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "8",
      "ln": 0.261334,
      "rows": 199
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.0303103,
      "rows": 53
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": -0.275034,
      "rows": 53
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc6.post3",
      "ln": 0.286165,
      "rows": 53
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.0500455,
      "rows": 9
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": -0.132256,
      "rows": 1072
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc1",
      "ln": 0.203104,
      "rows": 9
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "ai-dynamo/aiconfigurator, own runs",
      "ln": 0.0159725,
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
      "ln": 0.596745,
      "rows": 1072
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.0374556,
      "rows": 307
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.00219796,
      "rows": 307
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.9",
      "ln": 0.288428,
      "rows": 307
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "indexed",
      "ln": 0.217784,
      "rows": 709
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "indexed",
      "ln": -0.0601075,
      "rows": 709
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "indexed",
      "ln": 0.488113,
      "rows": 709
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": 0.0155056,
      "rows": 36
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "indexed",
      "ln": -0.00545982,
      "rows": 709
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": 0.0237527,
      "rows": 36
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev",
      "ln": -0.0815049,
      "rows": 36
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "mxfp4",
      "ln": 0.0908065,
      "rows": 2084
    },
    {
      "term": "cacheBandwidthShare",
      "of": "layers",
      "key": "sinks",
      "ln": -0.128771,
      "rows": 1627
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "sinks",
      "ln": -0.00764276,
      "rows": 1627
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "sinks",
      "ln": 0.115179,
      "rows": 1627
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": 0.035925,
      "rows": 182
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "sinks",
      "ln": -0.105209,
      "rows": 1627
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.087382,
      "rows": 182
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.18.0",
      "ln": -0.156357,
      "rows": 182
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.00151986,
      "rows": 77
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.120996,
      "rows": 77
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm gpt-oss-dev",
      "ln": 0.0364185,
      "rows": 77
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0112427,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0377544,
      "rows": 1636
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": 0.0408831,
      "rows": 121
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm blackwell",
      "ln": -0.0596561,
      "rows": 1636
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.15.1",
      "ln": -0.210371,
      "rows": 121
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0292218,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0736947,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-11",
      "ln": 0.0558312,
      "rows": 24
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0141593,
      "rows": 56
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.0568213,
      "rows": 56
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2.post2",
      "ln": -0.295924,
      "rows": 56
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": 0.0054462,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.0756545,
      "rows": 29
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.2.0rc2",
      "ln": -0.216036,
      "rows": 29
    },
    {
      "term": "memory",
      "of": "ranks",
      "key": "2",
      "ln": -0.154414,
      "rows": 23
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": -0.00822997,
      "rows": 131
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0617224,
      "rows": 131
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-12",
      "ln": 0.0301624,
      "rows": 131
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0119222,
      "rows": 112
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": -0.0722236,
      "rows": 112
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.17.0",
      "ln": 0.212354,
      "rows": 112
    },
    {
      "term": "expertBandwidthShare",
      "of": "words",
      "key": "int4",
      "ln": 0.153833,
      "rows": 193
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.0671383,
      "rows": 93
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": -0.0331639,
      "rows": 93
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.16.0",
      "ln": 0.0742331,
      "rows": 93
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.00401863,
      "rows": 270
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.0909682,
      "rows": 270
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.19.0",
      "ln": -0.170186,
      "rows": 270
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.159984,
      "rows": 571
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": -0.178954,
      "rows": 571
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.0.0rc3",
      "ln": 0.0693018,
      "rows": 571
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.0572869,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.10229,
      "rows": 335
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.109015,
      "rows": 79
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang hopper",
      "ln": -0.0244777,
      "rows": 335
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post2",
      "ln": 0.1739,
      "rows": 79
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.100342,
      "rows": 169
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": 0.100813,
      "rows": 169
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 0.12.0",
      "ln": -0.0554042,
      "rows": 169
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0718607,
      "rows": 226
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0311179,
      "rows": 226
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10",
      "ln": -0.0877561,
      "rows": 226
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.0245703,
      "rows": 183
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": 0.0226247,
      "rows": 183
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10",
      "ln": -0.128324,
      "rows": 183
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": -0.00515322,
      "rows": 58
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": -0.00128195,
      "rows": 58
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly-5b8c30d62b754b57",
      "ln": 0.0517787,
      "rows": 58
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.138751,
      "rows": 78
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.1.post1",
      "ln": -0.0795052,
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
      "ln": -0.0339526,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.8.post1",
      "ln": -0.0470281,
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
      "ln": 0.00775455,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.0320553,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260402-d7256eb6",
      "ln": 0.182764,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.000653338,
      "rows": 21
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.0071255,
      "rows": 21
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang nightly-dev-20260216-d3bae71e",
      "ln": 0.21728,
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
      "ln": 0.11864,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.0187171,
      "rows": 6
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.0427103,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": 0.170841,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "generation",
      "key": "neuron",
      "ln": 0.474559,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": 0.133883,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": 0.0976726,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "transformers-neuronx neuron",
      "ln": 0.048198,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": 0.192792,
      "rows": 30
    },
    {
      "term": "memory",
      "of": "generation",
      "key": "neuron",
      "ln": 0.535533,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "transformers-neuronx",
      "ln": -0.175446,
      "rows": 30
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.0",
      "ln": -0.0499815,
      "rows": 6
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "aws-neuron/aws-neuron-sdk",
      "ln": -0.701783,
      "rows": 30
    },
    {
      "term": "compute",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": 0.0239932,
      "rows": 24
    },
    {
      "term": "memory",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.0494746,
      "rows": 24
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "transformers-neuronx neuron 2.18.1",
      "ln": -0.125464,
      "rows": 24
    },
    {
      "term": "gemmShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0199967,
      "rows": 141
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "amd-ryzen-ai-max-395 fp16",
      "ln": -0.00888745,
      "rows": 141
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00222186,
      "rows": 141
    },
    {
      "term": "expertShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0994146,
      "rows": 141
    },
    {
      "term": "attentionShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.939192,
      "rows": 141
    },
    {
      "term": "bandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0760728,
      "rows": 141
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00845253,
      "rows": 141
    },
    {
      "term": "cacheBandwidthShare",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": 0.013249,
      "rows": 141
    },
    {
      "term": "kernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0748918,
      "rows": 141
    },
    {
      "term": "expertKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.0253405,
      "rows": 141
    },
    {
      "term": "attentionKernelSec",
      "of": "generation",
      "key": "amd-ryzen-ai-max-395",
      "ln": -0.00816436,
      "rows": 141
    },
    {
      "term": "compute",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": 0.0632212,
      "rows": 40
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": 0.130384,
      "rows": 141
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "lhl/strix-halo-testing",
      "ln": 0.521538,
      "rows": 141
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6111",
      "ln": -0.004821,
      "rows": 40
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "llama.cpp amd-ryzen-ai-max-395",
      "ln": -0.0428051,
      "rows": 141
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "lhl/strix-halo-testing",
      "ln": -0.17122,
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
      "ln": -0.0436184,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6118",
      "ln": -0.00130236,
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
      "ln": 0.0221071,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6097",
      "ln": -0.0215853,
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
      "ln": 0.0886744,
      "rows": 66
    },
    {
      "term": "memory",
      "of": "version",
      "key": "llama.cpp b6077",
      "ln": -0.0150964,
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
      "ln": -0.0109082,
      "rows": 543
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10 to 2026-07",
      "ln": 0.0780657,
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
      "ln": 0.08224,
      "rows": 608
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10 to 2026-07",
      "ln": 0.06866,
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
      "ln": -0.187303,
      "rows": 366
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.012085,
      "rows": 366
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.0197838,
      "rows": 366
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "atom",
      "ln": 0.00487384,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "atom",
      "ln": 0.185916,
      "rows": 366
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": 0.0338675,
      "rows": 317
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": 0.0669297,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "atom",
      "ln": -0.123739,
      "rows": 366
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2025-10 to 2026-07",
      "ln": -0.00722056,
      "rows": 317
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "atom cdna4",
      "ln": -0.0445459,
      "rows": 366
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "atom",
      "ln": -0.175459,
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
      "ln": 0.0227952,
      "rows": 345
    },
    {
      "term": "attentionKernelSec",
      "of": "layers",
      "key": "compressed",
      "ln": -0.00476329,
      "rows": 345
    },
    {
      "term": "compute",
      "of": "layers",
      "key": "compressed",
      "ln": 0.434686,
      "rows": 345
    },
    {
      "term": "memory",
      "of": "layers",
      "key": "compressed",
      "ln": 0.14058,
      "rows": 345
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": 0.186995,
      "rows": 1950
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10 to 2026-07",
      "ln": -0.0781459,
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
      "ln": 0.0942679,
      "rows": 464
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm cdna4",
      "ln": 0.059255,
      "rows": 464
    },
    {
      "term": "gemmShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.00495297,
      "rows": 307
    },
    {
      "term": "bandwidthShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0256203,
      "rows": 307
    },
    {
      "term": "sumLinkShare",
      "of": "chip",
      "key": "amd-mi325x",
      "ln": -0.0264722,
      "rows": 307
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.041017,
      "rows": 63
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "sglang cdna3",
      "ln": 0.0233816,
      "rows": 63
    },
    {
      "term": "gemmShare",
      "of": "generationClass",
      "key": "cdna4 fp16",
      "ln": -0.00744914,
      "rows": 21
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.0151503,
      "rows": 234
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Mutinifni/splitwise-sim",
      "ln": 0.0606012,
      "rows": 234
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2023",
      "ln": 0.132151,
      "rows": 234
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Mutinifni/splitwise-sim",
      "ln": 0.528604,
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
      "ln": -0.00258247,
      "rows": 5
    },
    {
      "term": "hostStepSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.000111863,
      "rows": 5
    },
    {
      "term": "hostSequenceSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.000124027,
      "rows": 5
    },
    {
      "term": "prefillFixedSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.00015959,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "framework",
      "key": "nim",
      "ln": -0.0232497,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.00836991,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": -0.00836991,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.0334796,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "nim",
      "ln": -0.0103735,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.00373447,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "nim hopper",
      "ln": -0.00373447,
      "rows": 5
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.0149379,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "nim",
      "ln": -0.0096162,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "nim 1.8.0",
      "ln": -0.0096162,
      "rows": 5
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "NVIDIA NIM benchmarking pages",
      "ln": -0.0384648,
      "rows": 5
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": 0.0153302,
      "rows": 20
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": -0.00646511,
      "rows": 20
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "ln": -0.0795606,
      "rows": 20
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.0194805,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.105908,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10",
      "ln": 0.170847,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": 0.0123649,
      "rows": 46
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.00638492,
      "rows": 46
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-12",
      "ln": -0.0415486,
      "rows": 46
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.000457365,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.0953207,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-02",
      "ln": -0.104203,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.00868781,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0630969,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-03",
      "ln": -0.0566611,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.0304272,
      "rows": 61
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.128016,
      "rows": 61
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.12",
      "ln": -0.271514,
      "rows": 61
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": 0.00437405,
      "rows": 106
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": -0.0426815,
      "rows": 106
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-05",
      "ln": 0.0569981,
      "rows": 106
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": 0.00520112,
      "rows": 13
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.00891516,
      "rows": 13
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "ln": -0.0373777,
      "rows": 13
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.0093572,
      "rows": 8
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": -0.035187,
      "rows": 8
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2026-05",
      "ln": 0.0441131,
      "rows": 8
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": 0.00156096,
      "rows": 34
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.0521839,
      "rows": 34
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2026-01",
      "ln": -0.172357,
      "rows": 34
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0185925,
      "rows": 16
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": -0.0435089,
      "rows": 16
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 1.3.0rc14",
      "ln": 0.130069,
      "rows": 16
    },
    {
      "term": "compute",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.0138559,
      "rows": 15
    },
    {
      "term": "memory",
      "of": "version",
      "key": "atom 2026-01",
      "ln": 0.00526792,
      "rows": 15
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "atom 2026-01",
      "ln": -0.0585209,
      "rows": 15
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": -0.0132635,
      "rows": 6
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2026-02",
      "ln": 0.0225641,
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
      "ln": 1.60988e-44,
      "rows": 11
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 5.79555e-45,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.379852,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.136747,
      "rows": 11
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-gaudi gaudi",
      "ln": 0.136747,
      "rows": 11
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-gaudi",
      "ln": 0.0388376,
      "rows": 11
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-gaudi 0.17.1rc1",
      "ln": 0.0388376,
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
      "ln": 0.0251721,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.00906196,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.00906196,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.116935,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0420965,
      "rows": 7
    },
    {
      "term": "memory",
      "of": "frameworkGeneration",
      "key": "vllm-tpu tpu",
      "ln": 0.0420965,
      "rows": 7
    },
    {
      "term": "ingestSec",
      "of": "framework",
      "key": "vllm-tpu",
      "ln": 0.0706652,
      "rows": 7
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm-tpu 2026",
      "ln": 0.0706652,
      "rows": 7
    },
    {
      "term": "compute",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": -0.00233527,
      "rows": 230
    },
    {
      "term": "memory",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": 0.0606248,
      "rows": 230
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "tensorrt-llm 2025-10/11",
      "ln": -0.284073,
      "rows": 230
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0105178,
      "rows": 128
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.088825,
      "rows": 128
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 2025-10/11",
      "ln": 0.0590774,
      "rows": 128
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": 0.0467749,
      "rows": 391
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.0555802,
      "rows": 391
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm 2025-10/11",
      "ln": -0.449335,
      "rows": 391
    },
    {
      "term": "compute",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.0400536,
      "rows": 170
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 0.160215,
      "rows": 170
    },
    {
      "term": "memory",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.0482794,
      "rows": 170
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 0.193117,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "vllm nightly 2026-02",
      "ln": 0.564317,
      "rows": 170
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "SemiAnalysisAI/InferenceX",
      "ln": 2.25727,
      "rows": 170
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": -0.00724866,
      "rows": 12
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": 0.107728,
      "rows": 105
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": -0.107415,
      "rows": 12
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": 0.52561,
      "rows": 105
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.6.post1",
      "ln": 0.0353936,
      "rows": 12
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "sgl-project/sgl-cookbook",
      "ln": -0.460969,
      "rows": 105
    },
    {
      "term": "compute",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": 0.0111793,
      "rows": 28
    },
    {
      "term": "memory",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.0864286,
      "rows": 28
    },
    {
      "term": "ingestSec",
      "of": "version",
      "key": "sglang 0.5.7",
      "ln": -0.164637,
      "rows": 28
    },
    {
      "term": "compute",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": -0.0558684,
      "rows": 9
    },
    {
      "term": "memory",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": -0.0384109,
      "rows": 9
    },
    {
      "term": "ingestSec",
      "of": "harness",
      "key": "Vultr inference cookbook",
      "ln": 0.483903,
      "rows": 9
    }
  ],
  "edge": {
    "compute": 0.753899,
    "memory": 0.797038
  },
  "maturity": [
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.94457,
      "rows": 4054
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "prefill",
      "ratio": 1.98425,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.27521,
      "rows": 4054
    },
    {
      "framework": "vllm",
      "version": "2024-rocm",
      "phase": "decode",
      "ratio": 1.70244,
      "rows": 11
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.82961,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2024",
      "phase": "decode",
      "ratio": 1.25485,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "prefill",
      "ratio": 1.52803,
      "rows": 2271
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.56859,
      "rows": 43
    },
    {
      "framework": "tensorrt-llm",
      "version": null,
      "phase": "decode",
      "ratio": 1.06094,
      "rows": 2271
    },
    {
      "framework": "tensorrt-llm",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.976794,
      "rows": 43
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "prefill",
      "ratio": 1.23907,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "prefill",
      "ratio": 1.20905,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": null,
      "phase": "decode",
      "ratio": 0.917097,
      "rows": 10
    },
    {
      "framework": "deepspeed",
      "version": "2024",
      "phase": "decode",
      "ratio": 0.819252,
      "rows": 10
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "prefill",
      "ratio": 2.09766,
      "rows": 5
    },
    {
      "framework": "vllm",
      "version": null,
      "phase": "decode",
      "ratio": 1.25193,
      "rows": 5
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "prefill",
      "ratio": 1.15718,
      "rows": 24
    },
    {
      "framework": "pytorch, images",
      "version": null,
      "phase": "decode",
      "ratio": 2.21782,
      "rows": 24
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.5264,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "prefill",
      "ratio": 1.60554,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.29004,
      "rows": 15
    },
    {
      "framework": "optimum-habana",
      "version": null,
      "phase": "decode",
      "ratio": 1.30302,
      "rows": 15
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "prefill",
      "ratio": 1.67316,
      "rows": 38
    },
    {
      "framework": "xdit, images",
      "version": null,
      "phase": "decode",
      "ratio": 1.25337,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "prefill",
      "ratio": 1.45125,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.6",
      "phase": "decode",
      "ratio": 0.927886,
      "rows": 11
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "prefill",
      "ratio": 1.56114,
      "rows": 12
    },
    {
      "framework": "tensorrt-llm",
      "version": "v0.5",
      "phase": "decode",
      "ratio": 1.31528,
      "rows": 12
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "prefill",
      "ratio": 2.0372,
      "rows": 8
    },
    {
      "framework": "vllm",
      "version": "2025-rocm",
      "phase": "decode",
      "ratio": 1.1892,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "prefill",
      "ratio": 1.79934,
      "rows": 1783
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "prefill",
      "ratio": 1.79617,
      "rows": 56
    },
    {
      "framework": "sglang",
      "version": null,
      "phase": "decode",
      "ratio": 1.1405,
      "rows": 1783
    },
    {
      "framework": "sglang",
      "version": "2025-2026",
      "phase": "decode",
      "ratio": 1.12884,
      "rows": 56
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "prefill",
      "ratio": 2.20716,
      "rows": 229
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "prefill",
      "ratio": 2.32713,
      "rows": 88
    },
    {
      "framework": "llama.cpp",
      "version": null,
      "phase": "decode",
      "ratio": 1.30358,
      "rows": 229
    },
    {
      "framework": "llama.cpp",
      "version": "2024-05",
      "phase": "decode",
      "ratio": 1.37947,
      "rows": 88
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.50646,
      "rows": 110
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.1.0rc2.post2",
      "phase": "decode",
      "ratio": 0.961389,
      "rows": 110
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.84807,
      "rows": 66
    },
    {
      "framework": "sglang",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.2844,
      "rows": 66
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "prefill",
      "ratio": 1.86815,
      "rows": 38
    },
    {
      "framework": "sglang",
      "version": "0.5.10.post1",
      "phase": "decode",
      "ratio": 1.26178,
      "rows": 38
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 1.53826,
      "rows": 125
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.21004,
      "rows": 125
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "prefill",
      "ratio": 1.51328,
      "rows": 55
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post2",
      "phase": "decode",
      "ratio": 1.08264,
      "rows": 55
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "prefill",
      "ratio": 1.48241,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc6.post3",
      "phase": "decode",
      "ratio": 0.805834,
      "rows": 53
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "prefill",
      "ratio": 1.60644,
      "rows": 9
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc1",
      "phase": "decode",
      "ratio": 1.29986,
      "rows": 9
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "prefill",
      "ratio": 1.86801,
      "rows": 307
    },
    {
      "framework": "sglang",
      "version": "0.5.9",
      "phase": "decode",
      "ratio": 1.14301,
      "rows": 307
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "prefill",
      "ratio": 1.82745,
      "rows": 36
    },
    {
      "framework": "sglang",
      "version": "nightly-dev",
      "phase": "decode",
      "ratio": 1.16792,
      "rows": 36
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "prefill",
      "ratio": 2.0157,
      "rows": 182
    },
    {
      "framework": "vllm",
      "version": "0.18.0",
      "phase": "decode",
      "ratio": 1.16851,
      "rows": 182
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "prefill",
      "ratio": 1.53035,
      "rows": 77
    },
    {
      "framework": "tensorrt-llm",
      "version": "gpt-oss-dev",
      "phase": "decode",
      "ratio": 1.1974,
      "rows": 77
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "prefill",
      "ratio": 1.96656,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "0.15.1",
      "phase": "decode",
      "ratio": 1.32843,
      "rows": 121
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "prefill",
      "ratio": 2.00223,
      "rows": 24
    },
    {
      "framework": "vllm",
      "version": "2025-11",
      "phase": "decode",
      "ratio": 1.37274,
      "rows": 24
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "prefill",
      "ratio": 1.50654,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2.post2",
      "phase": "decode",
      "ratio": 1.00234,
      "rows": 56
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "prefill",
      "ratio": 1.53637,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.2.0rc2",
      "phase": "decode",
      "ratio": 0.983637,
      "rows": 29
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.5155,
      "rows": 131
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.12849,
      "rows": 131
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "prefill",
      "ratio": 1.92152,
      "rows": 112
    },
    {
      "framework": "vllm",
      "version": "0.17.0",
      "phase": "decode",
      "ratio": 1.18636,
      "rows": 112
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "prefill",
      "ratio": 1.8183,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.16.0",
      "phase": "decode",
      "ratio": 1.23361,
      "rows": 93
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "prefill",
      "ratio": 1.93677,
      "rows": 270
    },
    {
      "framework": "vllm",
      "version": "0.19.0",
      "phase": "decode",
      "ratio": 1.16433,
      "rows": 270
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "prefill",
      "ratio": 1.79313,
      "rows": 571
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.0.0rc3",
      "phase": "decode",
      "ratio": 0.8871,
      "rows": 571
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "prefill",
      "ratio": 1.90542,
      "rows": 79
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post2",
      "phase": "decode",
      "ratio": 1.27187,
      "rows": 79
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "prefill",
      "ratio": 1.75892,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "0.12.0",
      "phase": "decode",
      "ratio": 1.41047,
      "rows": 169
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.80973,
      "rows": 226
    },
    {
      "framework": "vllm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.23614,
      "rows": 226
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.49094,
      "rows": 183
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.08522,
      "rows": 183
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "prefill",
      "ratio": 1.93457,
      "rows": 58
    },
    {
      "framework": "vllm",
      "version": "nightly-5b8c30d62b754b57",
      "phase": "decode",
      "ratio": 1.27358,
      "rows": 58
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "prefill",
      "ratio": 1.56622,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.1.post1",
      "phase": "decode",
      "ratio": 1.05334,
      "rows": 78
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "prefill",
      "ratio": 1.73927,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "0.5.8.post1",
      "phase": "decode",
      "ratio": 1.08811,
      "rows": 6
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "prefill",
      "ratio": 1.81334,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260402-d7256eb6",
      "phase": "decode",
      "ratio": 1.17765,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "prefill",
      "ratio": 1.80051,
      "rows": 21
    },
    {
      "framework": "sglang",
      "version": "nightly-dev-20260216-d3bae71e",
      "phase": "decode",
      "ratio": 1.14866,
      "rows": 21
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "prefill",
      "ratio": 1.49352,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "prefill",
      "ratio": 1.52174,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": null,
      "phase": "decode",
      "ratio": 1.43438,
      "rows": 30
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.0",
      "phase": "decode",
      "ratio": 1.58155,
      "rows": 6
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "prefill",
      "ratio": 1.52979,
      "rows": 24
    },
    {
      "framework": "transformers-neuronx",
      "version": "neuron 2.18.1",
      "phase": "decode",
      "ratio": 1.36515,
      "rows": 24
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "prefill",
      "ratio": 2.3512,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6111",
      "phase": "decode",
      "ratio": 1.29731,
      "rows": 40
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "prefill",
      "ratio": 2.11296,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6118",
      "phase": "decode",
      "ratio": 1.30189,
      "rows": 20
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "prefill",
      "ratio": 2.2565,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6097",
      "phase": "decode",
      "ratio": 1.27575,
      "rows": 15
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "prefill",
      "ratio": 2.41182,
      "rows": 66
    },
    {
      "framework": "llama.cpp",
      "version": "b6077",
      "phase": "decode",
      "ratio": 1.28405,
      "rows": 66
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.51145,
      "rows": 543
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.14708,
      "rows": 543
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.95357,
      "rows": 608
    },
    {
      "framework": "sglang",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.22156,
      "rows": 608
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "prefill",
      "ratio": 1.59746,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 1.65249,
      "rows": 317
    },
    {
      "framework": "atom",
      "version": null,
      "phase": "decode",
      "ratio": 1.10862,
      "rows": 366
    },
    {
      "framework": "atom",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.10064,
      "rows": 317
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "prefill",
      "ratio": 2.34441,
      "rows": 1950
    },
    {
      "framework": "vllm",
      "version": "2025-10 to 2026-07",
      "phase": "decode",
      "ratio": 1.17935,
      "rows": 1950
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "prefill",
      "ratio": 1.97426,
      "rows": 234
    },
    {
      "framework": "vllm",
      "version": "2023",
      "phase": "decode",
      "ratio": 1.45537,
      "rows": 234
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "prefill",
      "ratio": 1.29595,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "prefill",
      "ratio": 1.28515,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": null,
      "phase": "decode",
      "ratio": 1.2417,
      "rows": 5
    },
    {
      "framework": "nim",
      "version": "1.8.0",
      "phase": "decode",
      "ratio": 1.23707,
      "rows": 5
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "prefill",
      "ratio": 1.62213,
      "rows": 20
    },
    {
      "framework": "atom",
      "version": "rocm7.1.1-ubuntu24.04-pytorch2.9-atom0.1",
      "phase": "decode",
      "ratio": 1.10147,
      "rows": 20
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "prefill",
      "ratio": 1.83473,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-10",
      "phase": "decode",
      "ratio": 1.26792,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "prefill",
      "ratio": 1.82172,
      "rows": 46
    },
    {
      "framework": "sglang",
      "version": "2025-12",
      "phase": "decode",
      "ratio": 1.13324,
      "rows": 46
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.79851,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.03681,
      "rows": 16
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "prefill",
      "ratio": 1.78377,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "2026-03",
      "phase": "decode",
      "ratio": 1.07076,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "prefill",
      "ratio": 1.74541,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "0.5.12",
      "phase": "decode",
      "ratio": 1.00346,
      "rows": 61
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.80722,
      "rows": 106
    },
    {
      "framework": "sglang",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 1.09285,
      "rows": 106
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "prefill",
      "ratio": 1.60579,
      "rows": 13
    },
    {
      "framework": "atom",
      "version": "rocm7.2.3_ubuntu24.04_py3.12_pytorch_rel",
      "phase": "decode",
      "ratio": 1.09878,
      "rows": 13
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "prefill",
      "ratio": 1.5138,
      "rows": 8
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-05",
      "phase": "decode",
      "ratio": 1.02426,
      "rows": 8
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.80215,
      "rows": 34
    },
    {
      "framework": "sglang",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.08251,
      "rows": 34
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "prefill",
      "ratio": 1.49988,
      "rows": 16
    },
    {
      "framework": "tensorrt-llm",
      "version": "1.3.0rc14",
      "phase": "decode",
      "ratio": 1.01577,
      "rows": 16
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "prefill",
      "ratio": 1.61975,
      "rows": 15
    },
    {
      "framework": "atom",
      "version": "2026-01",
      "phase": "decode",
      "ratio": 1.11447,
      "rows": 15
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "prefill",
      "ratio": 1.50789,
      "rows": 6
    },
    {
      "framework": "tensorrt-llm",
      "version": "2026-02",
      "phase": "decode",
      "ratio": 1.08515,
      "rows": 6
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "prefill",
      "ratio": 1.32644,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "prefill",
      "ratio": 1.32644,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": null,
      "phase": "decode",
      "ratio": 1.83438,
      "rows": 11
    },
    {
      "framework": "vllm-gaudi",
      "version": "0.17.1rc1",
      "phase": "decode",
      "ratio": 2.10318,
      "rows": 11
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "prefill",
      "ratio": 1.36025,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "prefill",
      "ratio": 1.37263,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": null,
      "phase": "decode",
      "ratio": 1.41028,
      "rows": 7
    },
    {
      "framework": "vllm-tpu",
      "version": "2026",
      "phase": "decode",
      "ratio": 1.47091,
      "rows": 7
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.52446,
      "rows": 230
    },
    {
      "framework": "tensorrt-llm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.12725,
      "rows": 230
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 1.81836,
      "rows": 128
    },
    {
      "framework": "sglang",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.24644,
      "rows": 128
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "prefill",
      "ratio": 2.03769,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "2025-10/11",
      "phase": "decode",
      "ratio": 1.20627,
      "rows": 391
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "prefill",
      "ratio": 2.02404,
      "rows": 170
    },
    {
      "framework": "vllm",
      "version": "nightly 2026-02",
      "phase": "decode",
      "ratio": 1.33829,
      "rows": 170
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "prefill",
      "ratio": 1.78634,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.6.post1",
      "phase": "decode",
      "ratio": 1.02435,
      "rows": 12
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "prefill",
      "ratio": 1.81956,
      "rows": 28
    },
    {
      "framework": "sglang",
      "version": "0.5.7",
      "phase": "decode",
      "ratio": 1.04607,
      "rows": 28
    }
  ],
  "power": [
    {
      "chip": "nvidia-a100-sxm4-40gb",
      "floorWatts": 64.8748,
      "joulesPerFlop": 1.25394e-12,
      "joulesPerByte": 1.69506e-10,
      "rows": 40
    },
    {
      "chip": "nvidia-gh200-96gb",
      "floorWatts": 154.859,
      "joulesPerFlop": 9.79432e-13,
      "joulesPerByte": 1.07709e-10,
      "rows": 16
    },
    {
      "chip": "nvidia-h100-sxm5-80gb",
      "floorWatts": 114.439,
      "joulesPerFlop": 7.00489e-13,
      "joulesPerByte": 1.43832e-10,
      "rows": 66
    },
    {
      "chip": "nvidia-b200-sxm-180gb",
      "floorWatts": 192.7,
      "joulesPerFlop": 3.01341e-13,
      "joulesPerByte": 1.14162e-10,
      "rows": 448
    },
    {
      "chip": "amd-mi355x",
      "floorWatts": 229.276,
      "joulesPerFlop": 3.65551e-13,
      "joulesPerByte": 1.14183e-10,
      "rows": 437
    },
    {
      "chip": "nvidia-h200-sxm-141gb",
      "floorWatts": 117.651,
      "joulesPerFlop": 6.28451e-13,
      "joulesPerByte": 1.01942e-10,
      "rows": 168
    },
    {
      "chip": "nvidia-b300-sxm",
      "floorWatts": 193.868,
      "joulesPerFlop": 4.01465e-13,
      "joulesPerByte": 8.69421e-11,
      "rows": 289
    },
    {
      "chip": "amd-mi300x",
      "floorWatts": 121.403,
      "joulesPerFlop": 5.67575e-13,
      "joulesPerByte": 8.76635e-11,
      "rows": 15
    },
    {
      "chip": "amd-mi325x",
      "floorWatts": 176.053,
      "joulesPerFlop": 7.66888e-13,
      "joulesPerByte": 1.31645e-10,
      "rows": 96
    }
  ],
  "powerShares": {
    "floor": 0.205517,
    "compute": 0.714141,
    "memory": 0.586475
  },
  "errors": [
    {
      "phase": "prefill",
      "share": 0.5587685492928112,
      "rows": 3237
    },
    {
      "phase": "decode",
      "share": 0.3909759809963107,
      "rows": 139
    },
    {
      "phase": "generate",
      "share": 0.16257575469870877,
      "rows": 53
    },
    {
      "phase": "serving",
      "share": 0.22727924561506008,
      "rows": 6964
    },
    {
      "phase": "image",
      "share": 0.6221786719132882,
      "rows": 41
    },
    {
      "phase": "op",
      "share": 0.17165923682772388,
      "rows": 168
    },
    {
      "phase": "power",
      "share": 0.12012235542198701,
      "rows": 61
    },
    {
      "phase": "energy",
      "share": 0.2562662139569549,
      "rows": 677
    }
  ]
};
