/** Advice for any server: tools whose file is read. */
export const MEASURE_SERVER =
  'measure the server with `vllm bench serve … --save-result`, aiperf or `inferbench measure`';

/** The same for a model in a file of llama.cpp. */
export const MEASURE_GGUF = 'run `llama-bench -o json` with the same GGUF file';
