import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A result file of `vllm bench serve`, the one that the README submits; the site runs in its checkout. */
const EXAMPLE = path.resolve(process.cwd(), '../../test/fixtures/vllm/serve-h100-llama-3-8b.json');

/** Text of the result file that the site offers to look at; it was measured on nothing. */
export function readExample(): Promise<string> {
  return readFile(EXAMPLE, 'utf8');
}
