import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { ROOT } from './environment.ts';

const Ready = z.object({ ready: z.literal(true), url: z.url().default('http://127.0.0.1') });
const START_TIMEOUT_MS = 60_000;

export interface Service {
  url: string;
  pid: number;
  /** Everything that it printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** kill -9, and gone. */
  kill(): Promise<void>;
}

/** Starts one of our processes as `npm start` does and waits for its ready message. */
export async function startService(
  args: string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<Service> {
  const child = spawn(process.execPath, args, {
    cwd: path.join(ROOT, options.cwd),
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => output.push(String(chunk)));
  const url = await readyUrl(child, output);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output.join(''),
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function readyUrl(child: ChildProcess, output: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output.join('').slice(-2000)}`));
    const timer = setTimeout(() => fail('not ready in time'), START_TIMEOUT_MS);
    child.once('exit', (code) => fail(`exited with ${code}`));
    child.on('message', (message) => {
      const ready = Ready.safeParse(message);
      if (!ready.success) return;
      clearTimeout(timer);
      resolve(ready.data.url);
    });
  });
}

export interface CliOutcome {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `inferbench` from the root of the checkout. */
export async function runCli(
  args: string[],
  env: Record<string, string> = {},
  stdin?: string,
): Promise<CliOutcome> {
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/cli/bin/inferbench.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined); // a command that reads nothing closes it
  child.stdin.end(stdin);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { exitCode, stdout, stderr };
}
