import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A result file of `vllm bench serve`, the one that the README submits; the site runs in its checkout. */
const EXAMPLE = path.resolve(process.cwd(), '../../test/fixtures/vllm/serve-h100-llama-3-8b.json');

export async function GET(): Promise<Response> {
  return new Response(await readFile(EXAMPLE, 'utf8'), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="vllm-serve-h100-llama-3-8b.json"',
    },
  });
}
