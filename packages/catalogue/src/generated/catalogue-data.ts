// Generated from chips/*.yaml and models/*.yaml by scripts/generate.ts; do not edit.
import type { Chip } from '@inferbench/domain/chip';
import type { Model } from '@inferbench/domain/model';

export const CHIPS: readonly Chip[] = [
  {
    "schema": "inferbench.chip/1",
    "slug": "nvidia-a100-sxm4-80gb",
    "name": "A100 SXM4 80GB",
    "vendor": "NVIDIA",
    "status": "shipping",
    "year": 2020,
    "processNode": "TSMC 7N",
    "sources": {
      "aiconfigurator": {
        "where": "ai-dynamo/aiconfigurator@095f58a5: aic-core/src/aiconfigurator_core/systems/a100_sxm.yaml",
        "readOn": "2026-11-21"
      },
      "gpu-table": {
        "where": "NVIDIA datasheet figures, copy at sysrqmts.com",
        "readOn": "2026-11-21"
      },
      "lambda": {
        "where": "skypilot-org/skypilot-catalog@0f407038: catalogs/v8/lambda/vms.csv (8-GPU node 22.32 USD/h)",
        "readOn": "2026-11-21"
      },
      "crusoe": {
        "where": "skypilot-org/skypilot-catalog@002363da: catalogs/v8/shadeform/vms.csv (8-GPU node 18.40 USD/h)",
        "readOn": "2026-11-21"
      },
      "price-table": {
        "where": "techbytes cloud-GPU price table, official price pages checked 2026-05-07",
        "readOn": "2026-11-21"
      }
    },
    "peaks": [
      {
        "precision": "fp16",
        "denseOpsPerSec": 312000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "int8",
        "denseOpsPerSec": 624000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      }
    ],
    "memory": {
      "type": "HBM2e",
      "capacity": {
        "value": 80,
        "unit": "GiB"
      },
      "bandwidthBytesPerSec": 2039000000000,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "onChip": {
      "kind": "L2 cache",
      "capacityBytes": 40000000,
      "source": "gpu-table",
      "confidence": "datasheet"
    },
    "power": {
      "tdpWatts": 400,
      "idleWatts": null,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "interconnect": {
      "type": "NVLink 3",
      "bandwidthBytesPerSec": 300000000000,
      "scaleUpChips": 8,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "rentalOffers": [
      {
        "provider": "Lambda",
        "usdPerHour": 2.79,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "lambda",
        "confidence": "datasheet"
      },
      {
        "provider": "Crusoe",
        "usdPerHour": 2.3,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "crusoe",
        "confidence": "datasheet"
      },
      {
        "provider": "Modal",
        "usdPerHour": 2.4984,
        "date": "2026-05-07",
        "kind": "on-demand",
        "source": "price-table",
        "confidence": "datasheet"
      }
    ],
    "family": "simt",
    "simt": {
      "processors": 108,
      "clockHz": 1410000000,
      "source": "gpu-table",
      "confidence": "datasheet"
    }
  },
  {
    "schema": "inferbench.chip/1",
    "slug": "nvidia-b200-sxm-180gb",
    "name": "B200 SXM 180GB",
    "vendor": "NVIDIA",
    "status": "shipping",
    "year": 2024,
    "processNode": "TSMC 4NP",
    "sources": {
      "aiconfigurator": {
        "where": "ai-dynamo/aiconfigurator@095f58a5: aic-core/src/aiconfigurator_core/systems/b200_sxm.yaml",
        "readOn": "2026-11-21"
      },
      "driver": {
        "where": "pytorch/ao pull request 4002 (2026-03-05), driver-reported properties",
        "readOn": "2026-11-21"
      },
      "comparison": {
        "where": "hmc-tech.com, B200 against GB200 comparison page",
        "readOn": "2026-11-21"
      },
      "idle": {
        "where": "ROCm/ROCm issue 5219 (August 2025), idle power of an air-cooled B200",
        "readOn": "2026-11-21"
      },
      "lambda": {
        "where": "skypilot-org/skypilot-catalog@0f407038: catalogs/v8/lambda/vms.csv (8-GPU node 53.52 USD/h)",
        "readOn": "2026-11-21"
      },
      "nebius": {
        "where": "skypilot-org/skypilot-catalog@0082b043: catalogs/v8/nebius/vms.csv",
        "readOn": "2026-11-21"
      }
    },
    "peaks": [
      {
        "precision": "fp32",
        "denseOpsPerSec": 75000000000000,
        "source": "comparison",
        "confidence": "datasheet"
      },
      {
        "precision": "fp16",
        "denseOpsPerSec": 2250000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "fp8",
        "denseOpsPerSec": 4500000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "int8",
        "denseOpsPerSec": 4500000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "fp4",
        "denseOpsPerSec": 9000000000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      }
    ],
    "memory": {
      "type": "HBM3e",
      "capacity": {
        "value": 180,
        "unit": "GB"
      },
      "bandwidthBytesPerSec": 7700000000000,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "onChip": {
      "kind": "L2 cache",
      "capacityBytes": 126500000,
      "source": "driver",
      "confidence": "measured"
    },
    "power": {
      "tdpWatts": 1000,
      "idleWatts": 137,
      "source": "idle",
      "confidence": "measured"
    },
    "interconnect": {
      "type": "NVLink 5",
      "bandwidthBytesPerSec": 900000000000,
      "scaleUpChips": 8,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "rentalOffers": [
      {
        "provider": "Lambda",
        "usdPerHour": 6.69,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "lambda",
        "confidence": "datasheet"
      },
      {
        "provider": "Nebius",
        "usdPerHour": 5.5,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "nebius",
        "confidence": "datasheet"
      }
    ],
    "family": "simt",
    "simt": {
      "processors": 148,
      "clockHz": 1860000000,
      "source": "comparison",
      "confidence": "datasheet"
    }
  },
  {
    "schema": "inferbench.chip/1",
    "slug": "nvidia-h100-sxm5-80gb",
    "name": "H100 SXM5 80GB",
    "vendor": "NVIDIA",
    "status": "shipping",
    "year": 2022,
    "processNode": "TSMC 4N",
    "sources": {
      "aiconfigurator": {
        "where": "ai-dynamo/aiconfigurator@095f58a5: aic-core/src/aiconfigurator_core/systems/h100_sxm.yaml",
        "readOn": "2026-11-21"
      },
      "datasheet": {
        "where": "NVIDIA H100 datasheet table (sparse figures halved), copy at archive-lib.hpctech.co.jp",
        "readOn": "2026-11-21"
      },
      "anandtech": {
        "where": "AnandTech, H100 launch article (132 SM, 1830 MHz)",
        "readOn": "2026-11-21"
      },
      "lambda": {
        "where": "skypilot-org/skypilot-catalog@0f407038: catalogs/v8/lambda/vms.csv (8-GPU node 31.92 USD/h)",
        "readOn": "2026-11-21"
      },
      "price-table": {
        "where": "techbytes cloud-GPU price table, official price pages checked 2026-05-07",
        "readOn": "2026-11-21"
      },
      "nebius": {
        "where": "skypilot-org/skypilot-catalog@0082b043: catalogs/v8/nebius/vms.csv",
        "readOn": "2026-11-21"
      },
      "aws": {
        "where": "AWS p5 price cut of June 2025, 55.04 USD/h for 8 GPUs, divided by 8",
        "readOn": "2026-11-21"
      },
      "google": {
        "where": "jax-ml/scaling-book@0819a7d8: applied-inference.md",
        "readOn": "2026-11-21"
      }
    },
    "peaks": [
      {
        "precision": "fp32",
        "denseOpsPerSec": 66900000000000,
        "source": "datasheet",
        "confidence": "datasheet"
      },
      {
        "precision": "fp16",
        "denseOpsPerSec": 989400000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "fp8",
        "denseOpsPerSec": 1978900000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      },
      {
        "precision": "int8",
        "denseOpsPerSec": 1978900000000000,
        "source": "aiconfigurator",
        "confidence": "datasheet"
      }
    ],
    "memory": {
      "type": "HBM3",
      "capacity": {
        "value": 80,
        "unit": "GiB"
      },
      "bandwidthBytesPerSec": 3350000000000,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "onChip": {
      "kind": "L2 cache",
      "capacityBytes": 50000000,
      "source": "datasheet",
      "confidence": "datasheet"
    },
    "power": {
      "tdpWatts": 700,
      "idleWatts": null,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "interconnect": {
      "type": "NVLink 4",
      "bandwidthBytesPerSec": 450000000000,
      "scaleUpChips": 8,
      "source": "aiconfigurator",
      "confidence": "datasheet"
    },
    "rentalOffers": [
      {
        "provider": "Lambda",
        "usdPerHour": 3.99,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "lambda",
        "confidence": "datasheet"
      },
      {
        "provider": "Lambda",
        "usdPerHour": 3.78,
        "date": "2026-05-07",
        "kind": "on-demand",
        "source": "price-table",
        "confidence": "datasheet"
      },
      {
        "provider": "Modal",
        "usdPerHour": 3.9492,
        "date": "2026-05-07",
        "kind": "on-demand",
        "source": "price-table",
        "confidence": "datasheet"
      },
      {
        "provider": "Nebius",
        "usdPerHour": 2.95,
        "date": "catalogue of 2026",
        "kind": "on-demand",
        "source": "nebius",
        "confidence": "datasheet"
      },
      {
        "provider": "AWS p5.48xlarge",
        "usdPerHour": 6.88,
        "date": "2025-06",
        "kind": "on-demand",
        "source": "aws",
        "confidence": "datasheet"
      },
      {
        "provider": "Google Cloud",
        "usdPerHour": 10.8,
        "date": "2025-02",
        "kind": "on-demand",
        "source": "google",
        "confidence": "datasheet"
      }
    ],
    "family": "simt",
    "simt": {
      "processors": 132,
      "clockHz": 1830000000,
      "source": "anandtech",
      "confidence": "datasheet"
    }
  }
];

export const MODELS: readonly Model[] = [
  {
    "schema": "inferbench.model/1",
    "slug": "llama-3-70b",
    "name": "Llama 3 70B",
    "kind": "dense",
    "aliases": [
      "meta-llama/Meta-Llama-3-70B",
      "meta-llama/Meta-Llama-3-70B-Instruct",
      "NousResearch/Meta-Llama-3-70B",
      "NousResearch/Meta-Llama-3-70B-Instruct"
    ],
    "layers": 80,
    "hidden": 8192,
    "heads": 64,
    "kvHeads": 8,
    "headDim": 128,
    "ffn": 28672,
    "gatedFfn": true,
    "vocab": 128256,
    "tiedEmbeddings": false,
    "normsPerLayer": 2,
    "maxContextTokens": 8192,
    "publishedParameters": null,
    "source": "Lightning-AI/litgpt@2685705: litgpt/config.py (Llama-3-70B)"
  },
  {
    "schema": "inferbench.model/1",
    "slug": "llama-3-8b",
    "name": "Llama 3 8B",
    "kind": "dense",
    "aliases": [
      "meta-llama/Meta-Llama-3-8B",
      "meta-llama/Meta-Llama-3-8B-Instruct",
      "NousResearch/Meta-Llama-3-8B",
      "NousResearch/Meta-Llama-3-8B-Instruct"
    ],
    "layers": 32,
    "hidden": 4096,
    "heads": 32,
    "kvHeads": 8,
    "headDim": 128,
    "ffn": 14336,
    "gatedFfn": true,
    "vocab": 128256,
    "tiedEmbeddings": false,
    "normsPerLayer": 2,
    "maxContextTokens": 8192,
    "publishedParameters": 8030261248,
    "source": "Lightning-AI/litgpt@2685705: litgpt/config.py (Llama-3-8B); parameter count keras-team/keras-hub@71453d0 llama3_8b_en"
  }
];
