import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../testkit/environment.ts';
import { ensureLlama, LLAMA_FOLDER } from './install.ts';
import type { ShapeName } from './shapes.ts';

const PATIENCE_MS = 60_000;

export interface LlamaServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** What a parent that is killed does: it closes the pipe and says nothing. */
  abandon(): void;
}

/** Starts llama.cpp with a model of a shape, in a process of its own that ends with this one. */
export async function startLlama(options: {
  shape: ShapeName;
  slots?: number;
  contextTokens?: number;
}): Promise<LlamaServer> {
  ensureLlama();
  const { shape, slots = 4, contextTokens = 1024 } = options;
  const models = path.join(ROOT, '.inferbench/engines/llama');
  const file = path.join(LLAMA_FOLDER, 'serve.ts');
  const args = [file, shape, models, slots, 0, contextTokens].map(String);
  const child = spawn(process.execPath, ['--import', 'tsx/esm', ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`llama.cpp did not start in time:\n${output}`));
    }, PATIENCE_MS);
    const listen = (chunk: unknown) => {
      output = (output + String(chunk)).slice(-4000);
      const found = /listening on (\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`llama.cpp ended with ${code}:\n${output}`));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    abandon: () => child.stdin.destroy(),
  };
}
