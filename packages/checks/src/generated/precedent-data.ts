// Generated from packages/catalogue/waivers.yaml by its scripts/generate.ts; do not edit.
import type { PrecedentList } from '@inferbench/domain/waiver';

export const PRECEDENTS: PrecedentList = {
  schema: "inferbench.waivers/1",
  waived: [
  {"rule":"PHYS-ATTAINABLE","stack":"atom","chip":"amd-mi355x","model":"minimax-m3","reason":"A campaign of dated runs stays above the attainable model of this network on this chip and below every bound: the model is the side in doubt."},
  {"rule":"PHYS-ATTAINABLE","stack":"pytorch","chip":"nvidia-rtx-3090","model":"convnext-l","reason":"Convolutions outrun the attainable model of this network, which is the side in doubt; the rate lies below every bound."},
  {"rule":"PHYS-ATTAINABLE","stack":"pytorch","chip":"nvidia-rtx-4090","model":"convnext-l","reason":"Convolutions outrun the attainable model of this network, which is the side in doubt; the rate lies below every bound."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"amd-mi300x","model":"ernie-4.5-21b-a3b","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"amd-mi300x","model":"ministral-3-14b","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"amd-mi355x","model":"qwen3.5-397b-a17b","reason":"A campaign of dated runs stays above the attainable model of this network on this chip and below every bound: the model is the side in doubt."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"deepseek-r1","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"glm-4.7-flash","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"minimax-m2.5","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"nemotron-3-nano-30b-a3b","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"qwen3-235b-a22b","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-b200-sxm-180gb","model":"qwen3-coder-next","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"sglang","chip":"nvidia-h200-sxm-141gb","model":"nemotron-3-super-120b-a12b","reason":"First tokens come sooner than of a burst of as many clients: the source says neither how clients began nor what a prefix cache answered. The rate is below attainable."},
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"amd-mi355x","model":"minimax-m2.5","reason":"Prompts of conversations were answered from a prefix cache whose hit rate the source does not state, so that less was computed than attainable assumes."},
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"nvidia-b200-sxm-180gb","model":"kimi-k2.5","reason":"A campaign of dated runs stays above the attainable model of this network on this chip and below every bound: the model is the side in doubt."},
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"nvidia-b300-sxm","model":"minimax-m3","reason":"A campaign of dated runs stays above the attainable model of this network on this chip and below every bound: the model is the side in doubt."},
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"nvidia-h200-sxm-141gb","model":"minimax-m2.5","reason":"Prompts of conversations were answered from a prefix cache whose hit rate the source does not state, so that less was computed than attainable assumes."},
],
  held: [
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"nvidia-a100-sxm4-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"PHYS-ATTAINABLE","stack":"vllm","chip":"nvidia-h100-sxm5-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"PHYS-COMPUTE","stack":"vllm","chip":"nvidia-a100-sxm4-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"PHYS-COMPUTE","stack":"vllm","chip":"nvidia-h100-sxm5-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"PHYS-POWER","stack":"tensorrt-llm","chip":"nvidia-b200-sxm-180gb","model":"llama-2-70b","reason":"The wall of the server exceeds the limits of its eight chips and the host that is allowed for: what else the meter fed is not stated."},
  {"rule":"PHYS-POWER","stack":"tensorrt-llm","chip":"nvidia-b200-sxm-180gb","model":"llama-3.1-405b","reason":"The wall of the server exceeds the limits of its eight chips and the host that is allowed for: what else the meter fed is not stated."},
  {"rule":"PHYS-PREFILL","stack":"vllm","chip":"amd-mi355x","model":"minimax-m2.5","reason":"The cache was on and its hit rate is not stated, so that prompts cannot be counted; stands until the source states it."},
  {"rule":"PHYS-PREFILL","stack":"vllm","chip":"nvidia-a100-sxm4-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"PHYS-PREFILL","stack":"vllm","chip":"nvidia-h100-sxm5-80gb","model":"llama-2-70b","reason":"A batch of 64 prompts of one row takes a ninth of the time that the arithmetic of its chips needs: an error of the source."},
  {"rule":"TECH-CACHE","stack":"vllm","chip":"amd-mi355x","model":"minimax-m2.5","reason":"The cache was on and its hit rate is not stated, so that prompts cannot be counted; stands until the source states it."},
],
};
