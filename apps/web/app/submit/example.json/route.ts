import example from '../../../../../test/fixtures/vllm/serve-h100-llama-3-8b.json';

/** A result file of `vllm bench serve`, the one that the README submits. */
export function GET(): Response {
  return new Response(`${JSON.stringify(example, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="vllm-serve-h100-llama-3-8b.json"',
    },
  });
}
