import { readExample } from '../../../src/submit/read-example.ts';

export async function GET(): Promise<Response> {
  return new Response(await readExample(), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="vllm-serve-h100-llama-3-8b.json"',
    },
  });
}
