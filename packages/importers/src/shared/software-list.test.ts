import { expect, test } from 'vitest';
import { softwareOf } from './software-list.ts';

test.each([
  ['vLLM 0.9.0, PyTorch 2.7.0', 'vllm', '0.9.0'],
  ['PyTorch 2.7.0, vLLM 0.9.0', 'vllm', '0.9.0'],
  ['TensorRT 10.13, CUDA 13.0', 'tensorrt', '10.13'],
  ['vLLM 0.8.4.dev12+rocm, Pytorch 2.6, ROCm 6.4', 'vllm', '0.8.4.dev12+rocm'],
  ['PyTorch', 'pytorch', null],
  ['pytorch v2.6.0', 'pytorch', '2.6.0'],
  ['PyTorch, 6.12.0', 'pytorch', null],
  ['CUDA 13.0, TensorRT-LLM', 'tensorrt-llm', null],
  ['TensorRT-LLM 0.18 (CUDA 12.8, cuDNN 9.1)', 'tensorrt-llm', '0.18'],
  ['OpenVINO 2025.1; kernel 6.12.0', 'openvino', '2025.1'],
  ['ONNX Runtime', 'onnxruntime', null],
  ['SDK of somebody v1.9.1', 'SDK of somebody', '1.9.1'],
  ['SGLang-0.4.6.post1', 'sglang', '0.4.6.post1'],
  ['', null, null],
])('a list of software: "%s" is %s %s', (list, framework, version) => {
  expect(softwareOf(list)).toEqual({ framework, version });
});

test('a JSON list is one as well', () => {
  expect(softwareOf(['PyTorch', '6.12.0'])).toEqual({ framework: 'pytorch', version: null });
});
