/** Serving stacks as their makers write them; slugs of systems are in lower case. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [
    'vLLM',
    'DeepSpeed',
    'DeepSpeed-MII',
    'SambaFlow',
    'TensorRT',
    'TensorRT-LLM',
    'PyTorch',
    'SGLang',
    'llama.cpp',
  ].map((name) => [name.toLowerCase(), name]),
).set('optimum-habana', 'Optimum Habana');

/** "vLLM" for "vllm"; a stack that is not known keeps the name it was given. */
export function frameworkName(framework: string): string {
  return NAMES.get(framework.toLowerCase()) ?? framework;
}
