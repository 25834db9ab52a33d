interface Framework {
  /** Word as systems and their slugs have it. */
  word: string;
  /** Name as its maker writes it. */
  name: string;
  /** Other words for the same, as tools write them. */
  aliases: readonly string[];
}

const framework = (word: string, name: string, ...aliases: string[]): Framework => ({ word, name, aliases });

/** What a stack is called that is none of the list. */
export const OTHER_FRAMEWORK = 'other';

/**
 * Every serving stack that a system can be of. A system is chip × number of chips × stack, so that a list that is closed is
 * what keeps one submitter from being many systems. A new stack is one line.
 */
export const FRAMEWORKS: readonly Framework[] = [
  framework('atom', 'ATOM'),
  framework('atom+mooncake', 'ATOM + Mooncake'),
  framework('cerebras-inference', 'Cerebras Inference'),
  framework('deepspeed', 'DeepSpeed', 'deepspeed-inference'),
  framework('deepspeed-mii', 'DeepSpeed-MII', 'mii', 'deepspeed-fastgen'),
  framework('diffusers', 'Diffusers', 'huggingface-diffusers'),
  framework('dynamo+sglang', 'Dynamo + SGLang', 'nvidia-dynamo-sglang'),
  framework('dynamo+tensorrt-llm', 'Dynamo + TensorRT-LLM', 'dynamo-trt', 'dynamo-trtllm', 'dynamo-trt-llm'),
  framework('dynamo+vllm', 'Dynamo + vLLM', 'nvidia-dynamo-vllm'),
  framework('groq', 'Groq'),
  framework('ipex', 'Intel Extension for PyTorch', 'intel-extension-for-pytorch'),
  framework('jax', 'JAX'),
  framework('jax-flax', 'JAX Flax', 'flax'),
  framework('jetstream-pytorch', 'JetStream PyTorch'),
  framework('llama.cpp', 'llama.cpp', 'llama-server'),
  framework('llm-d+vllm', 'llm-d + vLLM', 'llm-d'),
  framework('lmdeploy', 'LMDeploy', 'turbomind'),
  framework('mlc-llm', 'MLC LLM', 'mlc'),
  framework('nim', 'NVIDIA NIM', 'nvidia-nim'),
  framework('ollama', 'Ollama'),
  framework('onnxruntime', 'ONNX Runtime', 'ort'),
  framework('openvino', 'OpenVINO'),
  framework('optimum-habana', 'Optimum Habana'),
  framework('pytorch', 'PyTorch', 'torch'),
  framework('pytorch-compile', 'PyTorch compile', 'torch-compile'),
  framework('sambaflow', 'SambaFlow'),
  framework('sarathi-serve kernels', 'Sarathi-Serve kernels'),
  framework('sglang', 'SGLang'),
  framework('sglang+mori', 'SGLang + MoRI'),
  framework('tensorrt', 'TensorRT', 'nvidia-tensorrt'),
  framework('tensorrt-llm', 'TensorRT-LLM', 'trt-llm', 'trtllm'),
  framework('tgi', 'Text Generation Inference', 'text-generation-inference', 'py-txi'),
  framework('transformers', 'Transformers', 'hf-transformers', 'huggingface-transformers'),
  framework('transformers-neuronx', 'Transformers NeuronX'),
  framework('tt-metal', 'TT-Metal', 'tt-metalium'),
  framework('untether', 'Untether'),
  framework('vllm', 'vLLM'),
  framework('vllm-gaudi', 'vLLM Gaudi', 'vllm-hpu', 'vllm-fork-gaudi'),
  framework('vllm-tpu', 'vLLM TPU'),
  framework('xdit', 'xDiT'),
  framework(OTHER_FRAMEWORK, 'other stack'),
];

const NAME_BY_WORD = new Map(FRAMEWORKS.map(({ word, name }) => [word, name]));
/** Cases, blanks and punctuation make no other stack. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const WORD_BY_FOLDED = new Map(
  FRAMEWORKS.flatMap(({ word, name, aliases }) =>
    [word, name, ...aliases].map((text) => [folded(text), word] as const),
  ),
);
/** What the name of a listed stack is written with; a letter of another alphabet makes another name, not the same one. */
const PLAIN = /^[A-Za-z0-9 .+_/-]+$/;

/** What may be shown of a stack's name where it is none of the list. */
export const FRAMEWORK_TEXT = /^[A-Za-z0-9 .+_-]{1,40}$/;
const FRAMEWORK_TEXT_LENGTH = 40;

/** "vllm" for "vLLM"; what the list does not have is `other`, with its own words as far as they may be shown. */
export function foldFramework(stated: string): { framework: string; frameworkText: string | null } {
  const text = stated.normalize('NFKC').trim();
  const word = PLAIN.test(text) ? WORD_BY_FOLDED.get(folded(text)) : undefined;
  if (word !== undefined) return { framework: word, frameworkText: null };
  const shown = text
    .replaceAll(/[^A-Za-z0-9 .+_-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .slice(0, FRAMEWORK_TEXT_LENGTH)
    .trim();
  // What only looks like a listed name once its other characters are gone says nothing.
  const usable = /[A-Za-z0-9]/.test(shown) && !WORD_BY_FOLDED.has(folded(shown));
  return { framework: OTHER_FRAMEWORK, frameworkText: usable ? shown : null };
}

/** "vLLM" for "vllm"; a stack of before the list was closed keeps the name it was given. */
export function frameworkName(word: string): string {
  return NAME_BY_WORD.get(word.toLowerCase()) ?? word;
}
