import { softwareOf } from '../../shared/software-list.ts';

/** "trt" is TensorRT-LLM here, and "dynamo-" stands before the engine that it runs. */
export function engineOf(framework: string): string | null {
  const plain = framework.replace(/^dynamo-/i, '');
  return /^trt$/i.test(plain) ? 'tensorrt-llm' : softwareOf(plain).framework;
}
