/** How a server is measured so that the file is read, whatever serves. */
export const MEASURE_SERVER =
  'measure the server with `vllm bench serve … --save-result`, aiperf or `inferbench measure`';

/** The same for a model in a file of llama.cpp. */
export const MEASURE_GGUF = 'run `llama-bench -o json` with the same GGUF file';
